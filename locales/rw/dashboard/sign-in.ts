// On every screen before the sign-in
export const backToHome = 'Subira ahabanza';
export const forStaff = 'Uru rupapuro ni urw’abakozi b’umuryango.';
export const email = 'Imeyili';
export const saving = 'Birimo kubikwa...';
export const tryAgain = 'Ongera ugerageze';

// Signing in
export const signIn = 'Injira';
export const password = 'Ijambo ry’ibanga';
export const login = 'Injira';
export const loggingIn = 'Murimo kwinjira...';
export const oneTimeCode = 'Kode ikoreshwa rimwe';
export const codeHint = (address: string) => `Twayohereje kuri ${address}. Imara iminota 5.`;
export const codeOfDigits = (digits: number) => `Kode y’imibare ${digits}`;
export const recoveryCode = 'Kode y’ingoboka';
export const recoveryCodeHint = 'Imwe muri kode icumi mwacapye cyangwa mwanditse. Buri kode ikora inshuro imwe.';
export const verify = 'Emeza';
export const verifying = 'Birimo kugenzurwa...';
export const useMailedCode = 'Koresha kode yo kuri imeyili';
export const useRecoveryCode = 'Nta butumwa mwabonye? Koresha kode y’ingoboka';
export const startAgain = 'Ongera utangire, ubone kode nshya';

// When the session has run out
export const signInAgain = 'Mwongere mwinjire';
export const sessionEnded =
  'Mwasohowe muri konti kuko igihe cyarangiye. Mwongere mwinjire, mukomereze aho mwari mugeze.';
export const leaveDashboard = 'Va ku rubuga rw’abakozi';

// A forgotten password
export const forgotPassword = 'Nibagiwe ijambo ry’ibanga';
export const emailHint = 'Imeyili mukoresha mwinjira.';
export const sendLink = 'Ohereza aderesi';
export const sendAnotherLink = 'Ohereza indi aderesi';
export const sending = 'Birimo koherezwa...';
export const linkNotSent = 'Aderesi ntiyoherejwe.';
export const linkValidity = 'Aderesi imara iminota 30 kandi ikora inshuro imwe. Murebe no mu butumwa butifuzwa (spam).';
export const backToSignIn = 'Subira aho binjirira';

// A password by a mailed link
export const welcome = 'Murakaza neza';
export const invited = 'Mwatumiwe ku rubuga rw’abakozi. Muhitemo ijambo ry’ibanga muzajya mukoresha mwinjira.';
export const acceptInvitation = 'Emera ubutumire';
export const setNewPassword = 'Shyiraho ijambo ry’ibanga rishya';
export const signedOutEverywhere = 'Muzasohoka ku bikoresho byose.';
export const setPassword = 'Shyiraho ijambo ry’ibanga';
export const passwordNotSet = 'Ijambo ry’ibanga ntiryashyizweho.';
export const requestNewLink = 'Saba aderesi nshya';

// A link made on the server
export const signInWithLink = 'Injira ukoresheje aderesi';
export const checkingLink = 'Aderesi irimo kugenzurwa...';
export const createFirstAccount = 'Fungura konti ya mbere';
export const firstAccountHint =
  'Iyi konti ishobora gukora byose. Ishobora kongeramo abandi bakozi no guhitamo icyo buri wese yemerewe gukora.';
export const firstName = 'Izina bwite';
export const lastName = 'Izina ry’umuryango';
export const firstEmailHint = 'Ni yo muzajya mukoresha mwinjira, kandi ni yo tuzoherezaho kode zo kwinjira.';
export const createAccount = 'Fungura konti';
export const creatingAccount = 'Konti irimo gufungurwa...';
export const accountNotCreated = 'Konti ntiyashoboye gufungurwa.';
export const chooseNewPassword = 'Hitamo ijambo ry’ibanga rishya';
export const newPasswordHint = (address: string) => `Ni irya ${address}. Iyi konti izasohoka ku bikoresho byose.`;
export const signedIn = 'Mwinjiye';

// Before a change of accounts, and taking one back
export const enterYourPassword = 'Mwandike ijambo ry’ibanga ryanyu';
export const enterYourPasswordHint = 'Ibi bikorwa na nyir’iyi konti gusa. Ijambo ry’ibanga ryerekana ko ari mwe.';
export const continueWithChange = 'Komeza';
export const notChanged = 'Nta cyahindutse.';
export const cancelChange = 'Reka';
export const undoAddress = 'Subizaho imeyili ya kera';
export const undoAddressHint =
  'Konti isubirana imeyili ya kera. Abayinjiyemo bose barasohorwa, ijambo ry’ibanga ryayo rikurwaho.';
export const yourPassword = 'Ijambo ry’ibanga ryanyu';

export const myProfile = 'Umwirondoro wanjye';

// Name and password
export const name = 'Amazina';
export const firstName = 'Izina bwite';
export const lastName = 'Izina ry’umuryango';
export const saveName = 'Bika amazina';
export const saving = 'Birimo kubikwa...';
export const nameSaved = 'Amazina yabitswe.';
export const nameNotSaved = 'Amazina ntiyabitswe.';
export const password = 'Ijambo ry’ibanga';
export const newPasswordHint =
  'Ijambo ry’ibanga rishya ribasohora ku bindi bikoresho byose, kandi kode zanyu z’ingoboka ntizongera gukora.';
export const currentPassword = 'Ijambo ry’ibanga musanganywe';
export const changePassword = 'Hindura ijambo ry’ibanga';
export const passwordNotChanged = 'Ijambo ry’ibanga ntiryahindutse.';

// Devices
export const sessions = 'Aho mwinjiye';
export const sessionsHint = 'Niba hari igikoresho mutazi, mugisohore kandi muhindure ijambo ry’ibanga.';
export const loadingDevices = 'Ibikoresho byanyu birimo gufunguka...';
export const devices = (count: number) =>
  count === 1 ? 'Mwinjiye kuri iki gikoresho gusa.' : `Mwinjiye ku bikoresho ${count}.`;
export const signOut = 'Sohora';
export const signOutDevice = (device: string) => `Sohora ${device}`;
export const deviceSignedOut = (device: string) => `${device}: cyasohowe.`;
export const signOutOthers = 'Sohora ibindi bikoresho';
export const othersSignedOut = 'Mwasohotse ku bindi bikoresho byose.';

// Hints for newcomers
export const hints = 'Inama';
export const hintsHint = 'Inama zo hejuru ku rupapuro zivaho iyo mukanze «Nabyumvise».';
export const showHintsAgain = 'Ongera unyereke inama';
export const hintsShownAgain = 'Inama zongeye kugaragara.';

// Recovery codes
export const recoveryCodes = 'Kode z’ingoboka';
export const recoveryCodesHint =
  'Niba imeyili irimo kode yo kwinjira itabagezeho, mukoreshe imwe muri izi kode. Buri kode ikora inshuro imwe.';
export const noCodes = 'Nta kode z’ingoboka mufite.';
export const noCodesHint =
  'Mukore inshya nonaha. Kode za kera, cyangwa izo mwari mufite mbere yo guhindura ijambo ry’ibanga, ntizigikora.';
export const codesLeft = (count: number) => `Musigaranye kode z’ingoboka ${count}.`;
export const yourPassword = 'Ijambo ry’ibanga ryanyu';
export const passwordHint = 'Kugira ngo twemeze ko ari mwe.';
export const codesReplaced = 'Kode nshya zisimbura iza kera.';
export const createCodes = (count: number) => `Kora kode nshya ${count}`;
export const creatingCodes = 'Kode zirimo gukorwa...';
export const codesNotCreated = 'Kode ntizashoboye gukorwa.';
export const yourRecoveryCodes = 'Kode zanyu z’ingoboka';
export const codesFor = (email: string) =>
  `Ni izo kwinjira muri Intambwe nka ${email}. Buri kode ikora inshuro imwe. Zerekanwa rimwe gusa: muzicape cyangwa muzandike, muzibike ahantu hizewe.`;
export const print = 'Capa';
export const codesSaved = 'Nazibitse';

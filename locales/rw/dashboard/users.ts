// The list
export const userManagement = 'Konti z’abakozi';
export const subtitle = 'Abafite konti, n’ibyo bemerewe gukora.';
export const users = 'Konti z’abakozi';
export const user = 'Nyiri konti';
export const newUser = '+ Konti nshya';
export const searchUsers = 'Shakisha konti';
export const searchedInUsers = 'Shakisha izina cyangwa imeyili';
export const loadingUsers = 'Konti z’abakozi zirimo gufunguka...';
export const failedToLoadUsers = 'Konti z’abakozi ntizashoboye gufunguka';
export const noMatch = 'Nta konti ihuye n’ibyo mushaka';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Konti, kuva ku ya ${first} kugeza ku ya ${last}, muri ${count}`;
export const name = 'Izina';
export const email = 'Imeyili';
export const status = 'Uko bihagaze';
export const allStatus = 'Byose';
export const created = 'Igihe yafunguriwe';
export const active = 'Irakora';
export const inactive = 'Ntikora';
export const verified = 'Yemejwe';
export const role = 'Inshingano';
export const allRoles = 'Inshingano zose';
export const staff = 'Umukozi';
export const regular = 'Undi';
export const view = 'Reba';
export const viewDetailsOf = (name: string) => `Reba umwirondoro wa ${name}`;

// Deleting
export const signedOutAtOnce = 'Ba nyirazo bahita basohorwa ku bikoresho byose.';
export const deleteQuestion = (name: string) => `Gusiba konti ya ${name}?`;
export const deleteAccount = 'Siba konti';
export const cannotSignIn = (name: string, email: string) =>
  `${name} (${email}) ahita asohorwa ku bikoresho byose, kandi ntashobora kongera kwinjira.`;
export const rolesHeld = (roles: string) => `Inshingano: ${roles}.`;
export const canBeRestored = 'Ibyo yanditse bigumaho. Mu minsi 30 mushobora kugarura konti.';

// The details
export const backToUsers = 'Subira kuri konti z’abakozi';
export const loadingUser = 'Umwirondoro wa nyiri konti urimo gufunguka...';
export const userNotFound = 'Konti ntiyabonetse';
export const userNotFoundHint = 'Konti mushaka ntiyabonetse.';
export const errorLoadingUser = 'Umwirondoro ntiwashoboye gufunguka';
export const failedToLoadUser = 'Umwirondoro wa nyiri konti ntiwashoboye gufunguka';
export const personalInformation = 'Umwirondoro';
export const emailAddress = 'Imeyili';
export const username = 'Izina rya konti';
export const fullName = 'Amazina yombi';
export const roles = 'Inshingano';
export const noRoles = 'Nta nshingano yahawe';
export const accountTimeline = 'Amateka ya konti';
export const lastUpdated = 'Igihe iheruka guhindurwa';
export const lastLogin = 'Aheruka kwinjira';
export const neverLoggedIn = 'Ntarinjira na rimwe';
export const invitationExpires = 'Ubutumire burangira';
export const staffMember = 'Umukozi';
export const superuser = 'Umuyobozi mukuru';

// What can be done with an account
export const inviteAgain = 'Ongera utumire';
export const invitationGoesTo = (email: string) => `Ubundi butumire bwoherejwe kuri ${email}.`;
export const deactivate = 'Hagarika konti';
export const activate = 'Emerera konti gukora';
export const deactivated = 'Konti yahagaritswe. Nyirayo yasohowe.';
export const activated = 'Konti irakora.';
export const editUser = 'Hindura konti';
export const signIns = 'Aho yinjiye';
export const notSignedIn = 'Nta hantu yinjiye';
export const signOutEverywhere = 'Sohora ku bikoresho byose';
export const signedOutEverywhere = 'Nyiri konti yasohowe ku bikoresho byose.';

// Security
export const securityAlerts = 'Ibyo kwitondera ku mutekano';
export const failedAttempts = (count: number) => `Kwinjira byanze inshuro ${count}`;
/** A moment follows. */
export const lockedUntil = 'Konti ifunze kugeza ku wa';
/** Follows the moment. */
export const lockedWhereItFailed = '(aho kwinjira byangiye; ahandi kwinjira bishobora gukunda)';
export const twoFactor = 'Kwinjira bisaba na kode';
/** A moment follows. */
export const codeSent = 'kode yoherejwe ku wa';
export const unlock = 'Kuraho ifungwa rya konti';
export const unlocked = 'Ifungwa rya konti ryakuweho.';

// The form
export const createMode = 'Kongeraho';
export const editMode = 'Guhindura';
export const basicInformation = 'Amakuru y’ibanze';
export const firstName = 'Izina bwite';
export const lastName = 'Izina ry’umuryango';
export const securitySettings = 'Umutekano';
export const password = 'Ijambo ry’ibanga';
export const passwordHints = {
  new: (characters: number) => `Nibura inyuguti ${characters}.`,
  other: (characters: number) =>
    `Nibura inyuguti ${characters}. Muhareke ubusa niba ijambo ry’ibanga risanzwe rigumaho. Irishya risohora nyiri konti ku bikoresho byose.`,
};
export const confirmPassword = 'Ongera wandike ijambo ry’ibanga';
export const sendInvitation = 'Ohereza ubutumire';
export const sendInvitationHint =
  'Nyiri konti nshya yohererezwa imeyili irimo aderesi imara amasaha 72, akihitiramo ijambo ry’ibanga.';
/** `profile` is the link to one's own profile. */
export const changeYourOwnPassword = <Part>(profile: Part) => [
  'Ijambo ry’ibanga ryanyu bwite murihindurira ahanditse ',
  profile,
  '.',
];
export const myProfile = 'Umwirondoro wanjye';
export const roleAssignment = 'Gutanga inshingano';
export const roleAssignmentHint =
  'Ibyo nyiri konti yemerewe gukora. Mushobora gutanga gusa uburenganzira na mwe ubwanyu mufite.';
export const loadingRoles = 'Inshingano zirimo gufunguka...';
export const failedToLoadRoles = 'Inshingano ntizashoboye gufunguka';
export const noRolesAvailable = 'Nta nshingano zihari';
export const inactiveRole = (role: string) => `${role} (ntikora)`;
export const accountSettings = 'Igenamiterere rya konti';
export const activeHint = 'Ashobora kwinjira no gukoresha urubuga rw’abakozi.';
export const verifiedHint = 'Imeyili yaremejwe.';
export const staffHint = 'Ashobora gushingwa gukurikirana abifuza gutanga inkunga. Ibi nta burenganzira bitanga.';
export const superuserHint = 'Afite uburenganzira bwose.';
export const onlySuperuser = 'Umuyobozi mukuru ni we wenyine ubihindura.';
export const createUser = 'Fungura konti';
export const updateUser = 'Bika konti';
export const saving = 'Birimo kubikwa...';
export const failedToSave = 'Konti ntiyabitswe';
export const userCreated = 'Konti yafunguwe';
export const userUpdated = 'Konti yahinduwe';

// The list
export const userManagement = 'Abakoresha';
export const subtitle = 'Abafite konti, n’ibyo bemerewe gukora.';
export const users = 'Abakoresha';
export const user = 'Ukoresha';
export const newUser = '+ Ukoresha mushya';
export const searchUsers = 'Shakisha ukoresha...';
export const loadingUsers = 'Abakoresha barimo gushakwa...';
export const failedToLoadUsers = 'Abakoresha ntibashoboye kuboneka';
export const noMatch = 'Nta ukoresha uhuye n’ibyo mushaka';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Abakoresha, kuva ku wa ${first} kugeza ku wa ${last}, muri ${count}`;
export const name = 'Izina';
export const email = 'Imeyili';
export const status = 'Uko bihagaze';
export const allStatus = 'Byose';
export const created = 'Yafunguwe';
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
export const signedOutAtOnce = 'Bahita basohorwa ku bikoresho byose.';
export const deleteQuestion = (name: string) => `Gusiba konti ya ${name}?`;
export const deleteAccount = 'Siba konti';
export const cannotSignIn = (name: string, email: string) =>
  `${name} (${email}) ahita asohorwa ku bikoresho byose, kandi ntashobora kongera kwinjira.`;
export const rolesHeld = (roles: string) => `Inshingano: ${roles}.`;
export const canBeRestored = 'Ibyo yanditse bigumaho. Mu minsi 30 mushobora kugarura konti.';

// The details
export const backToUsers = 'Subira ku bakoresha';
export const loadingUser = 'Umwirondoro w’ukoresha urimo gufunguka...';
export const userNotFound = 'Ukoresha ntiyabonetse';
export const userNotFoundHint = 'Ukoresha mushaka ntiyabonetse.';
export const errorLoadingUser = 'Umwirondoro ntiwashoboye gufunguka';
export const failedToLoadUser = 'Umwirondoro w’ukoresha ntiwabonetse';
export const personalInformation = 'Umwirondoro';
export const emailAddress = 'Imeyili';
export const username = 'Izina ry’ukoresha';
export const fullName = 'Amazina yombi';
export const roles = 'Inshingano';
export const noRoles = 'Nta nshingano yahawe';
export const accountTimeline = 'Amateka ya konti';
export const lastUpdated = 'Yahinduwe bwa nyuma';
export const lastLogin = 'Aheruka kwinjira';
export const neverLoggedIn = 'Ntarinjira na rimwe';
export const invitationExpires = 'Ubutumire burangira';
export const staffMember = 'Umukozi';
export const superuser = 'Umuyobozi mukuru w’urubuga';

// What can be done with an account
export const inviteAgain = 'Ongera utumire';
export const invitationGoesTo = (email: string) => `Ubundi butumire bwoherejwe kuri ${email}.`;
export const deactivate = 'Hagarika';
export const activate = 'Koresha';
export const deactivated = 'Konti yahagaritswe. Ukoresha yasohowe.';
export const activated = 'Konti irakora.';
export const editUser = 'Hindura ukoresha';
export const signIns = 'Aho yinjiye';
export const notSignedIn = 'Nta hantu yinjiye';
export const signOutEverywhere = 'Sohora ku bikoresho byose';
export const signedOutEverywhere = 'Ukoresha yasohowe ku bikoresho byose.';

// Security
export const securityAlerts = 'Ibyo kwitondera ku mutekano';
export const failedAttempts = (count: number) =>
  count === 1 ? 'Yagerageje kwinjira inshuro 1 biranga' : `Yagerageje kwinjira inshuro ${count} biranga`;
/** A moment follows. */
export const lockedUntil = 'Konti ifunze kugeza ku wa';
/** Follows the moment. */
export const lockedWhereItFailed = '(ku wagerageje bikanga; kwinjirira ahandi bishobora gukunda)';
export const twoFactor = 'Kwinjira bisaba na kode';
/** A moment follows. */
export const codeSent = 'kode yoherejwe ku wa';
export const unlock = 'Fungura konti';
export const unlocked = 'Konti yafunguwe.';

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
    `Nibura inyuguti ${characters}. Muhareke ubusa niba ijambo ry’ibanga risanzwe rigumaho. Irishya risohora ukoresha ku bikoresho byose.`,
};
export const confirmPassword = 'Subiramo ijambo ry’ibanga';
export const sendInvitation = 'Ohereza ubutumire';
export const sendInvitationHint =
  'Ukoresha mushya yohererezwa imeyili irimo aderesi imara amasaha 72, akihitiramo ijambo ry’ibanga.';
/** `profile` is the link to one's own profile. */
export const changeYourOwnPassword = <Part>(profile: Part) => [
  'Ijambo ry’ibanga ryanyu bwite murihindurira ahanditse ',
  profile,
  '.',
];
export const myProfile = 'Umwirondoro wanjye';
export const roleAssignment = 'Gutanga inshingano';
export const roleAssignmentHint =
  'Ibyo ukoresha yemerewe gukora. Mushobora gutanga gusa uburenganzira na mwe ubwanyu mufite.';
export const loadingRoles = 'Inshingano zirimo gushakwa...';
export const failedToLoadRoles = 'Inshingano ntizashoboye kuboneka';
export const noRolesAvailable = 'Nta nshingano zihari';
export const inactiveRole = (role: string) => `${role} (ntikora)`;
export const accountSettings = 'Igenamiterere rya konti';
export const activeHint = 'Ashobora kwinjira no gukoresha urubuga rw’abakozi.';
export const verifiedHint = 'Imeyili yaremejwe.';
export const staffHint = 'Ni umukozi w’umuryango.';
export const superuserHint = 'Afite uburenganzira bwose.';
export const onlySuperuser = 'Umuyobozi mukuru w’urubuga ni we wenyine ubihindura.';
export const createUser = 'Ongeraho ukoresha';
export const updateUser = 'Bika ukoresha';
export const saving = 'Birabikwa...';
export const failedToSave = 'Ukoresha ntiyabitswe';
export const userCreated = 'Ukoresha yongeweho';
export const userUpdated = 'Ukoresha yahinduwe';

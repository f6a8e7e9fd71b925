export const myProfile = 'Mon profil';

// Name and password
export const name = 'Nom';
export const firstName = 'Prénom';
export const lastName = 'Nom de famille';
export const saveName = 'Enregistrer le nom';
export const saving = 'Enregistrement...';
export const nameSaved = 'Nom enregistré.';
export const nameNotSaved = 'Le nom n’a pas été enregistré.';
export const password = 'Mot de passe';
export const newPasswordHint =
  'Un nouveau mot de passe vous déconnecte de tous les autres appareils et annule vos codes de secours.';
export const currentPassword = 'Mot de passe actuel';
export const changePassword = 'Changer le mot de passe';
export const passwordNotChanged = 'Le mot de passe n’a pas été changé.';

// Devices
export const sessions = 'Appareils connectés';
export const sessionsHint = 'Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.';
export const loadingDevices = 'Chargement de vos appareils...';
export const devices = (count: number) =>
  count === 1 ? 'Seul cet appareil est connecté.' : `${count} appareils sont connectés.`;
export const signOut = 'Déconnecter';
export const signOutDevice = (device: string) => `Déconnecter ${device}`;
export const deviceSignedOut = (device: string) => `Appareil déconnecté\u00a0: ${device}.`;
export const signOutOthers = 'Déconnecter les autres';
export const othersSignedOut = 'Tous vos autres appareils sont déconnectés.';

// Hints for newcomers
export const hints = 'Conseils';
export const hintsHint =
  'Les conseils en haut d’un écran disparaissent quand vous appuyez sur «\u00a0J’ai compris\u00a0».';
export const showHintsAgain = 'Montrer à nouveau les conseils';
export const hintsShownAgain = 'Les conseils sont de nouveau affichés.';

// Recovery codes
export const recoveryCodes = 'Codes de secours';
export const recoveryCodesHint =
  'Si l’e-mail avec votre code de connexion n’arrive pas, utilisez un de ces codes. Chacun sert une seule fois.';
export const noCodes = 'Vous n’avez pas de codes de secours.';
export const noCodesHint =
  'Créez-en maintenant. Les codes plus anciens, ou d’avant votre dernier changement de mot de passe, ne servent plus.';
export const codesLeft = (count: number) =>
  count === 1 ? 'Il vous reste 1 code de secours.' : `Il vous reste ${count} codes de secours.`;
export const yourPassword = 'Votre mot de passe';
export const passwordHint = 'Pour confirmer que c’est bien vous.';
export const codesReplaced = 'Les nouveaux codes remplacent les anciens.';
export const createCodes = (count: number) => `Créer ${count} nouveaux codes`;
export const creatingCodes = 'Création des codes...';
export const codesNotCreated = 'Les codes n’ont pas pu être créés.';
export const yourRecoveryCodes = 'Vos codes de secours';
export const codesFor = (email: string) =>
  `Pour vous connecter à Intambwe comme ${email}. Chaque code sert une seule fois. Ils ne sont affichés qu’une fois\u00a0: imprimez-les ou notez-les, et gardez-les en lieu sûr.`;
export const print = 'Imprimer';
export const codesSaved = 'Je les ai conservés';

// A screen that cannot be shown
export const screenFailed = 'Cet écran n’a pas pu être affiché';
export const screenFailedHint =
  'Un problème est survenu. Ce que vous avez saisi est enregistré sur cet appareil. Recharger la page suffit souvent.';
export const tryAgain = 'Réessayer';
export const noPermission = 'Votre compte n’a pas l’autorisation d’ouvrir cet écran.';
export const whoCanGivePermission = (people: string) =>
  `Ces personnes peuvent vous donner l’autorisation\u00a0: ${people}.`;
export const askForPermission = 'Demandez-la à un administrateur de votre organisation.';

// An account that may do nothing
export const noRole = 'Votre compte n’a pas encore de rôle';
export const noPermissionAtAll = 'Vous êtes connecté, mais votre compte n’a encore aucune autorisation.';
export const whoCanGiveRole = (people: string) => `Ces personnes peuvent vous donner un rôle\u00a0: ${people}.`;
export const askForRole = 'Demandez à un administrateur de votre organisation de vous donner un rôle.';
export const lookAgain = 'Vérifier de nouveau';
export const myProfile = 'Mon profil';
export const signOut = 'Se déconnecter';

// An address without a screen
export const pageNotFound = 'Page introuvable';
export const pageNotFoundHint =
  'Nous ne trouvons pas cette page. Elle a peut-être changé de place, ou l’adresse est mal écrite.';
export const goHome = 'Aller à l’accueil';
export const goToDashboard = 'Aller au tableau de bord';
export const goBack = 'Retour';
export const help = 'Aide';
export const contactUs = 'Contact';
export const events = 'Événements';
export const blogs = 'Articles';
export const aboutUs = 'À propos';

// On the way in
export const loadingAccount = 'Chargement de votre compte...';
export const accountNotLoaded = 'Votre compte n’a pas pu être chargé';

export const howThisWorks = 'Comment ça marche';
export const opensInNewTab = '(s’ouvre dans un nouvel onglet)';

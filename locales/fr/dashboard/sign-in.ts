// On every screen before the sign-in
export const backToHome = 'Retour à l’accueil';
export const forStaff = 'Cette page est réservée au personnel de l’organisation.';
export const email = 'E-mail';
export const saving = 'Enregistrement...';
export const tryAgain = 'Réessayer';

// Signing in
export const signIn = 'Connexion';
export const password = 'Mot de passe';
export const login = 'Se connecter';
export const loggingIn = 'Connexion en cours...';
export const oneTimeCode = 'Code de connexion';
export const codeHint = (address: string) => `Nous l’avons envoyé à ${address}. Il est valable 5 minutes.`;
export const codeOfDigits = (digits: number) => `Code à ${digits} chiffres`;
export const recoveryCode = 'Code de secours';
export const recoveryCodeHint = 'Un des dix codes que vous avez imprimés ou notés. Chacun sert une seule fois.';
export const verify = 'Vérifier';
export const verifying = 'Vérification...';
export const useMailedCode = 'Utiliser le code de l’e-mail';
export const useRecoveryCode = 'Pas d’e-mail\u00a0? Utilisez un code de secours';
export const startAgain = 'Recommencer, pour un nouveau code';

// When the session has run out
export const signInAgain = 'Veuillez vous reconnecter';
export const sessionEnded = 'Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.';
export const leaveDashboard = 'Quitter le tableau de bord';

// A forgotten password
export const forgotPassword = 'Mot de passe oublié';
export const emailHint = 'L’adresse avec laquelle vous vous connectez.';
export const sendLink = 'Envoyer le lien';
export const sendAnotherLink = 'Envoyer un autre lien';
export const sending = 'Envoi...';
export const linkNotSent = 'Le lien n’a pas pu être envoyé.';
export const linkValidity =
  'Le lien est valable 30 minutes et sert une seule fois. Regardez aussi dans les courriers indésirables.';
export const backToSignIn = 'Retour à la connexion';

// A password by a mailed link
export const welcome = 'Bienvenue';
export const invited =
  'Un compte vous attend sur le tableau de bord du personnel. Choisissez un mot de passe pour vous connecter.';
export const acceptInvitation = 'Accepter l’invitation';
export const setNewPassword = 'Choisir un nouveau mot de passe';
export const signedOutEverywhere = 'Tous vos appareils seront déconnectés.';
export const setPassword = 'Enregistrer le mot de passe';
export const passwordNotSet = 'Le mot de passe n’a pas été enregistré.';
export const requestNewLink = 'Demander un nouveau lien';

// A link made on the server
export const signInWithLink = 'Connexion par lien';
export const checkingLink = 'Vérification du lien...';
export const createFirstAccount = 'Créer le premier compte';
export const firstAccountHint =
  'Ce compte peut tout faire. Il peut ajouter des collègues et choisir ce que chacun peut faire.';
export const firstName = 'Prénom';
export const lastName = 'Nom de famille';
export const firstEmailHint = 'Elle sert à vous connecter, et nous y envoyons vos codes de connexion.';
export const createAccount = 'Créer le compte';
export const creatingAccount = 'Création du compte...';
export const accountNotCreated = 'Le compte n’a pas pu être créé.';
export const chooseNewPassword = 'Choisir un nouveau mot de passe';
export const newPasswordHint = (address: string) => `Pour ${address}. Ce compte sera déconnecté partout.`;
export const signedIn = 'Connexion réussie';

// Before a change of accounts, and taking one back
export const enterYourPassword = 'Saisissez votre mot de passe';
export const enterYourPasswordHint =
  'Seul le titulaire de ce compte peut faire cela. Votre mot de passe montre que c’est bien vous.';
export const continueWithChange = 'Continuer';
export const notChanged = 'Rien n’a été changé.';
export const cancelChange = 'Annuler';
export const undoAddress = 'Annuler le changement d’adresse';
export const undoAddressHint =
  'Le compte retrouve son ancienne adresse e-mail. Tout le monde en est déconnecté, et son mot de passe est supprimé.';
export const yourPassword = 'Votre mot de passe';

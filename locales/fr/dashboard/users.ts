import { de } from '../elision.ts';

// The list
export const userManagement = 'Utilisateurs';
export const subtitle = 'Les personnes qui ont un compte, et ce qu’elles peuvent faire.';
export const users = 'Utilisateurs';
export const user = 'Utilisateur';
export const newUser = '+ Nouvel utilisateur';
export const searchUsers = 'Rechercher un utilisateur...';
export const searchedInUsers = 'Rechercher un nom ou une adresse e-mail';
export const loadingUsers = 'Chargement des utilisateurs...';
export const failedToLoadUsers = 'Impossible de charger les utilisateurs';
export const noMatch = 'Aucun utilisateur ne correspond à vos filtres';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Utilisateurs\u00a0: ${first} à ${last} sur ${count}`;
export const name = 'Nom';
export const email = 'E-mail';
export const status = 'État';
export const allStatus = 'Tous les états';
export const created = 'Créé le';
export const active = 'Actif';
export const inactive = 'Inactif';
export const verified = 'Vérifié';
export const role = 'Rôle';
export const allRoles = 'Tous les rôles';
export const staff = 'Personnel';
export const regular = 'Autre';
export const view = 'Voir';
export const viewDetailsOf = (name: string) => `Voir la fiche ${de(name)}`;

// Deleting
export const signedOutAtOnce = 'Ces personnes sont aussitôt déconnectées de tous leurs appareils.';
export const deleteQuestion = (name: string) => `Supprimer le compte ${de(name)}\u00a0?`;
export const deleteAccount = 'Supprimer le compte';
export const cannotSignIn = (name: string, email: string) =>
  `Le compte ${de(name)} (${email}) est aussitôt déconnecté de tous les appareils et ne permet plus de se connecter.`;
export const rolesHeld = (roles: string) => `Rôles\u00a0: ${roles}.`;
export const canBeRestored =
  'Ce que cette personne a écrit est conservé. Pendant 30 jours, vous pouvez restaurer le compte.';

// The details
export const backToUsers = 'Retour aux utilisateurs';
export const loadingUser = 'Chargement de la fiche...';
export const userNotFound = 'Utilisateur introuvable';
export const userNotFoundHint = 'L’utilisateur demandé n’a pas été trouvé.';
export const errorLoadingUser = 'La fiche n’a pas pu être chargée';
export const failedToLoadUser = 'Impossible de charger la fiche de l’utilisateur';
export const personalInformation = 'Informations personnelles';
export const emailAddress = 'E-mail';
export const username = 'Nom d’utilisateur';
export const fullName = 'Nom complet';
export const roles = 'Rôles';
export const noRoles = 'Aucun rôle attribué';
export const accountTimeline = 'Historique du compte';
export const lastUpdated = 'Dernière modification';
export const lastLogin = 'Dernière connexion';
export const neverLoggedIn = 'Aucune connexion';
export const invitationExpires = 'L’invitation expire le';
export const staffMember = 'Membre du personnel';
export const superuser = 'Superutilisateur';

// What can be done with an account
export const inviteAgain = 'Inviter de nouveau';
export const invitationGoesTo = (email: string) => `Une nouvelle invitation est envoyée à ${email}.`;
export const deactivate = 'Désactiver';
export const activate = 'Activer';
export const deactivated = 'Compte désactivé. L’utilisateur est déconnecté.';
export const activated = 'Compte activé.';
export const editUser = 'Modifier l’utilisateur';
export const signIns = 'Connexions';
export const notSignedIn = 'Aucune connexion en cours';
export const signOutEverywhere = 'Déconnecter partout';
export const signedOutEverywhere = 'L’utilisateur est déconnecté partout.';

// Security
export const securityAlerts = 'Alertes de sécurité';
export const failedAttempts = (count: number) =>
  count < 2 ? `${count} tentative de connexion échouée` : `${count} tentatives de connexion échouées`;
/** A moment follows. */
export const lockedUntil = 'Compte bloqué jusqu’au';
/** Follows the moment. */
export const lockedWhereItFailed = '(à l’endroit où la connexion a échoué\u00a0; elle peut encore réussir ailleurs)';
export const twoFactor = 'Connexion en deux étapes activée';
/** A moment follows. */
export const codeSent = 'code envoyé le';
export const unlock = 'Débloquer le compte';
export const unlocked = 'Compte débloqué.';

// The form
export const createMode = 'Création';
export const editMode = 'Modification';
export const basicInformation = 'Informations de base';
export const firstName = 'Prénom';
export const lastName = 'Nom de famille';
export const securitySettings = 'Sécurité';
export const password = 'Mot de passe';
export const passwordHints = {
  new: (characters: number) => `Au moins ${characters} caractères.`,
  other: (characters: number) =>
    `Au moins ${characters} caractères. Laissez vide pour garder le mot de passe actuel. Un nouveau déconnecte l’utilisateur partout.`,
};
export const confirmPassword = 'Confirmer le mot de passe';
export const sendInvitation = 'Envoyer plutôt une invitation';
export const sendInvitationHint =
  'Le nouvel utilisateur reçoit par e-mail un lien valable 72 heures pour choisir un mot de passe.';
/** `profile` is the link to one's own profile. */
export const changeYourOwnPassword = <Part>(profile: Part) => [
  'Pour changer votre propre mot de passe, ouvrez ',
  profile,
  '.',
];
export const myProfile = 'Mon profil';
export const roleAssignment = 'Attribution des rôles';
export const roleAssignmentHint =
  'Ce que l’utilisateur peut faire. Vous ne pouvez donner que les autorisations que vous avez vous-même.';
export const loadingRoles = 'Chargement des rôles...';
export const failedToLoadRoles = 'Impossible de charger les rôles';
export const noRolesAvailable = 'Aucun rôle disponible';
export const inactiveRole = (role: string) => `${role} (inactif)`;
export const accountSettings = 'Réglages du compte';
export const activeHint = 'Peut se connecter et utiliser le tableau de bord.';
export const verifiedHint = 'L’adresse e-mail est confirmée.';
export const staffHint = 'Peut être responsable d’intentions de don. Cela ne donne aucune autorisation.';
export const superuserHint = 'A toutes les autorisations.';
export const onlySuperuser = 'Seul un superutilisateur peut changer cela.';
export const createUser = 'Créer l’utilisateur';
export const updateUser = 'Enregistrer l’utilisateur';
export const saving = 'Enregistrement...';
export const failedToSave = 'L’utilisateur n’a pas pu être enregistré.';
export const userCreated = 'Utilisateur créé.';
export const userUpdated = 'Utilisateur modifié.';

/** In the title of the window. */
export const documentTitle = (screen: string) => `${screen} — Intambwe`;
export const pageNotFound = 'Page introuvable';
export const loadingDashboard = 'Chargement du tableau de bord...';

// Before the sign-in
export const signIn = 'Connexion';
export const forgotPassword = 'Mot de passe oublié';
export const setNewPassword = 'Choisir un nouveau mot de passe';
export const acceptInvitation = 'Accepter l’invitation';
export const undoAddress = 'Annuler le changement d’adresse';
export const signInWithLink = 'Connexion par lien';

// Behind it
export const dashboard = 'Tableau de bord';
export const roleManagement = 'Rôles';
export const addNewRole = 'Ajouter un rôle';
export const editRole = 'Modifier le rôle';
export const userManagement = 'Utilisateurs';
export const userDetails = 'Fiche de l’utilisateur';
export const createNewAdvertisement = 'Créer une publicité';
export const editAd = 'Modifier la publicité';
export const blogsManagement = 'Articles';
export const blogManagement = 'Articles';
export const earlierVersions = 'Versions précédentes';
export const manageEvents = 'Événements';
export const eventRegistrations = 'Inscriptions à l’événement';
export const signInSheet = 'Feuille de présence';
export const eventRegistration = 'Inscription à un événement';
export const galleryManagement = 'Galerie et vidéos';
export const addNewGalleryItem = 'Ajouter un élément à la galerie';
export const editGalleryItem = 'Modifier l’élément de la galerie';
export const donationsByStatus = 'Intentions de don par état';
export const donationManagement = 'Intentions de don';
export const pledges = 'Promesses de don';
export const enterAPledge = 'Saisir une promesse de don';
export const payments = 'Paiements';
export const givers = 'Donateurs';
export const giver = 'Donateur';
export const receipts = 'Reçus';
export const givingReport = 'Rapport des dons';
export const giftsToBeThankedFor = 'Remerciements à faire';
export const receiptsToIssue = 'Reçus à établir';
export const contactManagement = 'Messages reçus';
export const calendar = 'Calendrier';
export const newsletter = 'Lettre d’information';
export const personalData = 'Données personnelles';
export const auditLog = 'Journal des actions';
export const undo = 'Annuler ce qu’un compte a fait';
export const backups = 'Sauvegardes';
export const siteSettings = 'Réglages du site';
export const pages = 'Pages';
export const newPage = 'Nouvelle page';
export const editPage = 'Modifier la page';
export const editThisPage = 'Modifier cette page';
export const redirects = 'Anciennes adresses';
export const servicesAndPolicies = 'Services et politiques';
export const translations = 'Traductions';
export const translation = 'Traduction';
export const mediaLibrary = 'Médiathèque';
export const myProfile = 'Mon profil';
export const guide = 'Guide';

// In the menu, where the title says something else
export const eventsManagement = 'Événements';
export const announcements = 'Annonces';
export const galleryAndVideo = 'Galerie et vidéos';
export const donation = 'Intentions de don';
export const contactMessages = 'Messages reçus';
export const newForm = 'Ajouter un formulaire';
export const editForm = 'Modifier le formulaire';
export const formAnswers = 'Réponses aux formulaires';
export const formAnswer = 'Réponse';
export const mediaInMenu = 'Médiathèque';

// In the search: screens whose title is also that of another
export const newNewsletter = 'Nouvelle lettre d’information';
export const subscribers = 'Abonnés à la lettre d’information';
export const missedAddresses = 'Adresses introuvables';
export const deadLinks = 'Liens morts';
export const standardPages = 'Pages du site';
export const newUser = 'Nouvel utilisateur';
export const newPost = 'Nouvel article';
export const newEvent = 'Nouvel événement';

export const program = 'Intambwe';
export const programVersion = (version: string) => `Intambwe ${version}`;
export const skipToContent = 'Aller au contenu';
export const darkMode = 'Mode sombre';
export const wideMenu = 'Menu large';
export const openMenu = 'Ouvrir le menu';
export const closeMenu = 'Fermer le menu';

// The menu
export const menu = 'Menu';
/** Follows a number of records, for screen readers. */
export const waiting = 'en attente';
export const dashboard = 'Tableau de bord';
export const roleManagement = 'Rôles';
export const userManagement = 'Utilisateurs';
export const adsManagement = 'Publicités';
export const blogsManagement = 'Articles';
export const eventsManagement = 'Événements';
export const announcements = 'Annonces';
export const galleryAndVideo = 'Galerie et vidéos';
export const donation = 'Intentions de don';
export const pledges = 'Promesses de don';
export const payments = 'Paiements';
export const givers = 'Donateurs';
export const receipts = 'Reçus';
export const givingReport = 'Rapport des dons';
export const contactMessages = 'Messages reçus';
export const newsletter = 'Lettre d’information';
export const personalData = 'Données personnelles';
export const auditLog = 'Journal des actions';
export const website = 'Site web';
export const siteSettings = 'Réglages du site';
export const pages = 'Pages';
export const servicesAndPolicies = 'Services et politiques';
export const translations = 'Traductions';
export const mediaLibrary = 'Médiathèque';

// The menu of the person
export const staff = 'Personnel';
export const myProfile = 'Mon profil';
export const signOut = 'Se déconnecter';

// The menu
export const menu = 'Menu';
export const mainMenu = 'Menu principal';
export const home = 'Accueil';
export const aboutUs = 'À propos';
export const ourMission = 'Notre mission';
export const ourVision = 'Notre vision';
export const ourHistory = 'Notre histoire';
export const ourTeam = 'Notre équipe';
export const mentorshipStructure = 'Notre accompagnement';
export const gallery = 'Galerie';
export const videoGallery = 'Galerie vidéo';
export const photoGallery = 'Galerie photo';
export const documents = 'Documents';
export const testimonials = 'Témoignages';
export const events = 'Événements';
export const contact = 'Contact';
export const blogs = 'Articles';
export const login = 'Connexion';
/** On a phone only the first part of `donateNow` is shown. */
export const donate = 'Donner';
export const donateRest = '';
export const donateNow = 'Faire un don';
export const skipToContent = 'Aller au contenu';
/** For staff who are signed in. */
export const forStaff = 'Pour le personnel';
export const editThisPage = 'Modifier cette page';

// The footer
export const explore = 'Explorer';
export const search = 'Rechercher';
export const ourWork = 'Notre action';
export const ourServices = 'Nos services';
export const mentorship = 'Accompagnement';
export const privacyPolicy = 'Politique de confidentialité';
export const termsOfService = 'Conditions d’utilisation';
export const cookiePolicy = 'Politique des cookies';
export const writeToUs = 'Écrivez-nous';
export const copyright = (year: number, name: string) => `Copyright © ${year} ${name}`;
export const payingByMegabyte = 'Votre connexion coûte cher\u00a0?';
export const useLessData = 'Utiliser moins de données';
export const usingLightVersion = 'Vous utilisez la version légère\u00a0: petites images, sans script.';
export const showFullVersion = 'Afficher la version complète';
export const languageSwitch = 'Langue';
export const socialMedia = 'Réseaux sociaux';

// The strip of announcements
export const announcements = 'Annonces';
export const loadingAnnouncements = 'Chargement des annonces...';
export const unableToLoadAnnouncements = 'Impossible de charger les annonces';
export const failedToFetchAnnouncements = 'Les annonces n’ont pas pu être chargées. Veuillez réessayer.';
export const announcementsNotValid = 'Les données reçues ne sont pas valides';
export const readMore = 'Lire la suite';
export const readAll = (count: number) => `Tout lire (${count})`;
export const showAnnouncement = (place: number, count: number) => `Afficher l’annonce ${place} sur ${count}`;
export const previousAnnouncement = 'Annonce précédente';
export const nextAnnouncement = 'Annonce suivante';
export const pauseAnnouncements = 'Mettre les annonces en pause';
export const resumeAnnouncements = 'Reprendre les annonces';
export const slogan =
  'Rejoignez notre mission — Renforcer les communautés — Commerce équitable — Faire la différence — Changer des vies';
// The head
export const blogOf = (site: string) => `${site}\u00a0: articles`;

// Over a text that nobody has translated
export const notTranslatedYet = 'Ce texte n’est pas encore traduit. Vous lisez l’original.';

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
export const website = 'Site web';

// The menu of the person
export const staff = 'Personnel';
export const myProfile = 'Mon profil';
export const signOut = 'Se déconnecter';

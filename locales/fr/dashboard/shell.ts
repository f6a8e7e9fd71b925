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
/** The headings of its groups. */
export const groups = {
  pinned: 'Épinglés',
  today: 'Aujourd’hui',
  content: 'Contenu',
  giving: 'Personnes et dons',
  website: 'Site web',
  administration: 'Administration',
};
export const pin = 'Épingler en haut';
export const unpin = 'Ne plus épingler';
/** A button that is pressed or not. */
export const pinEntry = (entry: string) => `Épinglé : ${entry}`;
export const findInMenu = 'Chercher dans le menu';
export const foundInMenu = (count: number) =>
  count === 0
    ? 'Aucun écran du menu ne porte ce nom. Essayez un autre mot, ou la recherche en haut de l’écran.'
    : count === 1
      ? '1 écran trouvé'
      : `${count} écrans trouvés`;
/** The bar at the lower edge of a phone. */
export const places = 'Raccourcis';
export const more = 'Plus';

// The menu of the person
export const staff = 'Personnel';
export const myProfile = 'Mon profil';
export const signOut = 'Se déconnecter';
/** Of entries whose names are too long for the bar of a phone, by their screens. */
export const shortNames: Readonly<Record<string, string>> = { contacts: 'Messages' };

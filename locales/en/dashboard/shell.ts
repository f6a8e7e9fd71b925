export const program = 'Intambwe';
export const programVersion = (version: string) => `Intambwe ${version}`;
export const skipToContent = 'Skip to the content';
export const darkMode = 'Dark mode';
export const wideMenu = 'Wide menu';
export const openMenu = 'Open the menu';
export const closeMenu = 'Close the menu';

// The menu
export const menu = 'Menu';
/** Follows a number of records, for screen readers. */
export const waiting = 'waiting';
export const website = 'Website';

// The menu of the person
export const staff = 'Staff';
export const myProfile = 'My Profile';
export const signOut = 'Sign Out';

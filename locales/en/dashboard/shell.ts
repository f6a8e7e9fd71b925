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
/** The headings of its groups. */
export const groups = {
  pinned: 'Pinned',
  today: 'Today',
  content: 'Content',
  giving: 'People and giving',
  website: 'Website',
  administration: 'Administration',
};
export const pin = 'Pin to the top';
export const unpin = 'Unpin';
/** A button that is pressed or not. */
export const pinEntry = (entry: string) => `Pinned: ${entry}`;
export const findInMenu = 'Find in the menu';
export const foundInMenu = (count: number) =>
  count === 0
    ? 'Nothing in the menu is called that. Try another word, or use the search at the top of the screen.'
    : count === 1
      ? '1 screen found'
      : `${count} screens found`;
/** The bar at the lower edge of a phone. */
export const places = 'Shortcuts';
export const more = 'More';

// The menu of the person
export const staff = 'Staff';
export const myProfile = 'My Profile';
export const signOut = 'Sign Out';
/** Of entries whose names are too long for the bar of a phone, by their screens. */
export const shortNames: Readonly<Record<string, string>> = { contacts: 'Messages' };

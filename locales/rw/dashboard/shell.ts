export const program = 'Intambwe';
export const programVersion = (version: string) => `Intambwe ${version}`;
export const skipToContent = 'Jya ku birimo';
export const darkMode = 'Ibara ryijimye';
export const wideMenu = 'Urutonde rwagutse';
export const openMenu = 'Fungura urutonde';
export const closeMenu = 'Funga urutonde';

// The menu
export const menu = 'Urutonde';
/** Follows a number of records, for screen readers. */
export const waiting = 'bitegereje';
export const website = 'Urubuga';

// The menu of the person
export const staff = 'Umukozi';
export const myProfile = 'Umwirondoro wanjye';
export const signOut = 'Sohoka';

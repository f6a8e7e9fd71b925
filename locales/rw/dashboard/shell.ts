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
/** The headings of its groups. */
export const groups = {
  pinned: 'Ibyatoranyijwe',
  today: 'Uyu munsi',
  content: 'Ibitangazwa',
  giving: 'Abantu n’inkunga',
  website: 'Urubuga',
  administration: 'Ubuyobozi',
};
export const pin = 'Shyira hejuru';
export const unpin = 'Kura hejuru';
/** A button that is pressed or not. */
export const pinEntry = (entry: string) => `Ibyatoranyijwe: ${entry}`;
export const findInMenu = 'Shakisha ku rutonde';
export const foundInMenu = (count: number) =>
  count === 0
    ? 'Nta rupapuro rwitwa rutyo ruri ku rutonde. Mugerageze irindi jambo, cyangwa mushakishirize hejuru y’urupapuro.'
    : `Habonetse impapuro ${count}`;
/** The bar at the lower edge of a phone. */
export const places = 'Inzira y’ubusamo';
export const more = 'Ibindi';

// The menu of the person
export const staff = 'Umukozi';
export const myProfile = 'Umwirondoro wanjye';
export const signOut = 'Sohoka';
/** Of entries whose names are too long for the bar of a phone, by their screens. */
export const shortNames: Readonly<Record<string, string>> = { contacts: 'Ubutumwa' };

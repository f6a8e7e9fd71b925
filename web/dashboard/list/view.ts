/** The name in the address that says which view of a list is open, and its value for the trash. */
export const VIEW = 'view';
export const IN_TRASH = 'trash';

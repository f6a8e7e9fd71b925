export const thisDevice = 'This device';
/** A moment follows each of these. */
export const signedIn = 'Signed in';
export const lastUsed = 'last used';

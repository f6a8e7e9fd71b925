export const thisDevice = 'Iki gikoresho';
/** A moment follows each of these. */
export const signedIn = 'Mwinjiye ku wa';
export const lastUsed = 'giheruka gukoreshwa ku wa';

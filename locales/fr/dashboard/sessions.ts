export const thisDevice = 'Cet appareil';
/** A moment follows each of these. */
export const signedIn = 'Connecté le';
export const lastUsed = 'utilisé pour la dernière fois le';

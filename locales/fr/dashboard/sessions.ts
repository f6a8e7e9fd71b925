export const thisDevice = 'Cet appareil';
/** Two moments. */
export const signedInAndUsed = <Part>(signedIn: Part, lastUsed: Part) => [
  'Connecté le ',
  signedIn,
  ', utilisé pour la dernière fois le ',
  lastUsed,
];

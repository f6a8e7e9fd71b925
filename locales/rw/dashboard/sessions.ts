export const thisDevice = 'Iki gikoresho';
/** Two moments. */
export const signedInAndUsed = <Part>(signedIn: Part, lastUsed: Part) => [
  'Mwinjiye ku wa ',
  signedIn,
  ', giheruka gukoreshwa ku wa ',
  lastUsed,
];

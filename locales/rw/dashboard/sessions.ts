export const thisDevice = 'Iki gikoresho';
/** Two moments. */
export const signedInAndUsed = <Part>(signedIn: Part, lastUsed: Part) => [
  'Cyinjiriweho ku wa ',
  signedIn,
  ', giheruka gukoreshwa ku wa ',
  lastUsed,
];

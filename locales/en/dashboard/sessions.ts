export const thisDevice = 'This device';
/** Two moments. */
export const signedInAndUsed = <Part>(signedIn: Part, lastUsed: Part) => [
  'Signed in ',
  signedIn,
  ', last used ',
  lastUsed,
];

export const close = 'Fermer';
export const notOpened = 'Impossible d’ouvrir cet élément';
export const tryAgain = 'Réessayer';

// Two texts compared
/** Before words that came in or went, for screen readers; a closing bracket follows them. */
export const markBegins = (change: string) => `[${change}\u00a0: `;
/** In place of a picture in a text; the description may be empty. */
export const pictureOf = (description: string) => `[Image\u00a0: ${description}]`;

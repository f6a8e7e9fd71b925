export const close = 'Close';
export const notOpened = 'This could not be opened';
export const tryAgain = 'Try again';

// Two texts compared
/** Before words that came in or went, for screen readers; a closing bracket follows them. */
export const markBegins = (change: string) => `[${change}: `;
/** In place of a picture in a text; the description may be empty. */
export const pictureOf = (description: string) => `[Picture: ${description}]`;

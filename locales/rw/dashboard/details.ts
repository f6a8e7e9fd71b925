export const close = 'Funga';
export const notOpened = 'Ibi ntibyashoboye gufungurwa';
export const tryAgain = 'Ongera ugerageze';

// Two texts compared
/** Before words that came in or went, for screen readers; a closing bracket follows them. */
export const markBegins = (change: string) => `[${change}: `;
/** In place of a picture in a text; the description may be empty. */
export const pictureOf = (description: string) => `[Ifoto: ${description}]`;

/** The languages of the site, as a sentence names them. */
export const named = { en: 'l’anglais', fr: 'le français', rw: 'le kinyarwanda' };
/** In which something is written. */
export const inIt = { en: 'en anglais', fr: 'en français', rw: 'en kinyarwanda' };

/** The languages of the site, as a sentence names them. */
export const named = { en: 'English', fr: 'French', rw: 'Kinyarwanda' };
/** In which something is written. */
export const inIt = { en: 'in English', fr: 'in French', rw: 'in Kinyarwanda' };

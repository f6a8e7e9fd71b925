/** The languages of the site, as a sentence names them. */
export const named = { en: 'Icyongereza', fr: 'Igifaransa', rw: 'Ikinyarwanda' };
/** In which something is written. */
export const inIt = { en: 'mu Cyongereza', fr: 'mu Gifaransa', rw: 'mu Kinyarwanda' };

/** "de" before a name: d’Aline, d’Yvette, de Yolande, de Jean. Before an h it stays, as most of the names here sound theirs. */
export const de = (name: string) =>
  /^(?:[aeiouœæ]|y(?![aeiou]))/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

/** "de" before a noun with its article: du rôle, des abonnés, de la page, d’un compte. */
export const du = (noun: string) =>
  de(noun)
    .replace(/^de le /, 'du ')
    .replace(/^de les /, 'des ');

/** "à" before a noun with its article: au message, aux abonnés, à l’événement. */
export const au = (noun: string) => `à ${noun}`.replace(/^à le /, 'au ').replace(/^à les /, 'aux ');

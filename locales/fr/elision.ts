/** "de" before a name: d’Aline, d’Yvette, de Yolande, de Jean. Before an h it stays, as most of the names here sound theirs. */
export const de = (name: string) =>
  /^(?:[aeiouœæ]|y(?![aeiou]))/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

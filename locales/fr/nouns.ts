/** The nouns of the collections, in lower case, and their gender. */
export const genders: Readonly<Record<string, 'feminine' | 'masculine'>> = {
  annonce: 'feminine',
  publicité: 'feminine',
  catégorie: 'feminine',
  'catégorie de la galerie': 'feminine',
  étape: 'feminine',
  personne: 'feminine',
  document: 'masculine',
  témoignage: 'masculine',
  'moyen de paiement': 'masculine',
  'montant proposé': 'masculine',
  projet: 'masculine',
};

const isFeminine = (noun: string) => genders[noun.toLowerCase()] === 'feminine';

/** `une étape`. */
export const un = (noun: string) => `${isFeminine(noun) ? 'une' : 'un'} ${noun.toLowerCase()}`;

/** `la personne`, `l’étape`. */
export const le = (noun: string) =>
  /^[aeiouh]/i.test(noun.normalize('NFD'))
    ? `l’${noun.toLowerCase()}`
    : `${isFeminine(noun) ? 'la' : 'le'} ${noun.toLowerCase()}`;

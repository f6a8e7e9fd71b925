/** The nouns of the collections and of the lists in the site settings, in lower case, and their gender. */
export const genders: Readonly<Record<string, 'feminine' | 'masculine'>> = {
  annonce: 'feminine',
  publicité: 'feminine',
  catégorie: 'feminine',
  'catégorie de la galerie': 'feminine',
  étape: 'feminine',
  personne: 'feminine',
  document: 'masculine',
  formulaire: 'masculine',
  question: 'feminine',
  témoignage: 'masculine',
  'moyen de paiement': 'masculine',
  'montant proposé': 'masculine',
  projet: 'masculine',
  'réseau social': 'masculine',
  'chiffre clé': 'masculine',
  'barre de progression': 'feminine',
};

const isFeminine = (noun: string) => genders[noun.toLowerCase()] === 'feminine';

/** `créé` of a noun: `créée` of an étape. */
export const agreed = (participle: string, noun: string) => `${participle}${isFeminine(noun) ? 'e' : ''}`;

/** `une étape`. */
export const un = (noun: string) => `${isFeminine(noun) ? 'une' : 'un'} ${noun.toLowerCase()}`;

/** `la personne`, `l’étape`. */
export const le = (noun: string) =>
  /^[aeiouh]/i.test(noun.normalize('NFD'))
    ? `l’${noun.toLowerCase()}`
    : `${isFeminine(noun) ? 'la' : 'le'} ${noun.toLowerCase()}`;

/** `la première étape`. */
export const lePremier = (noun: string) => `${isFeminine(noun) ? 'la première' : 'le premier'} ${noun.toLowerCase()}`;

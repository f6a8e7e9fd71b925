// What a reader would stumble over, beside what is written
export const nothingToMend = 'Rien à corriger.';
export const toLookAt = (count: number) => (count === 1 ? '1 point à regarder' : `${count} points à regarder`);
export const showAll = (count: number) => `Tout afficher (${count})`;

// The pictures
export const noDescription = (number: number) =>
  `L’image ${number} n’a pas de description pour les personnes qui ne la voient pas.`;
export const describedByFile = (number: number, name: string) =>
  `La description de l’image ${number} est un nom de fichier\u00a0: «\u00a0${name}\u00a0».`;
export const weighs = (size: string) =>
  `Cette page charge environ ${size} sur un téléphone. Des images plus petites ou moins nombreuses économisent les données des visiteurs.`;
export const manyPictures = (count: number) =>
  `Ce texte a ${count} images. Chacune consomme des données des visiteurs.`;

// The headings
export const noHeading = (count: number) =>
  `${count} mots sans aucun titre. Les titres aident les lecteurs à s’y retrouver.`;
export const emptyHeading = 'Un titre n’a pas de mots.';
/** `level` is the name of the right one in the toolbar. */
export const headingTooSmall = (heading: string, level: string) =>
  `Le titre «\u00a0${heading}\u00a0» saute une taille. Choisissez «\u00a0${level}\u00a0».`;

// The links
export const noWords = 'Un lien n’a pas de mots.';
export const onlySigns = (written: string) => `Le lien «\u00a0${written}\u00a0» n’a pas de mots.`;
export const vague = (written: string) => `Le lien «\u00a0${written}\u00a0» ne dit pas où il mène.`;
export const bareAddress = (written: string) =>
  `Le lien «\u00a0${written}\u00a0» est une adresse. Écrivez avec des mots ce qui s’y trouve.`;
export const twoAddresses = (written: string) =>
  `Des liens avec les mots «\u00a0${written}\u00a0» mènent à des adresses différentes.`;

// The sentences
export const longSentences = (count: number, first: string) =>
  count === 1
    ? `Une phrase dépasse 30 mots\u00a0: «\u00a0${first}\u00a0»`
    : `${count} phrases dépassent 30 mots. La première\u00a0: «\u00a0${first}\u00a0»`;
export const longParagraphs = (count: number, first: string) =>
  count === 1
    ? `Un paragraphe dépasse 150 mots\u00a0: «\u00a0${first}\u00a0»`
    : `${count} paragraphes dépassent 150 mots. Le premier\u00a0: «\u00a0${first}\u00a0»`;
export const inCapitals = (written: string) =>
  `Les mots en majuscules sont difficiles à lire\u00a0: «\u00a0${written}\u00a0»`;

// Beside the text
export const longTitle = (length: number, most: number) =>
  `Le titre a ${length} caractères. Les moteurs de recherche en montrent environ ${most}.`;
export const missing = {
  description: 'La description est vide. Les moteurs de recherche la montrent sous le titre.',
  excerpt: 'L’extrait est vide. Les moteurs de recherche le montrent sous le titre.',
};
/** `inIt` is “in French”. */
export const translation = {
  missing: (inIt: string) => `Les visiteurs ne peuvent pas encore lire ceci ${inIt}.`,
  draft: (inIt: string) => `Le texte ${inIt} est encore un brouillon.`,
  outdated: (inIt: string) => `Le texte ${inIt} est plus ancien que celui-ci.`,
};

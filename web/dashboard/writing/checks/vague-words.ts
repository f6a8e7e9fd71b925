/**
 * Words of links that say nothing of where they lead, in each language: a text may hold another one than its own. Written as
 * `plainly` leaves them.
 */
const english = [
  'click',
  'click here',
  'click on this link',
  'click this link',
  'details',
  'find out more',
  'follow this link',
  'go',
  'here',
  'learn more',
  'link',
  'more',
  'more information',
  'press here',
  'read',
  'read more',
  'see here',
  'see more',
  'tap here',
  'this',
  'this article',
  'this link',
  'this page',
  'website',
];

const french = [
  'ce lien',
  'cet article',
  'cette page',
  'cliquer ici',
  'cliquez',
  'cliquez ici',
  'cliquez sur ce lien',
  'en savoir plus',
  'ici',
  'la suite',
  'le lien',
  'lien',
  'lire',
  'lire la suite',
  'lire plus',
  'plus',
  'plus d infos',
  'plus d informations',
  'savoir plus',
  'suivez ce lien',
  'voir',
  'voir ici',
  'voir plus',
];

const kinyarwanda = [
  'aha',
  'fungura hano',
  'hano',
  'ibindi',
  'ihuza',
  'iri huza',
  'kanda',
  'kanda aha',
  'kanda hano',
  'komeza usome',
  'mukande hano',
  'reba',
  'reba hano',
  'reba ibindi',
  'soma',
  'soma byinshi',
  'soma hano',
  'soma ibikurikira',
  'soma ibindi',
  'uru rupapuro',
];

/** Characters of the longest, and some signs around it: what is longer says more. */
const MAX_VAGUE = 60;

const vague: ReadonlySet<string> = new Set([...english, ...french, ...kinyarwanda]);

/** Words without case and signs, by which they are compared. */
export const plainly = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether the words of a link leave open where it leads. */
export const isVague = (words: string): boolean => words.length <= MAX_VAGUE && vague.has(plainly(words));

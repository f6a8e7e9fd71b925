// Without a schema: scripts of the dashboard take from here, and the databases have the same in SQL.

/** Marks over, under and through letters, once they stand apart from their letters. */
export const foldedMarks = '\\u0300-\\u036f';

/**
 * Letters and signs that no accent is taken off from, in lower case, and what people type in their place: on most keyboards
 * the apostrophe of `n’ubwo` is a straight one.
 */
export const foldedLetters: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʻ: "'",
  '`': "'",
  '´': "'",
  '′': "'",
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ĳ: 'ij',
  ŉ: "'n",
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŀ: 'l',
  ŋ: 'n',
  ſ: 's',
  ŧ: 't',
  ς: 'σ',
};

const marks = new RegExp(`[${foldedMarks}]`, 'g');
const letters = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'g');

/** More marks in a row than any letter of any language has. To put so many in order takes the square of their number. */
const manyMarks = /\p{M}{31}/u;

/** Without accents, in lower case; the letters of the table above are left. */
export function withoutAccents(text: string): string {
  const bare = text.replaceAll(marks, '');
  return (manyMarks.test(bare) ? bare : bare.normalize('NFD').replaceAll(marks, '')).toLowerCase();
}

/**
 * A text as it is searched and sorted: without accents, in lower case, with straight apostrophes. `École` and `ecole` are the
 * same, and so are `n’ubwo` and `n'ubwo`. Both databases do exactly this as `folded(text)`.
 */
export function folded(text: string): string {
  // Most texts, which a list of thousands has done sooner.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return withoutAccents(text).replaceAll(letters, (letter) => foldedLetters[letter] ?? letter);
}

/** The order of two texts as the server's lists have it, the same in every browser. */
export function inFoldedOrder(one: string, other: string): number {
  const [first, second] = [folded(one), folded(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

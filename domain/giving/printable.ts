// The letters that the fonts of receipts have: see `scripts/receipt-fonts.ts`.

/** Latin, Greek and Cyrillic, with marks above and below a letter. */
const LATIN = /^(?:[\u0020-\u007e\u00a0-\u02af\u1e00-\u1eff\u202f‘’“”„–—…•‹›−€™]|[\u0300-\u036f])$/u;
const GREEK_OR_CYRILLIC = /^[\u0370-\u0373\u0376\u0377\u037b-\u037d\u0386-\u03e1\u03f0-\u052f\u1f00-\u1ffe]$/u;
const ETHIOPIC = /^[\u1200-\u1399\u2d80-\u2dde\uab01-\uab2e]$/u;
/** The letters that the Ethiopic font has beside its own. */
const BESIDE_ETHIOPIC = /^[\u0020-\u007e\u00a0-\u00a3\u00a7-\u00ab\u00ae-\u00b0\u00bf-\u0107‘’“”–—…•‹›−€™]$/u;

/** Ends of lines, control characters and those that turn the direction of a text round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** No letter has more marks, and to put many in order takes the square of their number. */
const MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/** No field of a receipt has room for more. */
const MOST = 1000;

/** A text that somebody wrote, in one line, as a receipt would print it. */
const inOneLine = (text: string) =>
  text.slice(0, MOST).replace(UNSEEN, ' ').replace(MANY_MARKS, '$1').normalize('NFC').replace(/ {2,}/g, ' ').trim();

/** The text needs the Ethiopic font. */
export const isEthiopic = (text: string): boolean => Array.from(text).some((letter) => ETHIOPIC.test(letter));

/** Tells which letters the one font has in which the text is printed. */
function isPrintedWith(text: string): (letter: string) => boolean {
  return isEthiopic(text)
    ? (letter) => ETHIOPIC.test(letter) || BESIDE_ETHIOPIC.test(letter)
    : (letter) => LATIN.test(letter) || GREEK_OR_CYRILLIC.test(letter);
}

/** The letters of the text that cannot be printed, each once; empty where all can. */
export function unprintable(text: string): string {
  const line = inOneLine(text);
  const isPrinted = isPrintedWith(line);
  return [...new Set(line)].filter((letter) => !isPrinted(letter)).join('');
}

/** A text that somebody wrote, in one line of letters that can be printed; `?` stands for what the fonts do not have. */
export function printable(text: string): string {
  const line = inOneLine(text);
  const isPrinted = isPrintedWith(line);
  return Array.from(line, (letter) => (isPrinted(letter) ? letter : '?'))
    .join('')
    .replace(/\?{2,}/g, '?');
}

/** The place of a name that cannot be printed: it is written there by hand. */
const BY_HAND = '_'.repeat(28);

/** The name on a receipt: a line to write on where letters of it cannot be printed. */
export const printedName = (name: string): string => (unprintable(name) === '' ? printable(name) : BY_HAND);

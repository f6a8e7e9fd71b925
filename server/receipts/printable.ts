/** What the fonts of receipts have: see `scripts/receipt-fonts.ts`. */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u02af\u1e00-\u1eff\u202f‘’“”„–—…•‹›−€™]+/gu;

/** Ends of lines, control characters and those that turn the direction of a text round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** No letter has more marks, and to put many in order takes the square of their number. */
const MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/** No field of a receipt has room for more. */
const MOST = 1000;

/** A text that somebody wrote, in one line of letters that can be printed; `?` stands for what the fonts do not have. */
export const printable = (text: string): string =>
  text
    .slice(0, MOST)
    .replace(UNSEEN, ' ')
    .replace(MANY_MARKS, '$1')
    .normalize('NFC')
    .replace(UNKNOWN, '?')
    .replace(/ {2,}/g, ' ')
    .trim();

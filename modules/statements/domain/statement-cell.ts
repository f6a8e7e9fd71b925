// The cells of a statement as texts of one line.

type Row = readonly string[];

/** Characters of a cell that are kept; a file that was read by us has no longer ones. */
export const MAX_TEXT = 2_000;

/** A cell as a text of one line. What looks like a formula stays as it is: whoever writes it to a table disarms it. */
export function cleaned(cell: string): string {
  return cell
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Programs write `="0788111222"` so that a spreadsheet leaves the number as it is. */
const unquoted = (text: string) => /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;

export const textIn = (row: Row, index: number | undefined): string =>
  index === undefined ? '' : cleaned(row[index] ?? '');

/** Numbers, and what is written like one: the day, the amount, the telephone number. */
export const numberIn = (row: Row, index: number | undefined): string => unquoted(textIn(row, index));

/**
 * Whether Excel has shortened this number: `7.31235E+11` was one of twelve digits, of which six are left. It may be that of
 * anybody.
 */
export const isShortened = (text: string): boolean => /^[+-]?\d(?:[.,]\d{1,15})?e\+?\d{1,3}$/i.test(text);

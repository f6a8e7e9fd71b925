import * as words from '#locale/dashboard/list.ts';

/** `Aline, Jean and Marie`. Browsers know no Kinyarwanda. */
export const listInWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : words.listed(names.slice(0, -1).join(', '), names.at(-1) ?? '');

/** Maximum number of names; the rest are counted. */
const NAMED = 5;

/** `Aline, Jean and 3 more`. */
export function namesInWords(names: readonly string[]): string {
  const others = names.length - NAMED;
  return others > 0 ? words.listedAndMore(names.slice(0, NAMED).join(', '), others) : listInWords(names);
}

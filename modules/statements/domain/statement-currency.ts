import { folded } from '../../../domain/folded.ts';
import { currencyCalled } from './statement-amount.ts';

// The currency that a statement names beside its rows: in the lines above the table, and in the headings of its amounts.

type Rows = readonly (readonly string[])[];

/** Characters of a cell that are looked at; what is longer is a letter. */
const MAX_CELL = 200;

/** Characters of a cell that names a currency alone. */
const MAX_NAME = 40;

/** Every code there is, so that one of a currency that we do not keep accounts in is seen too. “Currency: ALL” is no lek of Albania. */
const codes = new Set(Intl.supportedValuesOf('currency').filter((code) => code !== 'ALL'));

/** Names of our currencies, folded. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\brwanda(n|is)?\b/, 'RWF'],
  [/^(u\.?s\.?a?|american|united states) dollars?$|^dollars? (u\.?s\.?a?|americains?|des etats-unis)$/, 'USD'],
  [/^euros?$/, 'EUR'],
  [/^(british )?pounds?( sterling)?$|^livres? sterling$/, 'GBP'],
  [/\bkenyan?\b/, 'KES'],
  [/\buganda(n|is)?\b/, 'UGX'],
  [/\btanzanian?\b/, 'TZS'],
];

const label =
  /^((account|statement|transaction|base) )?(currency|ccy|curr|devise|monnaie|ifaranga|wahrung|waehrung|kontowahrung|valuta|moneda|divisa|moeda|sarafu)( code| name)?( (of|du|de|de la|del|da|des|ya) .{1,30})?$/;

/** The same within a longer text, with a code behind it: `Account 4455, currency: USD`. */
const labelled =
  /(?:^|[^\p{L}])(?:currency|ccy|curr|devise|monnaie|ifaranga|w(?:ä|ae?)hrung|kontow(?:ä|ae?)hrung|valuta|moneda|divisa|moeda|sarafu)(?: code)? {0,3}[:=]? {0,3}\(?([\p{L}$€£]{1,4})(?!\p{L})/giu;

const codeOf = (word: string): string | undefined => currencyCalled(word) ?? (codes.has(word) ? word : undefined);

/** The currency that a short cell names: a code alone or among other words, or its name. */
function namedIn(cell: string): string | undefined {
  const text = cell.trim();
  if (text === '' || text.length > MAX_NAME) return undefined;
  const whole = codeOf(text.toUpperCase());
  if (whole !== undefined) return whole;
  const code = text.split(/[^\p{L}$€£]+/u).find((word) => codes.has(word));
  const plain = folded(text);
  return code ?? names.find(([pattern]) => pattern.test(plain))?.[1];
}

const isLabel = (cell: string) =>
  cell.length <= MAX_NAME * 2 &&
  label.test(
    folded(cell)
      .replaceAll(/\s+/g, ' ')
      .replace(/[ :=*]+$/, '')
      .trim(),
  );

/** The currencies that the cells of one line name behind a word for it, in the cell, beside it, or below. */
function namedBy(row: readonly string[], below: readonly string[]): string[] {
  return row.flatMap((whole, at) => {
    const cell = whole.slice(0, MAX_CELL);
    const [before = '', after = ''] = cell.split(/[:=]/, 2);
    const isAlone = isLabel(cell);
    const beside = isAlone ? (row.slice(at + 1).find((one) => one.trim() !== '') ?? '') : isLabel(before) ? after : '';
    const found = namedIn(beside) ?? (isAlone ? namedIn(below[at] ?? '') : undefined);
    if (found !== undefined) return [found];
    return [...cell.matchAll(labelled)].flatMap(([, word = '']) => codeOf(word) ?? []);
  });
}

/** The currencies that the lines above a table name. */
export const currenciesAbove = (rows: Rows): string[] => rows.flatMap((row, at) => namedBy(row, rows[at + 1] ?? []));

/** The currency that the heading of a column of amounts names: in brackets, or at its end. */
export function currencyOfHeading(heading: string): string | undefined {
  if (heading.length > MAX_CELL) return undefined;
  const bracketed = /[([] {0,3}([\p{L}$€£]{1,4}) {0,3}[)\]]/u.exec(heading)?.[1];
  const last = /[^\p{L}]([\p{L}$€£]{1,5})$/u.exec(heading.trim())?.[1];
  const inBrackets = bracketed === undefined ? undefined : codeOf(bracketed.toUpperCase());
  if (inBrackets !== undefined || last === undefined) return inBrackets;
  return codes.has(last) ? last : names.find(([pattern]) => pattern.test(folded(last)))?.[1];
}

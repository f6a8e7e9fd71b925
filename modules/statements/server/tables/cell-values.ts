// What the numbers in a workbook say: a number itself, or a day, which is a number with a format.

/** The formats that every workbook has and that show a day: ECMA-376, 18.8.30. Those of times alone are left out. */
const dayFormats = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];

/** Days from the first of each calendar of workbooks to 1970, and the last that they have, of the year 9999. */
const TO_1970 = 25_569;
const TO_1970_FROM_1904 = 24_107;
const LAST = 2_958_465;
const DAY = 86_400_000;
const SECOND = 1000;

/** Characters of a format that are looked at: workbooks have no longer ones. */
const MAX_FORMAT = 255;

/** Whether numbers with this format are shown as a day. Words in quotation marks and colours in brackets say nothing. */
export function showsDay(id: number, format: string | undefined): boolean {
  if (format === undefined) return dayFormats.includes(id);
  const signs = format
    .slice(0, MAX_FORMAT)
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  return /[dy]/i.test(signs) && !/general|[#?]/i.test(signs);
}

/** A day as `2026-12-31`, with its time where it has one; undefined for what no calendar has. */
export function dayOf(value: string, from1904: boolean): string | undefined {
  const days = Number(value);
  if (!(days >= 0 && days <= LAST)) return undefined;
  const at = Math.round(((days - (from1904 ? TO_1970_FROM_1904 : TO_1970)) * DAY) / SECOND) * SECOND;
  const moment = new Date(at).toISOString();
  return at % DAY === 0 ? moment.slice(0, 10) : moment.slice(0, 19);
}

/** A day that is written with its time, without it where that is midnight. */
export const withoutMidnight = (value: string): string => value.replace(/T00:00:00(?:\.0{1,9})?Z?$/, '');

/**
 * A number as text. Programs write what they have computed with all its digits, `1234.5599999999999`; spreadsheets show
 * fifteen of them. A whole number stays as it is: it may be that of a transaction.
 */
export function numberOf(value: string): string {
  if (/^-?\d{1,40}$/.test(value)) return value;
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  const shown = Number(number.toPrecision(15));
  return Number.isSafeInteger(shown) ? shown.toFixed(0) : shown.toString();
}

/** Workbooks write characters that XML does not know as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

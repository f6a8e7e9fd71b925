import { folded } from '../../../domain/folded.ts';

// The days in a statement, however its operator writes them.

/** In which order day, month and year stand where all are numbers. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Characters of a cell that may be a day. */
const MAX_DAY = 60;

/** The years that a statement can be of. Any other is a slip of the pen, or no year. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** Excel counts the days since the end of 1899. These begin in 1990 and end in 2100. */
const FIRST_SERIAL = 32_874;
const LAST_SERIAL = 73_415;
const SERIAL_OF_1970 = 25_569;
const DAY = 86_400_000;

/**
 * The first letters of the months, by which they differ, in English, French and Kinyarwanda, and in other languages of banks. Longer
 * ones stand first.
 */
const months: readonly (readonly [RegExp, number])[] = [
  [/^(jan|mutarama|ene|gen)/, 1],
  [/^(feb|fev|gashyantare)/, 2],
  [/^(mars?$|marc|marz|maart|maerz|mrt$|werurwe)/, 3],
  [/^(apr|avr|abr|mata)/, 4],
  [/^(may|mai|mei|mag|gicurasi)/, 5],
  [/^(june?$|juin|juni|giu|kamena)/, 6],
  [/^(july?$|juil|juli|lug|nyakanga)/, 7],
  [/^(aug|aou|ago|kanama)/, 8],
  [/^(sep|set|nzeri)/, 9],
  [/^(oct|okt|ott|out|ukwakira)/, 10],
  [/^(nov|ugushyingo)/, 11],
  [/^(dec|dez|dic|dis|ukuboza)/, 12],
];

/** A time behind the day, which is passed over: the day counts as it is written, in the operator's own time. */
const TIME = String.raw`(?:(?:,? |t| - )\d{1,2}[:.h]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?(?: ?[ap]\.?m\.?)?(?: ?(?:z|utc|gmt|cat|eat|[+-]\d{2}:?\d{2}))?)?`;
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)[a-z]{0,6}[.,]{0,2} )?';

const yearFirst = new RegExp(String.raw`^(\d{4})([./-])(\d{1,2})\2(\d{1,2})${TIME}$`);
const numbers = new RegExp(String.raw`^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})${TIME}$`);
const dayAndName = new RegExp(
  String.raw`^${WEEKDAY}(\d{1,2})(?:st|nd|rd|th|er)?[ ./-]{0,2}([a-z]{3,12})\.?[ ,./-]{0,2}(\d{4}|\d{2})${TIME}$`,
);
const nameAndDay = new RegExp(
  String.raw`^${WEEKDAY}([a-z]{3,12})\.?[ ./-](\d{1,2})(?:st|nd|rd|th)?[ ,./-]{1,2}(\d{4})${TIME}$`,
);
const inOne = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:\d{4}|\d{6})?$/;
const serial = /^(\d{5})(?:[.,]\d{1,20})?$/;

function calendarDay(year: number, month: number, day: number): string | undefined {
  const full = year < 100 ? 2000 + year : year;
  if (full < FIRST_YEAR || full > LAST_YEAR) return undefined;
  const date = new Date(Date.UTC(full, month - 1, day));
  // The calendar takes the 31st of February for the 3rd of March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

const monthCalled = (name: string) => months.find(([start]) => start.test(name))?.[1] ?? 0;

function dayOfSerial(text: string): string | undefined {
  const count = Number(serial.exec(text)?.[1]);
  if (!(count >= FIRST_SERIAL && count < LAST_SERIAL)) return undefined;
  return new Date((count - SERIAL_OF_1970) * DAY).toISOString().slice(0, 10);
}

const spaced = (cell: string) =>
  cell.length > MAX_DAY ? '' : folded(cell).replaceAll(/\s+/g, ' ').trim().replace(/^'/, '');

/** The three numbers of a day that is written with numbers alone, year behind: which is the month is not said. */
export function dayNumbers(cell: string): readonly [first: number, second: number, third: number] | undefined {
  const [, first, , second, third] = numbers.exec(spaced(cell)) ?? [];
  return first === undefined ? undefined : [Number(first), Number(second), Number(third)];
}

/** The day of a cell as `2026-12-31`; undefined for what is no day of the calendar. */
export function readDay(cell: string, order: DateOrder): string | undefined {
  const text = spaced(cell);
  const year = yearFirst.exec(text);
  if (year) return calendarDay(Number(year[1]), Number(year[3]), Number(year[4]));
  const plain = numbers.exec(text);
  if (plain) {
    const [one, two, three] = [Number(plain[1]), Number(plain[3]), Number(plain[4])];
    if (order === 'ymd') return plain[4]?.length === 2 ? calendarDay(one, two, three) : undefined;
    return order === 'dmy' ? calendarDay(three, two, one) : calendarDay(three, one, two);
  }
  const named = dayAndName.exec(text);
  if (named) return calendarDay(Number(named[3]), monthCalled(named[2] ?? ''), Number(named[1]));
  const american = nameAndDay.exec(text);
  if (american) return calendarDay(Number(american[3]), monthCalled(american[1] ?? ''), Number(american[2]));
  const whole = inOne.exec(text);
  if (whole) return calendarDay(Number(whole[1]), Number(whole[2]), Number(whole[3]));
  return dayOfSerial(text);
}

import { months, today as todayWord, tomorrow, yesterday } from '#locale/dates.ts';
import { folded } from '../../../domain/folded.ts';

// Dates as staff type them: the day first, as the site writes it, whatever the language of the browser is.

/** Letters of a typed date; more is none. */
const MOST = 60;

/** Milliseconds. */
const DAY = 24 * 3_600_000;

const asDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** That day as `2026-11-27`; undefined for one that no calendar has. */
function calendarDay(year: number, month: number, day: number): string | undefined {
  // `Date.UTC` takes the years 0 to 99 for the twentieth century.
  const moment = new Date(Date.UTC(2000, 0, 1)).setUTCFullYear(year, month - 1, day);
  const found = new Date(moment);
  const isThere = found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
  return isThere && year > 0 && year < 10_000 ? asDay(moment) : undefined;
}

/** The month by its name or the beginning of it, where only one begins so. */
function monthNamed(word: string): number | undefined {
  const found = months.flatMap((month, place) => (folded(month).startsWith(word) ? [place + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

const fromToday: readonly (readonly [word: string, days: number])[] = [
  [todayWord, 0],
  [tomorrow, 1],
  [yesterday, -1],
];

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const numbers = /^(\d{1,2})[ ./-]+(\d{1,2})(?:[ ./-]+(\d{4}|\d{2}))?$/;
const digits = /^(\d{2})(\d{2})(\d{4})$/;
const inWords = /^\D*(\d{1,2})(?:er|st|nd|rd|th)? +(?:of |de )?([^\d\s.,]{3,})[.,]?(?: +(\d{4}))?$/;

const yearOf = (written: string | undefined, today: string) =>
  written === undefined ? Number(today.slice(0, 4)) : Number(written.length === 2 ? `20${written}` : written);

/** The day that is typed, as `2026-11-27`: `27/11/2026`, `27 November`, `tomorrow`; undefined for what is none. */
export function readDay(text: string, today: string): string | undefined {
  const typed = folded(text.slice(0, MOST)).trim();
  const near = fromToday.find(([word]) => folded(word) === typed);
  if (near) return asDay(Date.parse(today) + near[1] * DAY);
  const iso = isoDay.exec(typed);
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbered = numbers.exec(typed) ?? digits.exec(typed);
  if (numbered) return calendarDay(yearOf(numbered[3], today), Number(numbered[2]), Number(numbered[1]));
  const worded = inWords.exec(typed);
  const month = worded?.[2] === undefined ? undefined : monthNamed(worded[2]);
  return worded && month !== undefined ? calendarDay(yearOf(worded[3], today), month, Number(worded[1])) : undefined;
}

const timeBehind = /^(.*\S)(?:t| +)(\d{1,2})(?::(\d{2})|h(\d{2})?) ?([ap]m)?$/;

/** The day and the time that are typed, as `2026-11-27T09:00`; undefined for what is none, or lacks one of the two. */
export function readMoment(text: string, today: string): string | undefined {
  const found = timeBehind.exec(folded(text.slice(0, MOST)).trim());
  if (!found) return undefined;
  const [, day = '', hours, minutes, others, half] = found;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
  const minute = Number(minutes ?? others ?? 0);
  const written = readDay(day.replace(/(?:,| at| a| saa)$/, ''), today);
  if (written === undefined || hour > 23 || minute > 59) return undefined;
  return `${written}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** `2026-11-27` as the field shows it: `27/11/2026`. */
export const writeDay = (day: string): string => day.split('-').reverse().join('/');

/** `2026-11-27T09:00` as the field shows it: `27/11/2026 09:00`. */
export const writeMoment = (local: string): string => `${writeDay(local.slice(0, 10))} ${local.slice(11)}`;

import * as words from '#locale/dates.ts';
import { datesIn } from '../../../domain/dates-in-words.ts';

// The days of a calendar, each as `2026-11-27`. They are the same everywhere.

const { longDate, monthOf, weekdayOf } = datesIn(words);

const DAY = 24 * 3_600_000;

const written = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** "Friday, 27 November 2026". */
export const dayInFull = (day: string): string => words.dayInFull(weekdayOf(day, 'UTC'), longDate(day, 'UTC'));

/** "November 2026". */
export const monthName = (day: string): string => monthOf(day, 'UTC');

export const movedByDays = (day: string, by: number): string => written(Date.parse(day) + by * DAY);

/** The same day of another month; the 31st becomes the last of a shorter one. */
export function movedByMonths(day: string, by: number): string {
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + by, Math.min(ofMonth, last)));
}

/** The week around a day, from Monday on. */
export function weekOf(day: string): string[] {
  const monday = movedByDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, place) => movedByDays(monday, place));
}

/** Six weeks, so that the calendar keeps its height, from the one with the first of the month. */
export const weeksOf = (day: string): string[][] =>
  Array.from({ length: 6 }, (_, week) => weekOf(movedByDays(`${day.slice(0, 7)}-01`, week * 7)));

/** From Monday on, in a letter or two. */
export const shortWeekdays = [1, 2, 3, 4, 5, 6, 0].map((place) => {
  const long = words.weekdays[place] ?? '';
  return { long, short: (long.split(' ').at(-1) ?? '').slice(0, 2) };
});

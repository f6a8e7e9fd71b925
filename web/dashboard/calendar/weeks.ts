import { type CalendarEntry, daysOf } from '../../../domain/month-calendar.ts';

/** Days of a week, which begins on Monday. */
const WEEK = 7;

/** Lines of long things above the days of a week; what has no room is counted. */
export const MOST_LINES = 4;

/** A long thing in one week: the columns that it covers, from 1, both included. */
export interface Bar {
  entry: CalendarEntry;
  from: number;
  to: number;
  line: number;
  /** It began before this week, or goes on after it. */
  continues: boolean;
}

export interface CalendarWeek {
  /** From Monday to Sunday; undefined for days of other months. */
  days: readonly (string | undefined)[];
  bars: readonly Bar[];
  lines: number;
  /** Long things without a line. */
  hidden: number;
}

/** It lasts for more than a day, or for as long as nobody ends it. */
export const isLong = ({ first_day, last_day }: Pick<CalendarEntry, 'first_day' | 'last_day'>): boolean =>
  last_day === null || last_day > first_day;

/** 0 for Monday. */
const weekday = (day: string) => (new Date(day).getUTCDay() + WEEK - 1) % WEEK;

/** The long things that are shown in the week of these days, each on the first line that is free where it begins. */
function barsOf(days: readonly string[], column: number, long: readonly CalendarEntry[]): Bar[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  /** The column after the last of each line. */
  const free: number[] = [];
  return long
    .filter(({ first_day, last_day }) => first_day <= last && (last_day ?? last) >= first)
    .map((entry) => {
      const begins = Math.max(0, days.indexOf(entry.first_day));
      const ends = entry.last_day !== null && entry.last_day < last ? days.indexOf(entry.last_day) : days.length - 1;
      const [from, to] = [column + begins, column + ends];
      const known = free.findIndex((next) => next <= from);
      const line = known === -1 ? free.length : known;
      free[line] = to + 1;
      const continues = entry.first_day < first || entry.last_day === null || entry.last_day > last;
      return { entry, from, to, line, continues };
    });
}

/** Days and moments are in the order of their letters. */
const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);

/** What ends comes before what is there in every month, and then what begins first. */
const byImportance = (one: CalendarEntry, other: CalendarEntry) =>
  Number(one.last_day === null) - Number(other.last_day === null) || inOrder(one.first_day, other.first_day);

/** The weeks of a month, each with what lasts for more than a day in it. */
export function weeksOf(month: string, entries: readonly CalendarEntry[]): CalendarWeek[] {
  const days = daysOf(month);
  const long = entries.filter(isLong).sort(byImportance);
  const before = weekday(`${month}-01`);
  const weeks: CalendarWeek[] = [];
  for (let from = -before; from < days.length; from += WEEK) {
    const own = days.slice(Math.max(0, from), from + WEEK);
    const column = from < 0 ? before + 1 : 1;
    const bars = barsOf(own, column, long);
    const shown = bars.filter(({ line }) => line < MOST_LINES);
    weeks.push({
      days: Array.from({ length: WEEK }, (_, place) => days[from + place]),
      bars: shown,
      lines: Math.max(0, ...shown.map(({ line }) => line + 1)),
      hidden: bars.length - shown.length,
    });
  }
  return weeks;
}

/** The records that are listed on a day: of a day alone, or (with `isWithLong`) those too that last longer, on their first day of the month. */
export function entriesOn(day: string, entries: readonly CalendarEntry[], isWithLong: boolean): CalendarEntry[] {
  const isFirst = day.endsWith('-01');
  return entries
    .filter((entry) => {
      if (isLong(entry)) return isWithLong && (entry.first_day === day || (isFirst && entry.first_day < day));
      return entry.first_day === day;
    })
    .sort((one, other) => inOrder(one.at ?? '', other.at ?? '') || one.id - other.id);
}

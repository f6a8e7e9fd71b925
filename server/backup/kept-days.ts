import { retentionMonths } from '../../domain/retention.ts';

/** Beside the daily ones of the settings: the last of so many weeks, and of so many months. */
const WEEKS = 4;
const MONTHS = retentionMonths.backups;

/** However short the room is, so many daily ones stay. */
export const LEAST_DAILY = 3;

/** As which a daily backup stays. */
export type KeptAs = 'daily' | 'weekly' | 'monthly';

/** The Monday of the week of a day, both as `2026-11-20`. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The newest day of each of the first so many groups. `days` are the newest first. */
function newestOfEach(days: readonly string[], groupOf: (day: string) => string, most: number): string[] {
  const groups = Map.groupBy(days, groupOf);
  return [...groups.values()].slice(0, most).flatMap((group) => group.slice(0, 1));
}

/**
 * Which of these days' backups stay, the newest first, and as which: the last `daily` ones, of the last four weeks and the last six
 * months that have one the newest each.
 */
export function keptDays(days: Iterable<string>, daily: number): Map<string, KeptAs> {
  const newestFirst = [...new Set(days)].toSorted().reverse();
  const why = new Map<string, KeptAs>();
  for (const day of newestOfEach(newestFirst, (one) => one.slice(0, 7), MONTHS)) why.set(day, 'monthly');
  for (const day of newestOfEach(newestFirst, weekOf, WEEKS)) why.set(day, 'weekly');
  for (const day of newestFirst.slice(0, daily)) why.set(day, 'daily');
  return new Map([...why].toSorted(([one], [other]) => (one < other ? 1 : -1)));
}

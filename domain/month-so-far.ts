import { z } from 'zod';
import { day } from './instant.ts';

const days = z.object({ from: day, until: day });

/** The days of a month until today, and the same days of the month before. */
export const monthSoFar = days.extend({ before: days });

export type MonthSoFar = z.infer<typeof monthSoFar>;

/**
 * The days of today's month until today. A month that has just begun is not compared with a whole one: of the month before there are
 * as many days, or all of them where it is shorter.
 */
export function monthUntil(today: string): MonthSoFar {
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const written = (at: number) => new Date(at).toISOString().slice(0, 10);
  const lastBefore = Date.UTC(year, month - 1, 0);
  const asManyDays = Date.UTC(year, month - 2, date);
  return {
    from: written(Date.UTC(year, month - 1, 1)),
    until: today,
    before: { from: written(Date.UTC(year, month - 2, 1)), until: written(Math.min(asManyDays, lastBefore)) },
  };
}

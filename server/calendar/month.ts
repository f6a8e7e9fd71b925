import { startOfWrittenDay } from '../../domain/calendar.ts';
import { daysOf } from '../../domain/month-calendar.ts';

/** A month as its records are looked for. */
export interface Month {
  days: readonly string[];
  firstDay: string;
  lastDay: string;
  /** When each day begins on the site's clock. */
  begins: readonly string[];
  /** When the first day begins, and the day after the last. */
  from: string;
  before: string;
  now: string;
  timeZone: string;
}

export function monthOf(month: string, now: Date, timeZone: string): Month {
  const days = daysOf(month);
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  const begins = days.map((day) => startOfWrittenDay(day, timeZone).toISOString());
  return {
    days,
    firstDay,
    lastDay,
    begins,
    from: begins[0] ?? '',
    before: startOfWrittenDay(lastDay, timeZone, 1).toISOString(),
    now: now.toISOString(),
    timeZone,
  };
}

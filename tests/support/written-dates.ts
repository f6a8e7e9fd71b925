import type { datesIn } from '../../domain/dates-in-words.ts';
import { eventPhase } from '../../domain/event-dates.ts';

/** Moments at the edges of days, months, years, leap years and summer times, from one to the next. */
const moments = [
  '0101-03-01T12:00:00.000Z',
  '1899-12-31T23:59:59.999Z',
  '1962-07-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00.000Z',
  '2000-02-29T12:00:00.000Z',
  '2020-12-31T21:59:59.999Z',
  '2020-12-31T22:00:00.000Z',
  '2024-02-28T22:00:00.000Z',
  '2024-02-29T21:59:00.000Z',
  '2025-02-28T22:30:00.000Z',
  '2026-01-01T00:00:00.000Z',
  '2026-02-01T05:05:00.000Z',
  '2026-03-08T05:29:00.000Z',
  '2026-03-08T05:31:00.000Z',
  '2026-04-30T22:00:00.000Z',
  '2026-05-31T21:59:00.000Z',
  '2026-06-15T09:00:00.000Z',
  '2026-07-01T07:00:00.000Z',
  '2026-08-01T12:00:00.000Z',
  '2026-09-09T09:09:00.000Z',
  '2026-10-31T22:00:00.000Z',
  '2026-11-01T04:29:00.000Z',
  '2026-11-01T05:31:00.000Z',
  '2026-11-20T07:00:00.000Z',
  '2026-11-20T10:00:00.000Z',
  '2026-11-21T21:59:59.999Z',
  '2026-12-25T22:00:00.000Z',
  '2027-01-02T08:00:00.000Z',
  '2100-03-01T00:00:00.000Z',
];

/** The moment of the days that are told from today. */
const NOW = '2026-11-20T12:00:00.000Z';

/** Everything that visitors read of these moments, by what is asked. */
export function writtenDates(dates: ReturnType<typeof datesIn>, timeZone: string): Record<string, string> {
  const written: Record<string, string> = { zone: dates.timeZoneName(timeZone) };
  for (const [place, start] of moments.entries()) {
    const end = moments[place + 1] ?? null;
    const { day, month } = dates.calendarLeaf(start, timeZone);
    Object.assign(written, {
      [`date ${start}`]: dates.longDate(start, timeZone),
      [`month ${start}`]: dates.monthOf(start, timeZone),
      [`weekday ${start}`]: dates.weekdayOf(start, timeZone),
      [`in full ${start}`]: dates.fullMoment(start, timeZone),
      [`leaf ${start}`]: `${day} ${month}`,
      [`dates from ${start}`]: dates.longDateRange(start, end, timeZone),
      [`times from ${start}`]: dates.longMomentRange(start, end, timeZone),
      [`from today ${start}`]: dates.relativeDay(start, new Date(NOW), timeZone),
      [`calendar day ${start}`]: dates.calendarDay(start.slice(0, 10)),
      [`calendar month ${start}`]: dates.calendarDay(start.slice(0, 10), 'month'),
      [`phase ${start}`]: eventPhase({ start_date: start, end_date: null }, new Date(NOW), timeZone),
    });
  }
  return written;
}

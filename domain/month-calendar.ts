import { z } from 'zod';
import { day, instant, instantOrNull } from './instant.ts';
import { staffText } from './reply-text.ts';

/** The kinds of records that the calendar shows. */
export const calendarKinds = ['posts', 'newsletter', 'events', 'announcements', 'ads'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Of one kind on one day; what is left out is counted. */
export const MOST_OF_DAY = 4;

/** Of one kind that lasts for days, such as advertisements, in a month. */
export const MOST_LONG = 20;

/** `2026-11`. In the years that the site's days and moments are written in. */
const calendarMonth = z
  .string({ error: staffText('chooseMonth') })
  .max('2026-11'.length, { error: staffText('chooseMonth'), abort: true })
  .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, staffText('chooseMonth'));

export const calendarQuery = z.object({ month: calendarMonth });

/**
 * `scheduled` goes out then, `out` has gone out, `stopped` is a newsletter that was stopped, `missed` one that did not go; `draft` is
 * seen by staff alone.
 */
const calendarStates = ['scheduled', 'out', 'stopped', 'missed', 'draft'] as const;
export type CalendarState = (typeof calendarStates)[number];

const calendarEntry = z.object({
  kind: z.enum(calendarKinds),
  id: z.int(),
  title: z.string(),
  /** Null where it takes place, or is shown, and nothing more is to be said. */
  state: z.enum(calendarStates).nullable(),
  /** When it goes out or begins; null where it has whole days alone. */
  at: instantOrNull,
  /** The days on the site's clock, both included; the last is null where it has no end. */
  first_day: day,
  last_day: day.nullable(),
  /** The people registered for an event. */
  registered: z.int(),
  updated_at: instant,
});

/** The records of a kind that are left out: on a day, or (null) of those that last for days. */
const leftOut = z.object({ kind: z.enum(calendarKinds), day: day.nullable(), count: z.int() });

export const monthCalendar = z.object({ entries: z.array(calendarEntry), left_out: z.array(leftOut) });

export type CalendarEntry = z.infer<typeof calendarEntry>;
export type LeftOut = z.infer<typeof leftOut>;
export type MonthCalendar = z.infer<typeof monthCalendar>;

const pad = (number: number, length: number) => String(number).padStart(length, '0');

/** Days in UTC have 24 hours each. Milliseconds. */
const DAY = 24 * 3_600_000;

/** The day so many days after `2026-11-20`. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10);

/** The month so many months after `2026-11`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}`;
}

/** Every day of the month, in order. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  const count = Math.round((Date.parse(`${monthAfter(month, 1)}-01`) - Date.parse(first)) / DAY);
  return Array.from({ length: count }, (_, days) => dayAfter(first, days));
}

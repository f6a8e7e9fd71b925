import * as words from '#locale/dashboard/time.ts';
import { shortMonths } from '#locale/dates.ts';
import { dayOf, minuteOf, momentOf } from '../../../domain/calendar.ts';

let current: string | undefined;

/** Sets the time zone of the site, in which every date of the dashboard is read and written. */
export function setTimeZone(timeZone: string): void {
  current = timeZone;
}

/** The site's setting `TIME_ZONE`. */
export function siteTimeZone(): string {
  if (current === undefined) throw new Error('The time zone of the site is not set');
  return current;
}

/** The day that the site's calendar shows now, as `2026-11-20`. */
export const siteToday = (): string => dayOf(new Date(), siteTimeZone());

/** "Kigali time": by which clock the times of the dashboard are meant, the same in summer and winter. */
export const siteTimeName = (): string => words.timeIn(siteTimeZone().replace(/^.*\//, '').replaceAll('_', ' '));

/** The day and the time that the clocks there show: `2026-11-20` and `09:00`. */
const clockAt = (instant: string, timeZone: string) => minuteOf(new Date(instant), timeZone).split(' ');

function dateAt(instant: string, timeZone: string): string {
  const [written = ''] = clockAt(instant, timeZone);
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  return words.date(day, shortMonths[month - 1] ?? '', year);
}

/** "20 Nov 2026". */
export const showDate = (instant: string): string => dateAt(instant, siteTimeZone());

/** A day without a time of day, as "20 Nov 2026": it is the same everywhere. */
export const showDay = (day: string): string => dateAt(day, 'UTC');

/** "09:00". */
export function showTime(instant: string): string {
  const [, time = ''] = clockAt(instant, siteTimeZone());
  return time;
}

/** "20 Nov 2026, 09:00". */
export const showDateAndTime = (instant: string): string => words.dateAndTime(showDate(instant), showTime(instant));

/** Whether the site's calendar shows the same day at both instants. */
export const isOnSameDay = (one: string, other: string): boolean => showDate(one) === showDate(other);

const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

/** An instant as the site's clocks show it, `2026-11-20T09:00`; empty for any other text. */
export function toWallClock(instant: string): string {
  return isMoment(instant) ? minuteOf(new Date(instant), siteTimeZone()).replace(' ', 'T') : '';
}

/** What the site's clocks show, `2026-11-20T09:00`, as an instant. */
export function fromWallClock(local: string): string {
  return isMoment(`${local}Z`) ? momentOf(local, siteTimeZone()).toISOString() : local;
}

/** The day of an instant on the site's clock, `2026-11-20`. */
export const siteDay = (instant: string): string => toWallClock(instant).slice(0, 10);

/** The instant at the same time of day on another day. */
export const onDay = (instant: string, day: string): string => fromWallClock(`${day}${toWallClock(instant).slice(10)}`);

import { minuteOf, momentOf } from '../../../domain/calendar.ts';

function formatters(timeZone: string) {
  const date = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  return {
    date: new Intl.DateTimeFormat('en-GB', date),
    time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }),
    dateAndTime: new Intl.DateTimeFormat('en-GB', { ...date, hour: '2-digit', minute: '2-digit' }),
  };
}

let current: { timeZone: string; formatters: ReturnType<typeof formatters> } | undefined;

/** Sets the time zone of the site, in which every date of the dashboard is read and written. */
export function setTimeZone(timeZone: string): void {
  current = { timeZone, formatters: formatters(timeZone) };
}

function siteTime() {
  if (current === undefined) throw new Error('The time zone of the site is not set');
  return current;
}

/** The site's setting `TIME_ZONE`. */
export const siteTimeZone = (): string => siteTime().timeZone;

/** "Kigali time": by which clock the times of the dashboard are meant, the same in summer and winter. */
export const siteTimeName = (): string => `${siteTimeZone().replace(/^.*\//, '').replaceAll('_', ' ')} time`;

/** "20 Nov 2026, 09:00". */
export function showDateAndTime(instant: string): string {
  return siteTime().formatters.dateAndTime.format(new Date(instant));
}

/** "20 Nov 2026". */
export function showDate(instant: string): string {
  return siteTime().formatters.date.format(new Date(instant));
}

/** "09:00". */
export function showTime(instant: string): string {
  return siteTime().formatters.time.format(new Date(instant));
}

/** Whether the site's calendar shows the same day at both instants. */
export const isOnSameDay = (one: string, other: string): boolean => showDate(one) === showDate(other);

const days = formatters('UTC').date;

/** A day without a time of day, as "20 Nov 2026": it is the same everywhere. */
export function showDay(day: string): string {
  return days.format(new Date(day));
}

const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

/** An instant as the value of a `datetime-local` input, `2026-11-20T09:00`; empty for any other text. */
export function toWallClock(instant: string): string {
  return isMoment(instant) ? minuteOf(new Date(instant), siteTimeZone()).replace(' ', 'T') : '';
}

/** The value of a `datetime-local` input, as an instant. */
export function fromWallClock(local: string): string {
  return isMoment(`${local}Z`) ? momentOf(local, siteTimeZone()).toISOString() : local;
}

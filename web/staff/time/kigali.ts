/** The zone in which the organisation lives, and in which every date of the desk is read and written. */
export const TIME_ZONE = 'Africa/Kigali';

const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
const offset = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const date = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

function isMoment(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

/** "20 Nov 2026, 09:00". */
export function showDateAndTime(instant: string): string {
  return dateAndTime.format(new Date(instant));
}

/** "20 Nov 2026". */
export function showDate(instant: string): string {
  return date.format(new Date(instant));
}

/** An instant as a `datetime-local` input holds it, `2026-11-20T09:00`; empty for what is not one. */
export function toWallClock(instant: string): string {
  return isMoment(instant) ? wallClock.format(new Date(instant)).replace(' ', 'T') : '';
}

/** What a `datetime-local` input holds, as an instant with the zone's offset on that day. */
export function fromWallClock(local: string): string {
  if (!isMoment(`${local}Z`)) return local;
  const parts = offset.formatToParts(new Date(`${local}Z`));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return new Date(`${local}${zone.replace('GMT', '') || 'Z'}`).toISOString();
}

import { endOfDay, momentOf } from '../../domain/calendar.ts';
import { day, instant } from '../../domain/instant.ts';

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

/**
 * The moment that somebody wrote: `2026-11-25T09:30` in the organisation’s time zone, `2026-11-25T07:30:00Z`, or a day, of which the
 * end is meant. Undefined for what is none of these.
 */
export function askedMoment(text: string, timeZone: string): string | undefined {
  const written = text.replace(/(T\d\d:\d\d)Z$/, '$1:00Z');
  if (instant.safeParse(written).success) return new Date(written).toISOString();
  const [date = ''] = text.split('T');
  if (!day.safeParse(date).success) return undefined;
  if (date === text) return endOfDay(momentOf(`${date}T12:00`, timeZone), timeZone).toISOString();
  return LOCAL.test(text) && !Number.isNaN(Date.parse(text)) ? momentOf(text, timeZone).toISOString() : undefined;
}

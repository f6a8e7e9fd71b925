import type { StaffListedEvent } from './event.ts';

/** What became of an event that people are registered for. */
export type EventChange = 'moved' | 'cancelled';

type Planned = Pick<
  StaffListedEvent,
  'is_active' | 'start_date' | 'end_date' | 'event_type' | 'location' | 'online_link'
> & { deleted_at?: string | null };

const takesPlace = ({ is_active, deleted_at }: Planned) => is_active && !deleted_at;

const placeAndTime = ({ start_date, end_date, location, online_link }: Planned) =>
  JSON.stringify([start_date, end_date, location, online_link]);

/**
 * What people who are registered should know of a change: the event is at another time or place, or does not take place
 * any more. Undefined for any other change, for an event that nobody expects, and for one that is over.
 */
export function eventChangeFor(before: Planned, after: Planned, now: string): EventChange | undefined {
  if (!takesPlace(before) || (before.end_date ?? before.start_date) < now) return undefined;
  if (!takesPlace(after)) return 'cancelled';
  return placeAndTime(before) === placeAndTime(after) ? undefined : 'moved';
}

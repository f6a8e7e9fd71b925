import type { StaffListedEvent } from './event.ts';

/** A change that people registered for an event should know of. */
export type EventChange = 'moved' | 'cancelled';

type Planned = Pick<
  StaffListedEvent,
  'is_active' | 'start_date' | 'end_date' | 'event_type' | 'location' | 'online_link'
> & { deleted_at?: string | null };

const takesPlace = ({ is_active, deleted_at }: Planned) => is_active && !deleted_at;

const placeAndTime = ({ start_date, end_date, location, online_link }: Planned) =>
  JSON.stringify([start_date, end_date, location, online_link]);

/**
 * The change that registered people should know of: the event has moved to another time or place, or no longer takes
 * place. Undefined for any other change, for an event without registrations, and for one that is over.
 */
export function eventChangeFor(before: Planned, after: Planned, now: string): EventChange | undefined {
  if (!takesPlace(before) || (before.end_date ?? before.start_date) < now) return undefined;
  if (!takesPlace(after)) return 'cancelled';
  return placeAndTime(before) === placeAndTime(after) ? undefined : 'moved';
}

import type { Event } from '../../../../domain/event.ts';

/** Where one can take part from afar, if at all. */
export function onlineLink({ event_type, online_link }: Pick<Event, 'event_type' | 'online_link'>): string | null {
  return event_type === 'offline' || online_link === '' ? null : online_link;
}

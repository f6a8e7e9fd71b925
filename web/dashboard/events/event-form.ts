import { z } from 'zod';
import { eventInput, type StaffEvent } from '../../../domain/event.ts';

export type EventFormValues = z.input<typeof eventInput>;

/** A new event: announced, and open to everybody, unless somebody says otherwise. */
const empty: EventFormValues = {
  title: '',
  description: '',
  event_type: 'offline',
  location: '',
  online_link: '',
  start_date: '',
  end_date: '',
  banner_media_id: null,
  media_id: null,
  category: '',
  organizer: '',
  is_public: true,
  is_active: true,
  capacity: null,
};

/** The form before anything is typed: as the event is, or as a new one begins. */
export function eventFormValues(event: StaffEvent | undefined): EventFormValues {
  if (event === undefined) return empty;
  return {
    title: event.title,
    description: event.description,
    event_type: event.event_type,
    location: event.location,
    online_link: event.online_link ?? '',
    start_date: event.start_date,
    end_date: event.end_date ?? '',
    banner_media_id: event.banner_picture?.id ?? null,
    media_id: event.picture?.id ?? null,
    category: event.category ?? '',
    organizer: event.organizer ?? '',
    is_public: event.is_public,
    is_active: event.is_active,
    capacity: event.capacity,
  };
}

/** The physical location, unless it is online only; the meeting link, unless nobody meets online. */
export const hasLocation = (type: EventFormValues['event_type']) => type !== 'online';
export const hasLink = (type: EventFormValues['event_type']) => type !== 'offline';

/** The value of a hidden field is kept while the form is open, and neither checked nor sent. */
function asShown(values: EventFormValues): EventFormValues {
  const { event_type, location, online_link } = values;
  return {
    ...values,
    location: hasLocation(event_type) ? location : '',
    online_link: hasLink(event_type) ? online_link : null,
  };
}

/** The rules of the form, as far as it is shown; the server checks the same. */
export const eventForm = z.custom<EventFormValues>().transform(asShown).pipe(eventInput);

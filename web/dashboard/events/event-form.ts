import { z } from 'zod';
import * as words from '#locale/dashboard/events.ts';
import { eventInput, type StaffEvent, staffEvent } from '../../../domain/event.ts';
import { type Change, changeOf } from '../form/conflict.ts';
import { typeWords } from './EventWords.tsx';

const shownPicture = (id: unknown) => (typeof id === 'number' ? words.pictureInLibrary(id) : words.none);

/** The fields by which two versions of an event are compared. */
const comparedFields: Change<EventFormValues>['fields'] = {
  title: words.title,
  description: words.description,
  event_type: {
    label: words.eventType,
    show: (type) => Object.entries(typeWords).find(([known]) => known === type)?.[1] ?? '',
  },
  category: words.category,
  organizer: words.organiser,
  location: words.physicalLocation,
  online_link: words.meetingLink,
  start_date: words.startDate,
  end_date: words.endDate,
  banner_media_id: { label: words.banner, show: shownPicture },
  media_id: { label: words.thumbnail, show: shownPicture },
  is_public: words.publicEvent,
  is_active: words.active,
  capacity: words.capacity,
};

export const eventChange = (event: StaffEvent) => changeOf(event, staffEvent, eventFormValues, comparedFields);

export type EventFormValues = z.input<typeof eventInput>;

/** A new event: public, and open to everybody, by default. */
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

/** The physical location, unless the event is online only; the meeting link, unless it is in person only. */
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

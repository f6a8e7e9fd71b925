import { staffEvent } from '../../../domain/event.ts';
import type { Change } from '../form/conflict.ts';
import { typeWords } from './EventWords.tsx';
import { type EventFormValues, eventFormValues } from './event-form.ts';

const shownPicture = (id: unknown) => (typeof id === 'number' ? `Picture ${id} of the library` : 'None');

/** The fields by which two versions of an event are compared. */
export const comparedFields: Change<EventFormValues>['fields'] = {
  title: 'Title',
  description: 'Description',
  event_type: {
    label: 'Event Type',
    show: (type) => Object.entries(typeWords).find(([known]) => known === type)?.[1] ?? '',
  },
  category: 'Category',
  organizer: 'Organizer',
  location: 'Physical Location',
  online_link: 'Meeting Link',
  start_date: 'Start Date',
  end_date: 'End Date',
  banner_media_id: { label: 'Banner', show: shownPicture },
  media_id: { label: 'Thumbnail', show: shownPicture },
  is_public: 'Public',
  is_active: 'Active',
  capacity: 'Capacity',
};

/** The event as another editor has left it. */
export function readCurrent(current: unknown) {
  const left = staffEvent.parse(current);
  return { values: eventFormValues(left), seen: left.updated_at };
}

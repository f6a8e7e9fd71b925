import type { ListedEvent } from '../../../domain/event.ts';

/** As much of an event as a card shows. */
export type CardEvent = Pick<
  ListedEvent,
  'id' | 'title' | 'summary' | 'event_type' | 'location' | 'start_date' | 'end_date' | 'banner_picture' | 'picture'
>;

/** Only what a card shows: what an island is given travels in the document. */
export function cardEvent(event: ListedEvent): CardEvent {
  const { id, title, summary, event_type, location, start_date, end_date, banner_picture, picture } = event;
  return { id, title, summary, event_type, location, start_date, end_date, banner_picture, picture };
}

/** Where it takes place, in words. */
export function placeOf({ event_type, location }: Pick<CardEvent, 'event_type' | 'location'>): string {
  return event_type === 'online' || location === '' ? 'Online Event' : location;
}

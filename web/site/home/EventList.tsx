import { EVENT_SLIDE_DURATION, eventCardText, type ListedEvent } from '../../../domain/event.ts';
import type { Section } from '../section.ts';
import { EventStates } from './EventStates.tsx';
import EventsAgain from './EventsAgain.island.tsx';
import type { EventListName } from './event-list-look.ts';

interface EventListProps {
  list: EventListName;
  first: Section<ListedEvent[]>;
  timeZone: string;
}

/** One of the home page's lists of events. What came stands still; only what failed comes alive, to be tried again. */
export function EventList({ list, first, timeZone }: EventListProps) {
  const look = { list, timeZone, textLength: eventCardText, slideDuration: EVENT_SLIDE_DURATION };
  return first.state === 'failed' ? <EventsAgain {...look} /> : <EventStates {...look} section={first} />;
}

import { EventCard } from '../events/EventCard.tsx';
import { EventLeaf } from '../events/EventLeaf.tsx';
import type { CardEvent } from '../events/event-card.ts';
import { EventCarousel } from './EventCarousel.tsx';
import type { EventListLook } from './event-list-look.ts';

/** The upcoming as lines of a calendar, the recent as cards, the last five as a row to turn. */
export function EventArrangement({
  events,
  list,
  timeZone,
  textLength,
  slideDuration,
}: EventListLook & { events: CardEvent[] }) {
  switch (list) {
    case 'home_upcoming':
      return (
        <ol>
          {events.map((event) => (
            <li key={event.id} className="border-line border-b">
              <EventLeaf event={event} timeZone={timeZone} />
            </li>
          ))}
        </ol>
      );
    case 'home_recent':
      return (
        <ul className="mt-6 grid gap-6 sm:grid-cols-2">
          {events.map((event) => (
            <li key={event.id} className="flex">
              <EventCard
                event={event}
                timeZone={timeZone}
                sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 92vw"
                textLength={textLength}
                heading="h4"
              />
            </li>
          ))}
        </ul>
      );
    case 'carousel':
      return <EventCarousel events={events} timeZone={timeZone} textLength={textLength} duration={slideDuration} />;
  }
}

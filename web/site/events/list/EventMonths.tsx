import { EventCard } from '../EventCard.tsx';
import type { CardEvent } from '../event-card.ts';
import { byMonth } from './by-month.ts';

interface EventMonthsProps {
  events: CardEvent[];
  /** Characters after which a description is cut. */
  textLength: number;
  timeZone: string;
}

/** A walk back through the months, each with its events. */
export function EventMonths({ events, textLength, timeZone }: EventMonthsProps) {
  return byMonth(events, timeZone).map(({ name, events }) => (
    <div key={name} className="event-month">
      <h3 className="event-month-name">{name}</h3>
      <ul className="event-cards grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {events.map((event) => (
          <li key={event.id} className="flex">
            <EventCard
              event={event}
              timeZone={timeZone}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 46vw, 92vw"
              textLength={textLength}
              heading="h4"
              readMore
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

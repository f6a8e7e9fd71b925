import { EventCard } from './EventCard.tsx';
import { type CardEvent, monthOfStart } from './event-card.ts';

/** Events that begin in the same month, in the order in which they came. */
interface Month {
  name: string;
  events: CardEvent[];
}

/** Cuts an ordered list where the month changes. */
function byMonth(events: readonly CardEvent[], timeZone: string): Month[] {
  const months: Month[] = [];
  for (const event of events) {
    const name = monthOfStart(event, timeZone);
    const latest = months.at(-1);
    if (latest?.name === name) latest.events.push(event);
    else months.push({ name, events: [event] });
  }
  return months;
}

interface EventMonthsProps {
  events: CardEvent[];
  /** Characters after which a description is cut. */
  textLength: number;
  timeZone: string;
}

/** The months in the order of their events, each with these. */
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

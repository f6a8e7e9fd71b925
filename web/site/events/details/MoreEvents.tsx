import * as words from '#locale/events.ts';
import { eventCardText, type ListedEvent } from '../../../../domain/event.ts';
import { addresses } from '../../addresses.ts';
import { SettledList } from '../../components/SettledList.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Section } from '../../section.ts';
import { EventCard } from '../EventCard.tsx';

interface MoreEventsProps {
  events: Section<ListedEvent[]>;
  /** The address of the event they stand below. */
  page: string;
  timeZone: string;
}

/** Other upcoming events. Without any there is no such section. */
export function MoreEvents({ events, page, timeZone }: MoreEventsProps) {
  if (events.state === 'loaded' && events.data.length === 0) return null;
  return (
    <section aria-labelledby="more-title" className="section-space">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 id="more-title" className="text-title">
            {words.moreUpcomingEvents}
          </h2>
          <TextLink href={addresses.events}>{words.allEvents}</TextLink>
        </div>
        <SettledList section={events} failed={words.failedToLoadEvents} empty={null} page={page}>
          {(coming) => (
            <ul className="event-cards mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {coming.map((event) => (
                <li key={event.id} className="flex">
                  <EventCard
                    event={event}
                    timeZone={timeZone}
                    sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
                    textLength={eventCardText}
                    heading="h3"
                  />
                </li>
              ))}
            </ul>
          )}
        </SettledList>
      </div>
    </section>
  );
}

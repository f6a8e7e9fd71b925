import { eventCardText } from '../../../../domain/event.ts';
import { Edge } from '../../../ui/imigongo/Edge.tsx';
import type { PageProps } from '../../page.ts';
import { mapSection } from '../../section.ts';
import { cardEvent } from '../event-card.ts';
import { EventsHero } from './EventsHero.tsx';
import type { EventsData } from './load.ts';
import { NoEventsFound } from './NoEventsFound.tsx';
import RecentEvents from './RecentEvents.island.tsx';

const TITLE = 'recent-title';

/** Upcoming events as leaves of a calendar, and past events month by month. */
export function EventsPage({ data: { recent, upcoming, pageSize }, timeZone }: PageProps<EventsData>) {
  const nothing =
    recent.state === 'loaded' && recent.data.count === 0 && upcoming.state === 'loaded' && upcoming.data.length === 0;
  return (
    <>
      <EventsHero upcoming={upcoming} alone={nothing || recent.state === 'failed'} timeZone={timeZone} />
      <Edge from="leaf-deep" to="surface" line="ochre" />
      <section aria-labelledby={TITLE} className="section-space">
        <div className="page-width">
          <h2 id={TITLE} tabIndex={-1} className="text-title">
            Recent Events (From Today Backwards)
          </h2>
          {nothing ? (
            <NoEventsFound />
          ) : (
            <RecentEvents
              first={mapSection(recent, (part) => ({
                ...part,
                items: part.items.map((event) => cardEvent(event, timeZone)),
              }))}
              pageSize={pageSize}
              textLength={eventCardText}
              timeZone={timeZone}
              title={TITLE}
            />
          )}
        </div>
      </section>
    </>
  );
}

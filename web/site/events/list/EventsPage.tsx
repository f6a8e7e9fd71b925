import { eventCardText, type ListedEvent } from '../../../../domain/event.ts';
import { Edge } from '../../../ui/imigongo/Edge.tsx';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import type { PageProps } from '../../page.ts';
import { mapSection, type Section } from '../../section.ts';
import { cardEvent } from '../event-card.ts';
import { eventTexts } from '../texts.ts';
import type { EventsData } from './load.ts';
import RecentEvents from './RecentEvents.island.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';

/** Nothing behind us, nothing ahead. */
function NoEventsFound() {
  return (
    <div className="mt-10 grid max-w-3xl items-center gap-8 sm:grid-cols-[14rem_1fr]">
      <div className="h-40">
        <Placeholder seed={3} />
      </div>
      <div>
        <p className="font-display font-extrabold text-heading">{eventTexts.noneFound}</p>
        <p className="mt-3 text-lead text-muted">{eventTexts.checkBack}</p>
      </div>
    </div>
  );
}

interface EventsHeroProps {
  upcoming: Section<ListedEvent[]>;
  /** Without the upcoming events: the page says itself that there are none, or that nothing came. */
  alone: boolean;
  timeZone: string;
}

/** How the page of events begins: its name, and the next few days to keep free. */
function EventsHero({ upcoming, alone, timeZone }: EventsHeroProps) {
  return (
    <div data-theme="dark" className="bg-leaf-deep">
      <div className="page-width grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[5fr_7fr] lg:py-24">
        <div>
          <h1 className="max-w-[8ch] text-display">Recent Events</h1>
          <p className="mt-6 max-w-md text-lead">
            Every event begins with a group of neighbours. See what they have been doing, and come to the next one.
          </p>
        </div>
        {alone ? null : <UpcomingEvents events={upcoming} timeZone={timeZone} />}
      </div>
    </div>
  );
}

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

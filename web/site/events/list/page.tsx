import { addresses, otherAddresses } from '../../../../domain/addresses.ts';
import { eventCardText, eventRange, type ListedEvent } from '../../../../domain/event.ts';
import { calendarLeaf } from '../../../ui/format.ts';
import { Edge } from '../../../ui/imigongo/Edge.tsx';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { fetchPart, pageIn } from '../../components/paging.ts';
import { SettledList } from '../../components/SettledList.tsx';
import type { LoadContext, PageProps } from '../../page.ts';
import { definePage } from '../../render.tsx';
import { mapSection, type Section } from '../../section.ts';
import { cardEvent } from '../event-card.ts';
import { eventTexts } from '../texts.ts';
import { eventsAddress } from './events-address.ts';
import RecentEvents from './RecentEvents.island.tsx';

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
            Every event starts with a group of neighbours. See what they have done, and come to the next one.
          </p>
        </div>
        {alone ? null : <UpcomingEvents events={upcoming} timeZone={timeZone} />}
      </div>
    </div>
  );
}

const TITLE = 'recent-title';

/** Upcoming events as leaves of a calendar, and past events month by month. */
function EventsPage({ data: { recent, upcoming, pageSize }, timeZone }: PageProps<EventsData>) {
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

interface TearOffLeafProps {
  event: Pick<ListedEvent, 'id' | 'title' | 'start_date'>;
  timeZone: string;
}

/** One event as a leaf of a calendar: the day, the month, the title. All of it leads to the event. */
function TearOffLeaf({ event, timeZone }: TearOffLeafProps) {
  const { day, month } = calendarLeaf(event.start_date, timeZone);
  return (
    <a href={addresses.event(event.id)} className="tear-off">
      <time dateTime={event.start_date} className="tear-off-date">
        <span className="font-display font-extrabold text-title">{day}</span> <span className="font-bold">{month}</span>
      </time>
      <h3 className="text-lg leading-tight">{event.title}</h3>
    </a>
  );
}

interface UpcomingEventsProps {
  events: Section<ListedEvent[]>;
  timeZone: string;
}

/** The next few events, as leaves torn off a calendar. */
function UpcomingEvents({ events, timeZone }: UpcomingEventsProps) {
  return (
    <section aria-labelledby="upcoming-title">
      <h2 id="upcoming-title" className="text-call text-heading">
        Upcoming Events
      </h2>
      <SettledList
        section={events}
        failed={eventTexts.upcomingFailed}
        empty={<p className="mt-4 text-lead">{eventTexts.checkBack}</p>}
        page={addresses.events}
      >
        {(coming) => (
          <ol className="mt-6 grid gap-4 xs:grid-cols-2 md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
            {coming.map((event) => (
              <li key={event.id} className="flex">
                <TearOffLeaf event={event} timeZone={timeZone} />
              </li>
            ))}
          </ol>
        )}
      </SettledList>
    </section>
  );
}

/** A page of the recent events, and what is coming, fetched side by side. */
async function load({ request, query, section, now, timeZone }: LoadContext) {
  const pageSize = eventRange('recent', now, timeZone).most;
  const [recent, upcoming] = await Promise.all([
    section(
      fetchPart(pageIn(query), pageSize, (page) =>
        request('GET /events/', { query: { window: 'recent', page, page_size: pageSize } }),
      ),
      eventTexts.listMessage,
    ),
    section(
      request('GET /events/', { query: { window: 'upcoming' } }).then(({ results }) => results),
      eventTexts.listMessage,
    ),
  ]);
  return { recent, upcoming, pageSize };
}

export type EventsData = Awaited<ReturnType<typeof load>>;

export const events = definePage<EventsData>({
  address: [addresses.events, otherAddresses.eventsWithoutOne],
  query: ['page'],
  load,
  head: ({ recent }, site) => ({
    title: 'Events',
    description: `Meetings, training and markets of ${site.name}: what’s coming next, and what the savings groups have been doing.`,
    canonical: eventsAddress(recent.state === 'loaded' ? recent.data.page : 1),
  }),
  Page: EventsPage,
});

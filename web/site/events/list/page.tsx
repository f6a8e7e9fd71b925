import * as words from '#locale/events.ts';
import { eventCardText, type ListedEvent } from '../../../../domain/event.ts';
import { eventRange } from '../../../../domain/event-dates.ts';
import { calendarLeaf } from '../../../ui/format.ts';
import { Edge } from '../../../ui/imigongo/Edge.tsx';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { addresses, otherAddresses } from '../../addresses.ts';
import { Pagination } from '../../components/Pagination.tsx';
import { fetchPart, type ListPart, pageCount, pageIn, shownRange } from '../../components/paging.ts';
import { SettledList } from '../../components/SettledList.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { LoadContext, PageProps } from '../../page.ts';
import { mapSection, type Section } from '../../section.ts';
import { definePageOfSections } from '../../sections/define.tsx';
import { Own } from '../../sections/own-words.tsx';
import { langOf } from '../../untranslated.ts';
import { EventMonths } from '../EventMonths.tsx';
import { cardEvent } from '../event-card.ts';
import { comingAddress, eventsAddress } from './events-address.ts';
import RecentEvents from './RecentEvents.island.tsx';

/** Nothing behind us, nothing ahead. */
function NoEventsFound() {
  return (
    <div className="mt-10 grid max-w-3xl items-center gap-8 sm:grid-cols-[14rem_1fr]">
      <div className="h-40">
        <Placeholder seed={3} />
      </div>
      <div>
        <p className="font-display font-extrabold text-heading">{words.noEventsFound}</p>
        <p className="mt-3 text-lead text-muted">{words.checkBackLaterForUpcoming}</p>
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

/** The head of the events page: its name, and the next few dates. */
function EventsHero({ upcoming, alone, timeZone }: EventsHeroProps) {
  return (
    <div data-theme="dark" className="bg-leaf-deep">
      <div className="page-width grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[5fr_7fr] lg:py-24">
        <div>
          <h1 className="max-w-[10ch] text-display">
            <Own of="title">{words.recentEvents}</Own>
          </h1>
          <p className="mt-6 max-w-md text-lead">
            <Own of="text">{words.everyEventStarts}</Own>
          </p>
        </div>
        {alone ? null : <UpcomingEvents events={upcoming} timeZone={timeZone} />}
      </div>
    </div>
  );
}

const TITLE = 'recent-title';

/** Upcoming events as leaves of a calendar, and past events month by month. */
function EventsPage({ data: { recent, upcoming, coming, pageSize }, now, timeZone }: PageProps<EventsData>) {
  const nothing =
    [recent, coming].every((list) => list.state === 'loaded' && list.data.count === 0) &&
    upcoming.state === 'loaded' &&
    upcoming.data.length === 0;
  // The recent events then say it for all.
  const isAllFailed = [recent, upcoming, coming].every(({ state }) => state === 'failed');
  return (
    <>
      <EventsHero upcoming={upcoming} alone={nothing || isAllFailed} timeZone={timeZone} />
      <Edge from="leaf-deep" to="surface" line="ochre" />
      {isAllFailed || (coming.state === 'loaded' && coming.data.count === 0) ? null : (
        <ComingEvents coming={coming} now={now} timeZone={timeZone} />
      )}
      <section aria-labelledby={TITLE} className="section-space">
        <div className="page-width">
          <h2 id={TITLE} tabIndex={-1} className="text-title">
            {words.recentEventsFromTodayBackwards}
          </h2>
          {nothing ? (
            <NoEventsFound />
          ) : (
            <RecentEvents
              first={mapSection(recent, (part) => ({
                ...part,
                items: part.items.map((event) => cardEvent(event, now, timeZone)),
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
  event: Pick<ListedEvent, 'id' | 'title' | 'start_date' | 'untranslated' | 'written_in'>;
  timeZone: string;
}

/** One event as a leaf of a calendar: the day, the month, the title. All of it leads to the event. */
function TearOffLeaf({ event, timeZone }: TearOffLeafProps) {
  const { day, month } = calendarLeaf(event.start_date, timeZone);
  return (
    <a href={addresses.event(event)} className="tear-off">
      <time dateTime={event.start_date} className="tear-off-date">
        <span className="font-display font-extrabold text-title">{day}</span> <span className="font-bold">{month}</span>
      </time>
      <h3 lang={langOf(event, 'title')} className="text-lg leading-tight">
        {event.title}
      </h3>
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
        {words.upcomingEvents}
      </h2>
      <SettledList
        section={events}
        failed={words.failedToLoadEvents}
        empty={<p className="mt-4 text-lead">{words.checkBackLaterForUpcoming}</p>}
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

/** Events on a page of the calendar. */
const COMING = eventRange('coming', new Date(0), 'UTC').most;

interface ComingEventsProps {
  coming: Section<ListPart<ListedEvent>>;
  now: Date;
  timeZone: string;
}

/** Every event from today on, month by month, and the calendar that phones can follow. */
function ComingEvents({ coming, now, timeZone }: ComingEventsProps) {
  return (
    <section id="coming" aria-labelledby="coming-title" className="page-width pt-16 lg:pt-24">
      <h2 id="coming-title" className="text-title">
        {words.calendar}
      </h2>
      <TextLink href={otherAddresses.calendar} className="mt-2">
        {words.addAllEventsToYour}
      </TextLink>
      <SettledList section={mapSection(coming, (part) => [part])} empty={null} page={addresses.events}>
        {(parts) =>
          parts.map(({ page, count, items }) => {
            const { from, to } = shownRange(page, COMING, count);
            const pages = pageCount(count, COMING);
            return (
              <div key={page}>
                {pages > 1 ? <p className="mt-4 text-muted">{words.showingEvents(from, to, count)}</p> : null}
                <EventMonths
                  events={items.map((event) => cardEvent(event, now, timeZone))}
                  textLength={eventCardText}
                  timeZone={timeZone}
                />
                <Pagination label={words.pagesOfTheCalendar} page={page} pages={pages} addressOf={comingAddress} />
              </div>
            );
          })
        }
      </SettledList>
    </section>
  );
}

/** A page of the recent events, the next events, and a page of all that are coming, fetched side by side. */
async function load({ request, query, section, now, timeZone }: LoadContext) {
  const pageSize = eventRange('recent', now, timeZone).most;
  const [recent, upcoming, coming] = await Promise.all([
    section(
      fetchPart(pageIn(query), pageSize, (page) =>
        request('GET /events/', { query: { window: 'recent', page, page_size: pageSize } }),
      ),
      words.failedToFetchEvents,
    ),
    section(
      request('GET /events/', { query: { window: 'upcoming' } }).then(({ results }) => results),
      words.failedToFetchEvents,
    ),
    section(
      fetchPart(pageIn(query, 'coming'), COMING, (page) =>
        request('GET /events/', { query: { window: 'coming', page, page_size: COMING } }),
      ),
      words.failedToFetchEvents,
    ),
  ]);
  return { recent, upcoming, coming, pageSize };
}

export type EventsData = Awaited<ReturnType<typeof load>>;

export const eventsPage = definePageOfSections<EventsData, 'events'>({
  name: 'events',
  address: [addresses.events, otherAddresses.eventsWithoutOne],
  query: ['page', 'coming'],
  load,
  head: ({ recent }, site) => ({
    title: words.events,
    description: words.meetingsTrainingAndMarkets(site.name),
    canonical: eventsAddress(recent.state === 'loaded' ? recent.data.page : 1),
  }),
  sections: { events_page: EventsPage },
});

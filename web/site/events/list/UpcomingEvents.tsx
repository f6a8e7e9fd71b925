import { addresses } from '../../../../domain/addresses.ts';
import type { ListedEvent } from '../../../../domain/event.ts';
import { calendarLeaf } from '../../../ui/format.ts';
import { SettledList } from '../../components/SettledList.tsx';
import type { Section } from '../../section.ts';
import { eventTexts } from '../texts.ts';

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
export function UpcomingEvents({ events, timeZone }: UpcomingEventsProps) {
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

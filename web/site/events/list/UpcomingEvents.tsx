import type { ListedEvent } from '../../../../domain/event.ts';
import { addresses } from '../../../addresses.ts';
import { SettledList } from '../../components/SettledList.tsx';
import type { Section } from '../../section.ts';
import { eventTexts } from '../texts.ts';
import { TearOffLeaf } from './TearOffLeaf.tsx';

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

import { addresses } from '../../../domain/addresses.ts';
import type { ListedEvent } from '../../../domain/event.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { Section } from '../section.ts';
import { EventList } from './EventList.tsx';

interface OurEventsProps {
  upcoming: Section<ListedEvent[]>;
  recent: Section<ListedEvent[]>;
  timeZone: string;
}

/** Upcoming and recent events. */
export function OurEvents({ upcoming, recent, timeZone }: OurEventsProps) {
  return (
    <section aria-labelledby="events-title" className="section-space">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <SectionHeading id="events-title" title="Our Events">
            <p>Come and meet the groups: here is what is about to happen, and what has just been.</p>
          </SectionHeading>
          <ActionLink href={addresses.events}>View All Events</ActionLink>
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <div>
            <h3 className="border-call border-b-4 pb-3 text-heading">Upcoming Events</h3>
            <EventList list="home_upcoming" first={upcoming} timeZone={timeZone} />
          </div>
          <div>
            <h3 className="border-call border-b-4 pb-3 text-heading">Just behind us</h3>
            <EventList list="home_recent" first={recent} timeZone={timeZone} />
          </div>
        </div>
      </div>
    </section>
  );
}

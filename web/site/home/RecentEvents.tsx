import type { ListedEvent } from '../../../domain/event.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { Section } from '../section.ts';
import { EventList } from './EventList.tsx';

interface RecentEventsProps {
  events: Section<ListedEvent[]>;
  timeZone: string;
}

/** Recent events, to look through. */
export function RecentEvents({ events, timeZone }: RecentEventsProps) {
  return (
    <>
      <Edge from="chalk-deep" to="leaf-deep" line="ochre" />
      <section aria-labelledby="recent-title" data-theme="dark" className="section-space bg-leaf-deep">
        <div className="page-width">
          <SectionHeading id="recent-title" title="Recent Events" />
          <EventList list="carousel" first={events} timeZone={timeZone} />
        </div>
      </section>
    </>
  );
}

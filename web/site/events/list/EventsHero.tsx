import type { ListedEvent } from '../../../../domain/event.ts';
import type { Section } from '../../section.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

interface EventsHeroProps {
  upcoming: Section<ListedEvent[]>;
  /** Without the upcoming events: the page says itself that there are none, or that nothing came. */
  alone: boolean;
  timeZone: string;
}

/** How the page of events begins: its name, and the next few days to keep free. */
export function EventsHero({ upcoming, alone, timeZone }: EventsHeroProps) {
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

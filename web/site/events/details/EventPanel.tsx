import type { Event } from '../../../../domain/event.ts';
import { addresses } from '../../../addresses.ts';
import { timeZoneName } from '../../../ui/format.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import Share from '../../components/Share.island.tsx';
import { EventFacts } from './EventFacts.tsx';

interface EventPanelProps {
  event: Event;
  timeZone: string;
  publicUrl: string;
}

/** Beside the text: the facts at a glance, and how to keep them and pass them on. */
export function EventPanel({ event, timeZone, publicUrl }: EventPanelProps) {
  return (
    <aside aria-labelledby="facts-title" className="event-panel">
      <h2 id="facts-title" className="text-subheading">
        At a glance
      </h2>
      <EventFacts event={event} timeZone={timeZone} />
      <p className="mt-4 text-muted text-sm">{`Times are ${timeZoneName(event.start_date, timeZone)}.`}</p>
      <div className="mt-6 grid gap-3">
        <ActionLink href={addresses.eventCalendar(event.id)}>Add to calendar</ActionLink>
        <Share label="Share Event" title={event.title} url={`${publicUrl}${addresses.event(event.id)}`} />
      </div>
    </aside>
  );
}

import { addresses } from '../../../../domain/addresses.ts';
import { type Event, registrationState } from '../../../../domain/event.ts';
import { timeZoneName } from '../../../ui/format.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import Share from '../../components/Share.island.tsx';
import { VisitorText } from '../../components/VisitorText.tsx';
import type { PageProps } from '../../page.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventHead } from './EventHead.tsx';
import { EventPictures } from './EventPictures.tsx';
import type { EventData } from './load.ts';
import { MoreEvents } from './MoreEvents.tsx';
import { Registration } from './Registration.tsx';

interface EventPanelProps {
  event: Event;
  timeZone: string;
  publicUrl: string;
}

/** Beside the text: the facts at a glance, and how to keep them and pass them on. */
function EventPanel({ event, timeZone, publicUrl }: EventPanelProps) {
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

interface EventFoundProps extends Omit<PageProps<EventData>, 'data'> {
  event: Event;
  more: EventData['more'];
}

/** An event from its date to the next ones: what, where, how to come, how to tell others. */
export function EventFound({ event, more, now, timeZone, publicUrl, posted }: EventFoundProps) {
  const registration = registrationState(event, now);
  return (
    <>
      <article>
        <EventHead event={event} registration={registration} timeZone={timeZone} />
        <EventPictures event={event} />
        <div className="page-width grid gap-x-16 gap-y-14 pt-12 pb-20 lg:grid-cols-[1fr_24rem] lg:pt-16 lg:pb-28">
          <section aria-labelledby="description-title" className="max-w-reading">
            <h2 id="description-title" className="text-heading">
              About this event
            </h2>
            {event.description === '' ? (
              <p className="mt-6 text-lead text-muted">No description available for this event.</p>
            ) : (
              <VisitorText html={event.description} className="mt-6" />
            )}
          </section>
          <EventPanel event={event} timeZone={timeZone} publicUrl={publicUrl} />
        </div>
      </article>
      <Registration event={event} state={registration} posted={posted} />
      <MoreEvents events={more} id={event.id} timeZone={timeZone} />
    </>
  );
}

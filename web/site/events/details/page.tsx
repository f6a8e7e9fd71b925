import * as words from '#locale/events.ts';
import { NotFoundArt } from '../../../ui/imigongo/NotFoundArt.tsx';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { addresses, here } from '../../addresses.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { TryAgain } from '../../components/TryAgain.tsx';
import { WholePageMessage } from '../../components/WholePageMessage.tsx';
import { answerForm } from '../../forms/answer-form.ts';
import { eventData } from '../../head/structured-data.ts';
import { movedFrom, numberIn } from '../../numbered.ts';
import type { LoadContext, PageProps } from '../../page.ts';
import { definePage, NotFound, orNotFound } from '../../render.tsx';
import { alternatesOf } from '../../untranslated.ts';
import { whenAndWhere } from '../event-card.ts';
import { EventFound } from './EventFound.tsx';
import { registrationPlan } from './Registration.tsx';

/** One event, or why it cannot be shown. */
function EventPage({ data: { id, event, more }, ...around }: PageProps<EventData>) {
  if (event.state === 'failed') return <EventFailed id={id} message={event.message} />;
  return <EventFound event={event.data} more={more} {...around} />;
}

interface EventFailedProps {
  id: number;
  message: string;
}

/** Stands where the event would, when it did not come. */
function EventFailed({ id, message }: EventFailedProps) {
  return (
    <WholePageMessage
      title={message}
      art={
        <div className="h-56">
          <Placeholder seed={2} />
        </div>
      }
      actions={
        <>
          <ActionLink href={addresses.events}>{words.backToEvents}</ActionLink>
          <TryAgain page={addresses.eventByNumber(id)} />
        </>
      }
    >
      <p>{words.weCouldntLoadThisEvent}</p>
    </WholePageMessage>
  );
}

/** The number of the event that an address names. */
function eventIn(parameters: LoadContext['parameters']): number {
  const id = numberIn(parameters);
  if (id === undefined) throw new NotFound(missingEvent);
  return id;
}

/** Fetches the event and other coming events in parallel. */
async function load({ request, parameters, section }: LoadContext) {
  const id = eventIn(parameters);
  const [event, more] = await Promise.all([
    section(
      orNotFound(request('GET /events_detail/{id}/', { parameters: { id } }), missingEvent),
      words.failedToLoadEventDetails,
    ),
    section(
      request('GET /events/', { query: { window: 'more_upcoming', excluding: id } }).then(({ results }) => results),
      words.failedToLoadEvents,
    ),
  ]);
  return { id, event, more };
}

export type EventData = Awaited<ReturnType<typeof load>>;

const text = words.theEventYoureLooking;

/** The page for an event that does not exist. */
const missingEvent = {
  head: { title: words.eventNotFound, description: text, canonical: addresses.events },
  element: (
    <WholePageMessage
      title={words.eventNotFound}
      art={<NotFoundArt />}
      actions={<ActionLink href={addresses.events}>{words.seeAllEvents}</ActionLink>}
    >
      <p>{text}</p>
    </WholePageMessage>
  ),
};

export const eventPage = definePage<EventData>({
  address: here('/EventDetails/{id}'),
  load,
  movedTo: ({ event }, parameters) =>
    event.state === 'loaded' ? movedFrom(parameters, addresses.event(event.data)) : undefined,
  post: async ({ request, parameters }, fields) => answerForm(registrationPlan(eventIn(parameters)), request, fields),
  head: ({ id, event }, site, publicUrl, timeZone) => {
    const trail = [{ name: words.events, address: addresses.events }];
    if (event.state === 'failed')
      return { canonical: addresses.eventByNumber(id), trail, title: words.event, description: event.message };
    const canonical = addresses.event(event.data);
    return {
      canonical,
      trail,
      alternates: alternatesOf(event.data, canonical),
      title: event.data.title,
      description: `${whenAndWhere(event.data, timeZone)}. ${event.data.summary}`,
      sharePicture: { address: `/share/event-${id}.jpg`, alt: (event.data.banner_picture ?? event.data.picture)?.alt },
      structuredData: eventData(event.data, canonical, site, publicUrl),
    };
  },
  Page: EventPage,
});

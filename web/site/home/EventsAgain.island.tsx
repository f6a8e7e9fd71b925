import * as words from '#locale/home.ts';
import { request } from '../../request.ts';
import { useSection } from '../components/useSection.ts';
import { island } from '../island.tsx';
import { type EventListLook, EventStates } from './EventStates.tsx';

/** A list of events that did not come with the page, for the visitor to try again. */
function EventsAgain(look: EventListLook) {
  const [section, tryAgain] = useSection(
    { state: 'failed', message: words.failedToLoadEvents },
    async () => (await request('GET /events/', { query: { window: look.list } })).results,
    words.failedToLoadEvents,
  );
  return <EventStates {...look} section={section} onTryAgain={tryAgain} />;
}

export default island('home/EventsAgain', EventsAgain);

import { addresses } from '../../../../domain/addresses.ts';
import { cut } from '../../../../domain/text.ts';
import { answerForm } from '../../forms/answer-form.ts';
import { eventData } from '../../head/structured-data.ts';
import { definePage } from '../../render.tsx';
import { EventPage } from './EventPage.tsx';
import { type EventData, eventIn, load } from './load.ts';
import { registrationPlan } from './registration-plan.ts';

/** Characters of a description that search engines and share previews show. */
const DESCRIPTION = 160;

export const event = definePage<EventData>({
  address: '/EventDetails/{id}',
  load,
  post: async ({ request, parameters }, fields) => answerForm(registrationPlan(eventIn(parameters)), request, fields),
  head: ({ id, event }, site, publicUrl) => {
    const place = { canonical: addresses.event(id), trail: [{ name: 'Events', address: addresses.events }] };
    if (event.state === 'failed') return { ...place, title: 'Event', description: event.message };
    return {
      ...place,
      title: event.data.title,
      description: cut(event.data.summary, DESCRIPTION),
      sharePicture: `/share/event-${id}.jpg`,
      structuredData: eventData(event.data, place.canonical, site, publicUrl),
    };
  },
  Page: EventPage,
});

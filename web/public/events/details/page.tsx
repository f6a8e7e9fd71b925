import { cut } from '../../../../domain/text.ts';
import { addresses } from '../../../addresses.ts';
import { answerForm } from '../../forms/answer-form.ts';
import { definePage } from '../../render.tsx';
import { EventPage } from './EventPage.tsx';
import { type EventData, eventIn, load } from './load.ts';
import { registrationPlan } from './registration-plan.ts';

/** Characters of a description that search engines and share previews show. */
const DESCRIPTION = 160;

export const event = definePage<EventData>({
  address: '/EventDetails/{id}',
  load,
  post: async ({ ask, parameters }, fields) => answerForm(registrationPlan(eventIn(parameters)), ask, fields),
  head: ({ id, event }) => ({
    title: event.state === 'loaded' ? event.data.title : 'Event',
    description: event.state === 'loaded' ? cut(event.data.summary, DESCRIPTION) : event.message,
    canonical: addresses.event(id),
  }),
  Page: EventPage,
});

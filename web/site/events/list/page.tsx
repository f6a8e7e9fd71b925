import { addresses, otherAddresses } from '../../../../domain/addresses.ts';
import { definePage } from '../../render.tsx';
import { EventsPage } from './EventsPage.tsx';
import { eventsAddress } from './events-address.ts';
import { type EventsData, load } from './load.ts';

export const events = definePage<EventsData>({
  address: [addresses.events, otherAddresses.eventsWithoutOne],
  query: ['page'],
  load,
  head: ({ recent }, site) => ({
    title: 'Events',
    description: `Meetings, trainings and markets of ${site.name}: what is coming next, and what the saving groups have been doing.`,
    canonical: eventsAddress(recent.state === 'loaded' ? recent.data.page : 1),
  }),
  Page: EventsPage,
});

import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { subscriberColumns } from '../../domain/subscriber.ts';
import { csvReply } from '../http/csv-reply.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { countSubscribers, listSubscribers, subscriberBatches } from './subscribers.ts';

const path = '/newsletter/subscribers/';

/** The staff's calls for subscribers. */
export function subscriberRoutes({ db, write, config: { timeZone } }: Services): Endpoint[] {
  return [
    implement('GET /newsletter/subscribers/', async ({ query }) =>
      asPage(await listSubscribers(db, query, sliceOf(query, MAX_PAGE_SIZE)), path, query),
    ),
    implement('GET /newsletter/subscribers/counts/', () => countSubscribers(db)),
    implement('GET /newsletter/subscribers/export/', async ({ currentUser, query }) => {
      await write(currentUser.userId, (unit) => unit.audit({ action: 'export', resource: 'newsletter_subscribers' }));
      return csvReply('newsletter-subscribers.csv', subscriberColumns(timeZone), subscriberBatches(db, query));
    }),
  ];
}

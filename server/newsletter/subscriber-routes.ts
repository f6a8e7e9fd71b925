import { CSV_TYPE } from '../../domain/csv.ts';
import { MAX_PAGE_SIZE, pageOf } from '../../domain/listing.ts';
import { subscriber, subscriberColumns, subscriberCounts, subscriberQuery } from '../../domain/subscriber.ts';
import { csvReply } from '../http/csv-reply.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { countSubscribers, listSubscribers, subscriberBatches } from './subscribers.ts';

const path = '/newsletter/subscribers/';

/** Who receives the newsletter, for staff. */
export function subscriberRoutes({ db, write, config: { timeZone } }: Services): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path,
      access: 'newsletter.view',
      summary: 'Everybody who asked for the newsletter, in pages',
      query: subscriberQuery,
      reply: pageOf(subscriber),
      handle: async ({ query }) => asPage(await listSubscribers(db, query, sliceOf(query, MAX_PAGE_SIZE)), path, query),
    }),
    endpoint({
      method: 'GET',
      path: `${path}counts/`,
      access: 'newsletter.view',
      summary: 'How many have asked, confirmed and left',
      reply: subscriberCounts,
      handle: () => countSubscribers(db),
    }),
    endpoint({
      method: 'GET',
      path: `${path}export/`,
      access: 'newsletter.export',
      summary: 'All of them as a file; noted in the audit log',
      query: subscriberQuery.pick({ search: true, status: true }),
      file: CSV_TYPE,
      async handle({ currentUser, query }) {
        await write(currentUser.userId, (unit) => unit.audit({ action: 'export', resource: 'newsletter_subscribers' }));
        return csvReply('newsletter-subscribers.csv', subscriberColumns(timeZone), subscriberBatches(db, query));
      },
    }),
  ];
}

import { CSV_TYPE } from '../../domain/csv.ts';
import { LARGEST_PAGE, pageOf } from '../../domain/listing.ts';
import { subscriber, subscriberColumns, subscriberCounts, subscriberQuery } from '../../domain/subscriber.ts';
import type { Desk } from '../desk.ts';
import { csvReply } from '../http/csv-reply.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import { countSubscribers, listSubscribers, subscriberBatches } from './subscribers.ts';

const path = '/newsletter/subscribers/';

/** Who receives the newsletter, for staff. */
export function subscriberRoutes({ rows, write, config: { timeZone } }: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path,
      access: 'newsletter.view',
      summary: 'Everybody who asked for the newsletter, in pages',
      query: subscriberQuery,
      reply: pageOf(subscriber),
      handle: async ({ query }) =>
        asPage(await listSubscribers(rows, query, sliceOf(query, LARGEST_PAGE)), path, query),
    }),
    endpoint({
      method: 'GET',
      path: `${path}counts/`,
      access: 'newsletter.view',
      summary: 'How many have asked, confirmed and left',
      reply: subscriberCounts,
      handle: () => countSubscribers(rows),
    }),
    endpoint({
      method: 'GET',
      path: `${path}export/`,
      access: 'newsletter.export',
      summary: 'All of them as a file; noted in the audit log',
      query: subscriberQuery.pick({ search: true, status: true }),
      file: CSV_TYPE,
      async handle({ asker, query }) {
        await write(asker.userId, (unit) => unit.audit({ action: 'export', resource: 'newsletter_subscribers' }));
        return csvReply('newsletter-subscribers.csv', subscriberColumns(timeZone), subscriberBatches(rows, query));
      },
    }),
  ];
}

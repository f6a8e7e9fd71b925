import { shownAdvertisement } from '../../domain/advertisement.ts';
import { startOfDay } from '../../domain/calendar.ts';
import { listQuery, pageOf } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import { shownAdvertisements } from './store.ts';

export function advertisementRoutes({ rows, media, config }: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/ads/',
      access: 'public',
      summary: 'The advertisements the banner shows today',
      query: listQuery,
      reply: pageOf(shownAdvertisement),
      async handle({ query, now, freshness }) {
        const shown = await shownAdvertisements(rows, media, now, config.timeZone);
        freshness.dependOn('advertisements', 'media');
        freshness.changesAt(startOfDay(now, config.timeZone, 1));
        const { offset, limit } = sliceOf(query, shown.length);
        return asPage({ count: shown.length, results: shown.slice(offset, offset + limit) }, '/ads/', query);
      },
    }),
  ];
}

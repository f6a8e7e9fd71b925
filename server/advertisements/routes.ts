import { advertisementContract } from '../../domain/api/advertisements.ts';
import { dayOf, startOfDay } from '../../domain/calendar.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asPage, MAX_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { advertisementStore, listAdvertisements, shownAdvertisements } from './store.ts';

export function advertisementRoutes(services: Services): Endpoint[] {
  const { db, media, config, counts } = services;
  const advertisements = {
    ...advertisementContract,
    resource: 'ads',
    cacheTag: 'ads',
    store: advertisementStore(media),
  } as const;
  const { path, permissions } = advertisements;

  return [
    implement('GET /ads/', async ({ currentUser, query, now, cacheContext }) => {
      if (may(currentUser, permissions.view)) {
        const today = dayOf(now, config.timeZone);
        const listed = await listAdvertisements(db, media, query, sliceOf(query, MAX_STAFF_LIST), today);
        return asPage(withRights(listed, currentUser, permissions), path, query, MAX_STAFF_LIST);
      }
      const shown = await shownAdvertisements(db, media, now, config.timeZone);
      cacheContext.addTags('ads', 'media');
      cacheContext.expiresAt(startOfDay(now, config.timeZone, 1));
      const { offset, limit } = sliceOf(query, shown.length);
      return asPage({ count: shown.length, results: shown.slice(offset, offset + limit) }, path, query);
    }),
    readEndpoint(services, advertisements),
    ...writeEndpoints(services, advertisements),
    implement('POST /ads/{id}/view/', ({ parameters, address }) =>
      counts.add('advertisement views', parameters.id, address),
    ),
    implement('POST /ads/{id}/click/', ({ parameters, address }) =>
      counts.add('advertisement clicks', parameters.id, address),
    ),
  ];
}

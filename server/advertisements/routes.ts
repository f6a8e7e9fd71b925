import { z } from 'zod';
import {
  advertisement,
  advertisementInput,
  advertisementQuery,
  shownAdvertisement,
} from '../../domain/advertisement.ts';
import { dayOf, startOfDay } from '../../domain/calendar.ts';
import { identifier } from '../../domain/identifier.ts';
import { pageOf } from '../../domain/listing.ts';
import { uploadRules } from '../../domain/upload.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asPage, MAX_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { advertisementStore, listAdvertisements, shownAdvertisements } from './store.ts';

export function advertisementRoutes(services: Services): Endpoint[] {
  const { db, media, config, counts } = services;
  const advertisements = {
    resource: 'ads',
    cacheTag: 'ads',
    path: '/ads/',
    singular: 'advertisement',
    record: advertisement,
    input: advertisementInput,
    store: advertisementStore(media),
    permissions: { view: 'ads.view', create: 'ads.create', edit: 'ads.edit', delete: 'ads.delete' },
    files: { image: { rule: uploadRules.picture, into: 'media_id' } },
  } as const;
  const { path, permissions } = advertisements;

  const counting = (what: string, counted: 'advertisement views' | 'advertisement clicks') =>
    endpoint({
      method: 'POST',
      path: `${path}{id}/${what}/`,
      access: 'public',
      summary: `Count one ${what} of an advertisement`,
      parameters: identifier,
      handle: ({ parameters, address }) => counts.add(counted, parameters.id, address),
    });

  return [
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary: 'The advertisements the banner shows today; for staff all of them',
      query: advertisementQuery,
      reply: z.union([pageOf(shownAdvertisement), pageOf(advertisement)]),
      async handle({ currentUser, query, now, cacheContext }) {
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
      },
    }),
    readEndpoint(services, advertisements),
    ...writeEndpoints(services, advertisements),
    counting('view', 'advertisement views'),
    counting('click', 'advertisement clicks'),
  ];
}

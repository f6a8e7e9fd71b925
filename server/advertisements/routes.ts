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
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { may } from '../identity/asker.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asPage, LARGEST_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import { advertisementStore, listAdvertisements, shownAdvertisements } from './store.ts';

export function advertisementRoutes(desk: Desk): Endpoint[] {
  const { rows, media, config, counts } = desk;
  const advertisements = {
    resource: 'ads',
    topic: 'ads',
    path: '/ads/',
    singular: 'advertisement',
    thing: advertisement,
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
      async handle({ asker, query, now, freshness }) {
        if (may(asker, permissions.view)) {
          const today = dayOf(now, config.timeZone);
          const listed = await listAdvertisements(rows, media, query, sliceOf(query, LARGEST_STAFF_LIST), today);
          return asPage(withRights(listed, asker, permissions), path, query, LARGEST_STAFF_LIST);
        }
        const shown = await shownAdvertisements(rows, media, now, config.timeZone);
        freshness.dependOn('ads', 'media');
        freshness.changesAt(startOfDay(now, config.timeZone, 1));
        const { offset, limit } = sliceOf(query, shown.length);
        return asPage({ count: shown.length, results: shown.slice(offset, offset + limit) }, path, query);
      },
    }),
    readEndpoint(desk, advertisements),
    ...writeEndpoints(desk, advertisements),
    counting('view', 'advertisement views'),
    counting('click', 'advertisement clicks'),
  ];
}

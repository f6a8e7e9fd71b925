import { expressionBuilder } from 'kysely';
import { dayOf, startOfDay } from '../../domain/calendar.ts';
import {
  ADVERTISEMENT_TEXT,
  ADVERTISEMENTS_SHOWN,
  type AdvertisementQuery,
  type AdvertisementStatus,
  advertisements,
} from '../../domain/collections/advertisements.ts';
import { MAX_STAFF_LIST } from '../../domain/listing.ts';
import { cut } from '../../domain/text.ts';
import { collectionLists, recordEndpoints } from '../collections/calls.ts';
import { collectionStore, type OwnSql } from '../collections/store.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { ORDER } from '../database/tag-parts.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';

const row = expressionBuilder<Tables, 'advertisements'>();

/** The rows that have this status today; the same rule as `advertisementStatus`. */
function withStatus(status: AdvertisementStatus, today: string) {
  const isActive = row('is_active', '=', status !== 'Inactive');
  if (status === 'Scheduled') return row.and([isActive, row('start_date', '>', today)]);
  if (status === 'Expired') return row.and([isActive, row('end_date', '<', today)]);
  if (status === 'Inactive') return isActive;
  return row.and([isActive, row('start_date', '<=', today), row('end_date', '>=', today)]);
}

const shown = prepared((db) => {
  const today = given<string>('today');
  return db
    .selectFrom('advertisements')
    .select(['id', 'title', 'description', 'content', 'media_id as picture', 'target_url', 'is_active'])
    .select(['start_date', 'end_date', 'created_at', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where('start_date', '<=', today)
    .where('end_date', '>=', today)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ADVERTISEMENTS_SHOWN);
});

export function advertisementEndpoints(services: Services): Endpoint[] {
  const { db, media, config, counts } = services;
  const { path } = advertisements;
  const filter: OwnSql<AdvertisementQuery>['filter'] = ({ status, start, end }, now) =>
    row.and([
      ...(status === undefined ? [] : [withStatus(status, dayOf(now, config.timeZone))]),
      ...(start === undefined ? [] : [row('start_date', '>=', start)]),
      ...(end === undefined ? [] : [row('end_date', '<=', end)]),
    ]);
  /** Visitors are sent as much of the content as the banner shows, as often as it turns. */
  const complete: OwnSql<AdvertisementQuery>['complete'] = async (_, found, now) =>
    now ? found.map((it) => ({ ...it, content: cut(String(it.content), ADVERTISEMENT_TEXT) })) : found;
  const store = collectionStore(media, advertisements, { filter, complete });

  const { isForStaff, forStaff, forVisitors } = collectionLists(services, advertisements, {
    store,
    /** Those in the banner now: active, and today within both dates. The latest to be written comes first. */
    async listVisible({ query, now, cacheContext }) {
      const found = await shown(db, { today: dayOf(now, config.timeZone) });
      cacheContext.addParts('ads', [ORDER]);
      cacheContext.expiresAt(startOfDay(now, config.timeZone, 1));
      const { offset, limit } = sliceOf(query, found.length);
      return { count: found.length, results: await store.visibleOf(db, found.slice(offset, offset + limit), now) };
    },
  });

  return [
    implement('GET /ads/', async (call) =>
      isForStaff(call)
        ? asPage(await forStaff(call), path, call.query, MAX_STAFF_LIST)
        : asPage(await forVisitors(call), path, call.query),
    ),
    ...recordEndpoints(services, advertisements, { store }),
    implement('POST /ads/{id}/view/', ({ parameters, address }) =>
      counts.add('advertisement views', parameters.id, address),
    ),
    implement('POST /ads/{id}/click/', ({ parameters, address }) =>
      counts.add('advertisement clicks', parameters.id, address),
    ),
  ];
}

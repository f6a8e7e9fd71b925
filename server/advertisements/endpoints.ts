import { expressionBuilder } from 'kysely';
import { dayOf } from '../../domain/calendar.ts';
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
import type { Tables } from '../database/tables.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { asPage } from '../resource/listing.ts';
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

export function advertisementEndpoints(services: Services): Endpoint[] {
  const { config, counts } = services;
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
  const store = collectionStore(services, advertisements, { filter, complete });

  const own = { store, mostVisible: ADVERTISEMENTS_SHOWN };
  const { isForStaff, forStaff, forVisitors } = collectionLists(services, advertisements, own);

  return [
    implement('GET /ads/', async (call) =>
      isForStaff(call)
        ? asPage(await forStaff(call), path, call.query, MAX_STAFF_LIST)
        : asPage(await forVisitors(call), path, call.query, ADVERTISEMENTS_SHOWN),
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

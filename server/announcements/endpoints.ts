import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import {
  ANNOUNCEMENTS_SHOWN,
  type AnnouncementQuery,
  type AnnouncementStatus,
  announcements,
} from '../../domain/collections/announcements.ts';
import { collectionEndpoints } from '../collections/calls.ts';
import { collectionStore } from '../collections/store.ts';
import type { Tables } from '../database/tables.ts';
import { ORDER } from '../database/tag-parts.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { firstOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';

/** The rows with this status at this moment, as `announcementStatus` says of one. */
function withStatus(status: AnnouncementStatus, now: string): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'announcements'>();
  const expired = row('show_until', '<=', now);
  if (status === 'Expired') return expired;
  const stillShown = row.or([row('show_until', 'is', null), row('show_until', '>', now)]);
  return row.and([stillShown, row('is_active', '=', status === 'Active')]);
}

function filter({ status, is_active }: AnnouncementQuery, now: Date): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'announcements'>();
  return row.and([
    ...(status === undefined ? [] : [withStatus(status, now.toISOString())]),
    ...(is_active === undefined ? [] : [row('is_active', '=', is_active)]),
  ]);
}

export function announcementEndpoints(services: Services): Endpoint[] {
  const { db } = services;
  const store = collectionStore(services, announcements, { filter });

  return [
    // Those of the strip. The first to expire changes the reply.
    implement('GET /announcements/active/', async ({ now, cacheContext }) => {
      const { results } = await store.listVisible(db, {}, firstOf(ANNOUNCEMENTS_SHOWN), now, cacheContext);
      cacheContext.addParts('announcements', [ORDER]);
      for (const { show_until } of results) cacheContext.expiresAt(show_until);
      return results;
    }),
    ...collectionEndpoints(services, announcements, { store, mostVisible: ANNOUNCEMENTS_SHOWN }),
  ];
}

import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import {
  ANNOUNCEMENTS_SHOWN,
  type Announcement,
  type AnnouncementQuery,
  type AnnouncementStatus,
  announcements,
} from '../../domain/collections/announcements.ts';
import { collectionEndpoints } from '../collections/calls.ts';
import { collectionStore } from '../collections/store.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { ORDER } from '../database/tag-parts.ts';
import { type Call, type Endpoint, implement } from '../http/endpoint.ts';
import { sliceOf } from '../resource/listing.ts';
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

const shown = prepared((db) =>
  db
    .selectFrom('announcements')
    .select(['id', 'title', 'message', 'is_active', 'show_until', 'created_at', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where((row) => row.or([row('show_until', 'is', null), row('show_until', '>', given<string>('now'))]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ANNOUNCEMENTS_SHOWN),
);

export function announcementEndpoints(services: Services): Endpoint[] {
  const { db, media } = services;

  /** Those visitors read now, the newest first: active, and not past `show_until`. The first to expire changes the reply. */
  async function shownNow({
    now,
    cacheContext,
  }: Pick<Call<unknown, unknown, unknown>, 'now' | 'cacheContext'>): Promise<Announcement[]> {
    const found = await shown(db, { now: now.toISOString() });
    cacheContext.addParts('announcements', [ORDER]);
    for (const { show_until } of found) cacheContext.expiresAt(show_until);
    return found;
  }

  return [
    implement('GET /announcements/active/', shownNow),
    ...collectionEndpoints(services, announcements, {
      store: collectionStore(media, announcements, { filter }),
      async listVisible(call) {
        const found = await shownNow(call);
        const { offset, limit } = sliceOf(call.query, found.length);
        return { count: found.length, results: found.slice(offset, offset + limit) };
      },
    }),
  ];
}

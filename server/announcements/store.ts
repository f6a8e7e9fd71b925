import type { ExpressionBuilder } from 'kysely';
import {
  ANNOUNCEMENTS_SHOWN,
  type Announcement,
  type AnnouncementInput,
  type AnnouncementQuery,
  type AnnouncementStatus,
} from '../../domain/announcement.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';

const columns = [
  'id',
  'title',
  'message',
  'is_active',
  'show_until',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

export const announcementStore = {
  find: (db, id) => db.selectFrom('announcements').select(columns).where('id', '=', id).executeTakeFirst(),

  async create(db, input, now) {
    const { id } = await db
      .insertInto('announcements')
      .values({ ...input, created_at: now, updated_at: now, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(db, id, input, now) {
    await db
      .updateTable('announcements')
      .set({ ...input, updated_at: now })
      .where('id', '=', id)
      .execute();
  },

  setDeleted: trashOf('announcements'),
} satisfies ResourceStore<Announcement, AnnouncementInput>;

/** The rows with this status at this moment, as `announcementStatus` says of one. */
function withStatus(status: AnnouncementStatus, now: string) {
  return (row: ExpressionBuilder<Tables, 'announcements'>) => {
    const expired = row('show_until', '<=', now);
    if (status === 'Expired') return expired;
    const stillShown = row.or([row('show_until', 'is', null), row('show_until', '>', now)]);
    return row.and([stillShown, row('is_active', '=', status === 'Active')]);
  };
}

/** The dashboard's list: everything, or what is in the trash. */
export function listAnnouncements(
  db: Database,
  query: AnnouncementQuery,
  slice: Slice,
  now: Date,
): Promise<Listed<Announcement>> {
  const order = orderingOf(query.ordering, ['created_at', 'title', 'show_until'], {
    column: 'created_at',
    direction: 'desc',
  });
  let list = db
    .selectFrom('announcements')
    .select(columns)
    .where('deleted_at', query.trash ? 'is not' : 'is', null)
    .orderBy(order.column, (by) => (order.direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('id', 'desc');
  if (query.is_active !== undefined) list = list.where('is_active', '=', query.is_active);
  if (query.status) list = list.where(withStatus(query.status, now.toISOString()));
  if (query.search) list = list.where(contains(['title', 'message'], query.search));
  return runList(list, slice);
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

/** The announcements visitors read now, the newest first: active, and not past `show_until`. */
export const shownAnnouncements = (db: Database, now: Date): Promise<Announcement[]> =>
  shown(db, { now: now.toISOString() });

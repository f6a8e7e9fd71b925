import type { ListQuery } from '../../domain/listing.ts';
import type { StaffTimelineEntry, TimelineEntry, TimelineEntryInput } from '../../domain/timeline-entry.ts';
import type { Rows } from '../database/open.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';

const columns = ['id', 'date', 'precision', 'title', 'text'] as const;
const stamps = ['created_at', 'updated_at', 'deleted_at'] as const;

/** A part of the history, the oldest first unless asked otherwise; or of what of it is in the trash. */
function entries(rows: Rows, query: ListQuery, inTrash = false) {
  const order = orderingOf(query.ordering, ['date', 'title'], { column: 'date', direction: 'asc' });
  const list = rows
    .selectFrom('timeline_entries')
    .select(columns)
    .where('deleted_at', inTrash ? 'is not' : 'is', null)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  return query.search ? list.where(contains(['title', 'text'], query.search)) : list;
}

export const listTimeline = (rows: Rows, query: ListQuery, slice: Slice): Promise<Listed<TimelineEntry>> =>
  runList(entries(rows, query), slice);

export const listStaffTimeline = (rows: Rows, query: ListQuery, slice: Slice): Promise<Listed<StaffTimelineEntry>> =>
  runList(entries(rows, query, query.trash).select(stamps), slice);

export const timelineStore: ResourceStore<StaffTimelineEntry, TimelineEntryInput> = {
  find: (rows, id) =>
    rows
      .selectFrom('timeline_entries')
      .select([...columns, ...stamps])
      .where('id', '=', id)
      .executeTakeFirst(),

  async create(rows, { date, precision, title, text }, now) {
    const { id } = await rows
      .insertInto('timeline_entries')
      .values({ date, precision, title, text, created_at: now, updated_at: now, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(rows, id, { date, precision, title, text }, now) {
    const values = { date, precision, title, text, updated_at: now };
    await rows.updateTable('timeline_entries').set(values).where('id', '=', id).execute();
  },

  setDeleted: trashOf('timeline_entries'),
};

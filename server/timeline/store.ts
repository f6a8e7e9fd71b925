import type { ListQuery } from '../../domain/listing.ts';
import type { TimelineEntry } from '../../domain/timeline-entry.ts';
import type { Rows } from '../database/open.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

/** A part of the history, the oldest first unless asked otherwise. */
export function listTimeline(rows: Rows, query: ListQuery, slice: Slice): Promise<Listed<TimelineEntry>> {
  const order = orderingOf(query.ordering, ['date', 'title'], { column: 'date', direction: 'asc' });
  let list = rows
    .selectFrom('timeline_entries')
    .select(['id', 'date', 'precision', 'title', 'text'])
    .where('deleted_at', 'is', null)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  if (query.search) list = list.where(contains(['title', 'text'], query.search));
  return runList(list, slice);
}

import type { Subscriber, SubscriberCounts, SubscriberQuery } from '../../domain/subscriber.ts';
import type { Database } from '../database/open.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

const columns = ['id', 'email', 'status', 'created_at', 'confirmed_at', 'left_at'] as const;

/** Everybody who asked for the newsletter, as far as the search and the status leave them. */
function subscribersFor(db: Database, query: SubscriberQuery) {
  const order = orderingOf(query.ordering, ['created_at', 'email', 'status', 'confirmed_at', 'left_at'], {
    column: 'created_at',
    direction: 'desc',
  });
  let list = db
    .selectFrom('newsletter_subscribers')
    .select(columns)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  if (query.status) list = list.where('status', '=', query.status);
  if (query.search) list = list.where(contains(['email'], query.search));
  return list;
}

export const listSubscribers = (db: Database, query: SubscriberQuery, slice: Slice): Promise<Listed<Subscriber>> =>
  runList(subscribersFor(db, query), slice);

/** Rows of a file that are read at once. */
const BATCH = 500;

/** All of them, the oldest first, as many at a time as a file takes up. */
export async function* subscriberBatches(db: Database, query: SubscriberQuery): AsyncGenerator<Subscriber[]> {
  for (let after = 0; ; ) {
    const batch = await subscribersFor(db, query)
      .clearOrderBy()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return;
    after = last.id;
  }
}

export async function countSubscribers(db: Database): Promise<SubscriberCounts> {
  const counted = await db
    .selectFrom('newsletter_subscribers')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = { pending: 0, confirmed: 0, left: 0 };
  for (const { status, count } of counted) counts[status] = count;
  return counts;
}

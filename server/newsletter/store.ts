import { later } from '../../domain/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { CONFIRMATION_LIFETIME } from '../../domain/newsletter.ts';
import type { Subscriber, SubscriberCounts, SubscriberQuery } from '../../domain/subscriber.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { hashSecret } from '../identity/secrets.ts';
import { inBatches } from '../resource/batches.ts';
import { type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { isFoundBy } from '../resource/searching.ts';

/** At most one mail goes to an address within this time, in milliseconds. */
const QUIET = 10 * 60_000;

/** When a link made now can no longer be used. */
export const confirmUntil = (now: string) => later(now, CONFIRMATION_LIFETIME);

export interface Subscription {
  email: string;
  language: Language;
  confirmToken: string;
  unsubscribeToken: string;
}

async function addSubscriber({ db, now }: UnitOfWork, asked: Subscription): Promise<boolean> {
  const added = await db
    .insertInto('newsletter_subscribers')
    .values({
      email: asked.email,
      language: asked.language,
      status: 'pending',
      confirm_hash: hashSecret(asked.confirmToken),
      confirm_until: confirmUntil(now),
      unsubscribe_hash: hashSecret(asked.unsubscribeToken),
      mailed_at: now,
      created_at: now,
      confirmed_at: null,
      left_at: null,
    })
    // Whichever rule of uniqueness is met first: the secret to leave with is made from the address, so two at once share both.
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Notes that the address was asked for, and answers what to write to it: how to confirm, that it is subscribed already,
 * or nothing where it was written to just now or `mayWrite`, asked where a mail would go, says no. Every address costs one look and one write, known or not.
 */
export async function askFor(
  unit: UnitOfWork,
  asked: Subscription,
  mayWrite: () => Promise<boolean>,
): Promise<'confirm' | 'subscribed' | 'nothing'> {
  const { db, now } = unit;
  const known = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'status', 'mailed_at'])
    .where('email', '=', asked.email)
    .executeTakeFirst();
  if (!known) return (await addSubscriber(unit, asked)) && (await mayWrite()) ? 'confirm' : 'nothing';
  // A time in the future: the clock has been set back since, and nobody should wait until then.
  if (known.mailed_at > later(now, -QUIET) && known.mailed_at <= later(now, QUIET)) return 'nothing';
  // The link of an earlier mail goes on working where no other is sent.
  if (!(await mayWrite())) return 'nothing';
  const isConfirmed = known.status === 'confirmed';
  const renewed = {
    language: asked.language,
    status: 'pending' as const,
    confirm_hash: hashSecret(asked.confirmToken),
    confirm_until: confirmUntil(now),
  };
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ ...(isConfirmed ? {} : renewed), unsubscribe_hash: hashSecret(asked.unsubscribeToken), mailed_at: now })
    .where('id', '=', known.id)
    // Of two who ask at once, one is written to.
    .where('mailed_at', '=', known.mailed_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'nothing';
  return isConfirmed ? 'subscribed' : 'confirm';
}

/** The number of the subscription of this address, confirmed or not. */
export const subscriberCalled = (db: Database, email: string): Promise<{ id: number } | undefined> =>
  db.selectFrom('newsletter_subscribers').select('id').where('email', '=', email).executeTakeFirst();

/** Subscribes the owner of this token, also when repeated. Undefined for an invalid one. */
export async function confirm(
  { db, now }: UnitOfWork,
  token: string,
): Promise<{ email: string; language: Language; isNew: boolean } | undefined> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'language', 'status', 'confirm_until'])
    .where('confirm_hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (!found) return undefined;
  const { email, language } = found;
  if (found.status === 'confirmed') return { email, language, isNew: false };
  if (found.confirm_until === null || found.confirm_until <= now) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: now, left_at: null })
    .where('id', '=', found.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return { email, language, isNew: numUpdatedRows === 1n };
}

/** Unsubscribes the owner of this token, also when repeated. False for an invalid one. */
export async function leave(db: Database, token: string, now: string): Promise<boolean> {
  const found = await db
    .updateTable('newsletter_subscribers')
    .set(({ fn, ref, val }) => ({
      status: 'left' as const,
      confirm_hash: null,
      left_at: fn.coalesce(ref('left_at'), val(now)),
    }))
    .where('unsubscribe_hash', '=', hashSecret(token))
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

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
  if (query.search)
    list = list.where(isFoundBy(db, 'newsletter_subscribers', 'newsletter_subscribers.id', query.search));
  return list;
}

export const listSubscribers = (db: Database, query: SubscriberQuery, slice: Slice): Promise<Listed<Subscriber>> =>
  runList(db, subscribersFor(db, query), slice);

/** All of them, the oldest first, as many at a time as a file takes up. */
export const subscriberBatches = (db: Database, query: SubscriberQuery): AsyncGenerator<Subscriber[]> =>
  inBatches((last, most) =>
    subscribersFor(db, query)
      .clearOrderBy()
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(most)
      .execute(),
  );

export async function countSubscribers(db: Database, pace: number): Promise<SubscriberCounts> {
  const counted = await db
    .selectFrom('newsletter_subscribers')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = { pending: 0, confirmed: 0, left: 0, pace };
  for (const { status, count } of counted) counts[status] = count;
  return counts;
}

import { type NotNull, sql } from 'kysely';
import { type Gift, type GiftOrder, type GiftQuery, receiptNumber } from '../../domain/giving/gift.ts';
import { referenceOf } from '../../domain/giving/reference.ts';
import type { Database } from '../database/open.ts';
import { type Listed, type Orders, type Slice, sorted } from '../resource/listing.ts';
import { runSearched } from '../resource/long-search.ts';
import { giftSearch } from './searches.ts';

/** As the indexes of such gifts say it. */
export const isLeft = sql<boolean>`gifts.remaining > 0`;

const liveReceipt = sql<number>`(select live.id from receipts as live
  where live.gift_id = gifts.id and live.voided_at is null)`;

/**
 * Whether a gift waits for its receipt: of this year or the last, from somebody with a name. What is older is settled, and who gives
 * without a name does not wait for one.
 */
export const isReceiptOwed = (today: string) => sql<boolean>`(gifts.day >= ${`${Number(today.slice(0, 4)) - 1}-01-01`}
  and not exists (select 1 from receipts as any_live where any_live.gift_id = gifts.id and any_live.voided_at is null)
  and exists (select 1 from givers as named where named.id = gifts.giver_id and named.name <> ''))`;

/** Gifts of which something is left. What they are joined with is always there, or is one row: it is left out where gifts are counted. */
const gifts = (db: Database) =>
  db
    .selectFrom('gifts')
    .leftJoin('givers', 'givers.id', 'gifts.giver_id')
    .leftJoin('payments', 'payments.id', 'gifts.payment_id')
    .leftJoin('payment_sources', 'payment_sources.id', 'payments.source_id')
    .leftJoin('projects', 'projects.id', 'gifts.project_id')
    .leftJoin('receipts', (join) => join.on('receipts.id', '=', liveReceipt))
    .select(['gifts.id', 'gifts.payment_id', 'gifts.pledge_id', 'gifts.amount as original_amount', 'gifts.currency'])
    .select(['gifts.day', 'gifts.thanked_at', 'gifts.giver_id', 'givers.name as giver_name', 'gifts.project_id'])
    .select([
      'projects.title as project_title',
      'payment_sources.name as way',
      'payment_sources.kind as way_kind',
      'receipts.id as receipt_id',
    ])
    .select(['receipts.year', 'receipts.number', 'gifts.remaining as amount'])
    .$narrowType<{ giver_name: NotNull; way: NotNull; way_kind: NotNull }>()
    .where(isLeft);

type Row = Awaited<ReturnType<ReturnType<typeof gifts>['executeTakeFirstOrThrow']>>;

const present = ({
  giver_id,
  giver_name,
  pledge_id,
  project_id,
  project_title,
  receipt_id,
  year,
  number,
  ...row
}: Row): Gift => ({
  ...row,
  giver: { id: giver_id, name: giver_name },
  pledge: pledge_id === null ? null : { id: pledge_id, reference: referenceOf(pledge_id) },
  project: project_id === null ? null : { id: project_id, title: project_title ?? '' },
  receipt:
    receipt_id === null || year === null || number === null
      ? null
      : { id: receipt_id, number: receiptNumber(year, number) },
});

export async function findGift(db: Database, id: number): Promise<Gift | undefined> {
  const row = await gifts(db).where('gifts.id', '=', id).executeTakeFirst();
  return row && present(row);
}

export async function giftsOfPayment(db: Database, payment: number): Promise<Gift[]> {
  const rows = await gifts(db).where('gifts.payment_id', '=', payment).orderBy('gifts.id').execute();
  return rows.map(present);
}

/** The gifts that this refund has taken back, and how much of each. */
export async function giftsTakenBackBy(
  db: Database,
  payment: number,
): Promise<{ gift_id: number; giver: Gift['giver']; amount: number }[]> {
  const rows = await db
    .selectFrom('gifts')
    .innerJoin('givers', 'givers.id', 'gifts.giver_id')
    .select(['takes_back', 'gifts.giver_id', 'givers.name'])
    .select(({ fn }) => fn.sum<number | string>('amount').as('left'))
    .where('payment_id', '=', payment)
    .where('takes_back', 'is not', null)
    .groupBy(['takes_back', 'gifts.giver_id', 'givers.name'])
    .orderBy('takes_back')
    .execute();
  return rows.flatMap(({ takes_back, giver_id, name, left: sum }) =>
    takes_back === null || Number(sum) === 0
      ? []
      : [{ gift_id: takes_back, giver: { id: giver_id, name }, amount: -Number(sum) }],
  );
}

/** The gifts of these givers, the newest first; of one year by the day on the statement. */
export async function giftsOfGivers(db: Database, givers: readonly number[], year?: number): Promise<Gift[]> {
  let query = gifts(db).where('gifts.giver_id', 'in', [...givers]);
  if (year !== undefined) {
    query = query.where('gifts.day', '>=', `${year}-01-01`).where('gifts.day', '<=', `${year}-12-31`);
  }
  return (await query.orderBy('gifts.day', 'desc').orderBy('gifts.id', 'desc').execute()).map(present);
}

/** These gifts, the newest first; without what took something of one back. */
export async function giftsNumbered(db: Database, ids: readonly number[]): Promise<Gift[]> {
  const found = gifts(db).where('gifts.id', 'in', [0, ...ids]);
  return (await found.orderBy('gifts.day', 'desc').orderBy('gifts.id', 'desc').execute()).map(present);
}

/** Gifts that money going back may take back: of the same amount or more, from the same payer or with the same number. */
export async function refundableGifts(
  db: Database,
  payment: {
    amount: number;
    currency: string;
    payer_name: string;
    payer_phone: string;
    reference: string;
    text: string;
    external_id: string;
  },
): Promise<Gift[]> {
  const numbers = [payment.external_id, payment.reference, ...payment.text.split(/\s+/)].filter(
    (one) => one.length > 3,
  );
  const rows = await gifts(db)
    .where('gifts.remaining', '>=', -payment.amount)
    .where('gifts.currency', '=', sql<never>`${payment.currency}`)
    .where(({ eb, or, and }) =>
      or([
        ...(numbers.length === 0 ? [] : [eb('payments.external_id', 'in', numbers.slice(0, 20))]),
        and([eb('payments.payer_phone', '<>', ''), eb('payments.payer_phone', '=', payment.payer_phone)]),
        and([eb('payments.payer_name', '<>', ''), eb('payments.payer_name', '=', payment.payer_name)]),
      ]),
    )
    .orderBy('gifts.day', 'desc')
    .orderBy('gifts.id', 'desc')
    .limit(20)
    .execute();
  return rows.map(present);
}

const orders: Orders<GiftOrder, 'gifts'> = { day: 'gifts.day', amount: 'gifts.remaining' };

export async function listGifts(
  db: Database,
  query: Pick<GiftQuery, 'search' | 'ordering' | 'thanks_owed' | 'receipt_owed'>,
  slice: Slice,
  today: string,
): Promise<Listed<Gift>> {
  let rows = gifts(db);
  if (query.thanks_owed) rows = rows.where('gifts.thanked_at', 'is', null);
  if (query.receipt_owed) rows = rows.where(isReceiptOwed(today));
  const list = sorted(rows, query.ordering, orders, '-day', 'gifts.id');
  const { count, results } = await runSearched(db, list, { slice, id: 'gifts.id', text: query.search }, giftSearch);
  return { count, results: results.map(present) };
}

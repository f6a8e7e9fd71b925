import { type NotNull, sql } from 'kysely';
import type { Money } from '../../domain/giving/money.ts';
import {
  type Payment,
  type PaymentOrder,
  type PaymentQuery,
  type PaymentState,
  paymentStateOf,
} from '../../domain/giving/payment.ts';
import { referencesIn } from '../../domain/giving/reference.ts';
import { MAX_ID } from '../../domain/identifier.ts';
import { staffText } from '../../domain/reply-text.ts';
import { holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { type Listed, type Orders, type Slice, sorted } from '../resource/listing.ts';
import { runSearched } from '../resource/long-search.ts';
import { paymentSearch } from './searches.ts';

const payments = (db: Database) =>
  db
    .selectFrom('payments')
    .leftJoin('payment_sources', 'payment_sources.id', 'payments.source_id')
    .select(['payments.id', 'day', 'amount', 'payments.currency', 'payer_name', 'payer_phone', 'reference', 'text'])
    .select(['external_id', 'assigned', 'set_aside', 'payments.created_at', 'source_id'])
    .select('payment_sources.name as source_name')
    .$narrowType<{ source_name: NotNull }>();

type Row = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>;

const present = ({ source_id, source_name, ...row }: Row): Payment => ({
  ...row,
  source: { id: source_id, name: source_name },
  state: paymentStateOf({ ...row, isSetAside: row.set_aside !== '' }),
});

/** The state of a payment in SQL, as `paymentStateOf` says it. */
const conditions: Record<PaymentState, ReturnType<typeof sql<boolean>>> = {
  open: sql<boolean>`(set_aside = '' and assigned <> amount)`,
  assigned: sql<boolean>`(set_aside = '' and assigned = amount)`,
  set_aside: sql<boolean>`set_aside <> ''`,
};

/** Of open payments: the plus tells SQLite to read these, and not nearly all payments by their amounts. */
const isMoneyIn = sql<boolean>`+payments.amount > 0`;

export async function findPayment(db: Database, id: number): Promise<Payment | undefined> {
  const row = await payments(db).where('payments.id', '=', id).executeTakeFirst();
  return row && present(row);
}

const orders: Orders<PaymentOrder, 'payments'> = { day: 'day', amount: 'amount', payer_name: 'payer_name' };

export async function listPayments(
  db: Database,
  { state, source, from, until, search, ordering }: PaymentQuery,
  slice: Slice,
): Promise<Listed<Payment>> {
  let query = payments(db);
  if (state) query = query.where(conditions[state]);
  if (source) query = query.where('source_id', '=', source);
  if (from) query = query.where('day', '>=', from);
  if (until) query = query.where('day', '<=', until);
  const list = sorted(query, ordering, orders, '-day', 'payments.id');
  const { count, results } = await runSearched(db, list, { slice, id: 'payments.id', text: search }, paymentSearch);
  return { count, results: results.map(present) };
}

/** Payments that are looked through at once for references. */
const BATCH = 500;

/** Open payments that came in and in which a reference is written, the newest first, at most so many. */
export async function openWithReference(db: Database, most: number): Promise<Payment[]> {
  const found: Payment[] = [];
  for (let before = MAX_ID; ; ) {
    const rows = await payments(db)
      .where(conditions.open)
      .where(isMoneyIn)
      .where('payments.id', '<', before)
      .orderBy('payments.id', 'desc')
      .limit(BATCH)
      .execute();
    found.push(...rows.map(present).filter(({ reference, text }) => referencesIn(`${reference} ${text}`).length > 0));
    before = rows.at(-1)?.id ?? 0;
    if (rows.length < BATCH || found.length >= most) return found.slice(0, most);
  }
}

/** Payments that nobody has dealt with, the oldest first, at most so many. */
export async function oldestOpen(db: Database, most: number): Promise<Payment[]> {
  const rows = await payments(db).where(conditions.open).orderBy('day').orderBy('payments.id').limit(most).execute();
  return rows.map(present);
}

/** The number of payments that nobody has dealt with. */
export async function countOpen(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(conditions.open)
    .executeTakeFirstOrThrow();
  return count;
}

/** The money that came in and that nobody has yet, for each currency. */
export async function unassignedMoney(db: Database): Promise<Money[]> {
  const rows = await db
    .selectFrom('payments')
    .select('currency')
    .select(sql<number>`sum(amount - assigned)`.as('amount'))
    .where(conditions.open)
    .where(isMoneyIn)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
}

/** Sets a payment aside that is nobody's gift, such as a fee. Throws a 409 where some of it is assigned. */
export async function setAside(unit: UnitOfWork, id: number, reason: string): Promise<void> {
  await holdRow(unit, 'payments', id);
  const payment = await findPayment(unit.db, id);
  if (!payment) throw notFound();
  if (payment.assigned !== 0) throw conflict(staffText('paymentHasGift'));
  await unit.db.updateTable('payments').set({ set_aside: reason }).where('id', '=', id).execute();
  await unit.audit({ action: 'set_aside', resource: 'payments', resourceId: id, after: { reason } });
}

/** Takes a payment up again. Throws a 409 where it is not set aside. */
export async function takeUp(unit: UnitOfWork, id: number): Promise<void> {
  await holdRow(unit, 'payments', id);
  const payment = await findPayment(unit.db, id);
  if (!payment) throw notFound();
  if (payment.state !== 'set_aside') throw conflict(staffText('paymentNotSetAside'));
  await unit.db.updateTable('payments').set({ set_aside: '' }).where('id', '=', id).execute();
  await unit.audit({ action: 'take_up', resource: 'payments', resourceId: id });
}

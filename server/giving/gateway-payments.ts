import type { Selectable } from 'kysely';
import type { PaymentRequest } from '../../domain/giving/payment-request.ts';
import { isUnderWay } from '../../domain/giving/under-way.ts';
import { later } from '../../domain/instant.ts';
import { replyText } from '../../domain/reply-text.ts';
import { isSqlite } from '../database/columns.ts';
import { hasCome } from '../database/due.ts';
import { holdLock, holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { nextPoll } from '../gateways/poll.ts';
import { conflict, tooMany } from '../http/http-error.ts';
import { expectQuietSite } from './request-limits.ts';

// The payments that an operator was asked for, as we know them.

export type GatewayPayment = Selectable<Tables['gateway_payments']>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** For so long a payer is asked to confirm: MTN gives five minutes. No telephone rings later than that after the press. */
export const PROMPT_TIME = 5 * MINUTE;

/** Requests for one pledge, and to one telephone, within a day: it may be somebody else's, whom nobody may pester. */
const MAX_OF_PLEDGE = 10;
const MAX_OF_TELEPHONE = 5;

/** A giver is told of a request for so long: after it nothing more is expected. */
const TOLD_FOR = 2 * DAY;

/** For so long a payment belongs to the process that asks about it. An operator has ten seconds for each of four replies. */
const LEASE = MINUTE;

/** No payment is put off for longer. */
const LONGEST_WAIT = 60 * MINUTE;

/** Throws a 429 where the latest so many of these moments, the newest first, are within this time. */
function expectFewer(moments: readonly string[], most: number, within: number, now: string): void {
  const oldest = moments[most - 1];
  if (oldest === undefined || oldest <= later(now, -within)) return;
  throw tooMany(Math.ceil((Date.parse(oldest) + within - Date.parse(now)) / 1000));
}

/** The requests of the last day, the newest first. */
const ofToday = ({ db, now }: UnitOfWork) =>
  db
    .selectFrom('gateway_payments')
    .select(['phone', 'state', 'created_at', 'updated_at'])
    .where('created_at', '>', later(now, -DAY))
    .orderBy('created_at', 'desc');

type Standing = Pick<GatewayPayment, 'state' | 'created_at' | 'updated_at'>;

/**
 * Until when the payer may still confirm; undefined where nobody can any more. The moment since which it is pending is when the
 * operator took it, or later; before, it may have reached a telephone all the same.
 */
function confirmableUntil({ state, created_at, updated_at }: Standing): string | undefined {
  if (state === 'asked') return later(created_at, 2 * PROMPT_TIME);
  return state === 'pending' ? later(updated_at, PROMPT_TIME) : undefined;
}

const isConfirmable = (payment: Standing, now: string) => (confirmableUntil(payment) ?? '') > now;

/** Throws a 409 where a telephone is being asked for the pledge, and a 429 where it, or the pledge, has had enough. */
async function expectMayAsk(unit: UnitOfWork, pledge: number, phone: string): Promise<void> {
  const { now } = unit;
  const moments = (rows: readonly { created_at: string }[]) => rows.map(({ created_at }) => created_at);
  const ofPledge = await ofToday(unit).where('pledge_id', '=', pledge).execute();
  const open = ofPledge.find((one) => isConfirmable(one, now));
  if (open) {
    const left = Date.parse(confirmableUntil(open) ?? now) - Date.parse(now);
    const code = open.phone === phone ? 'telephoneAskedAlready' : 'anotherTelephoneAsked';
    throw conflict(replyText(code, Math.ceil(left / MINUTE)));
  }
  expectFewer(moments(ofPledge), MAX_OF_PLEDGE, DAY, now);
  const ofPhone = await ofToday(unit).where('phone', '=', phone).execute();
  expectFewer(moments(ofPhone), MAX_OF_TELEPHONE, DAY, now);
}

type NewPayment = Pick<GatewayPayment, 'id' | 'currency' | 'phone'> & { pledge_id: number };

/**
 * Stores a payment to be asked for as soon as this is committed. The amount is worked out once nobody else can give money to
 * the pledge, or ask for it. Throws a 409 or a 429 where it may not be.
 */
export async function addGatewayPayment(
  unit: UnitOfWork,
  payment: NewPayment,
  amountToAsk: () => Promise<number>,
): Promise<void> {
  const { db, now } = unit;
  // Two at once would not see each other.
  await holdLock(unit, 'gateway_payments');
  await expectMayAsk(unit, payment.pledge_id, payment.phone);
  await expectQuietSite(unit, payment);
  await holdRow(unit, 'pledges', payment.pledge_id);
  const amount = await amountToAsk();
  await db
    .insertInto('gateway_payments')
    .values({
      ...payment,
      amount,
      state: 'asked',
      attempts: 0,
      next_poll_at: now,
      transaction_id: '',
      payment_id: null,
      reason: '',
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** How the last request for this pledge stands, and the number that it went to. */
export async function lastRequest(
  db: Database,
  pledge: number,
  now: Date,
): Promise<{ request: PaymentRequest; phone: string } | undefined> {
  const found = await db
    .selectFrom('gateway_payments')
    .select(['state', 'phone', 'created_at', 'updated_at'])
    .where('pledge_id', '=', pledge)
    .where('created_at', '>', later(now, -TOLD_FOR))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { state, phone } = found;
  const isLate = confirmableUntil(found) !== undefined && !isConfirmable(found, now.toISOString());
  return { request: { state: isLate ? 'late' : state }, phone };
}

/** Whether a telephone may still ask for the money of this pledge. */
export async function isBeingAsked({ db, now }: Pick<UnitOfWork, 'db' | 'now'>, pledge: number): Promise<boolean> {
  const last = await lastRequest(db, pledge, new Date(now));
  return isUnderWay(last?.request);
}

/** Whether a telephone has paid for this pledge, and staff have not yet said whose gift it is. Happens after a cancelling, for instance. */
export async function isPaidUnseen(db: Database, pledge: number): Promise<boolean> {
  const found = await db
    .selectFrom('gateway_payments')
    .innerJoin('payments', 'payments.id', 'gateway_payments.payment_id')
    .select('payments.id')
    .where('pledge_id', '=', pledge)
    .where('payments.set_aside', '=', '')
    .whereRef('payments.assigned', '<>', 'payments.amount')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether we still poll the operator about any payment. */
export async function isAnyPending(db: Database): Promise<boolean> {
  const pending = db.selectFrom('gateway_payments').select('id').where('next_poll_at', 'is not', null).limit(1);
  return (await pending.executeTakeFirst()) !== undefined;
}

/**
 * Takes the next payment that is due for this process alone, and counts the attempt. Those that nobody has been asked for yet
 * come first: their payers wait. Should the process end, another takes it up when the lease is over.
 */
export async function claimDue(db: Database, now: Date): Promise<GatewayPayment | undefined> {
  return db
    .updateTable('gateway_payments')
    .set(({ eb }) => ({ next_poll_at: later(now, LEASE), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('gateway_payments')
        .select('id')
        .where('next_poll_at', 'is not', null)
        .where(hasCome('next_poll_at', now, LONGEST_WAIT))
        .orderBy(({ eb }) => eb.case().when('state', '=', 'asked').then(0).else(1).end())
        .orderBy('next_poll_at')
        .limit(1)
        .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
}

/** A payment that may still be paid, as far as we know: a failure is believed, until somebody says that it is worth asking. */
export async function findUnpaid(db: Database, id: string): Promise<GatewayPayment | undefined> {
  return db
    .selectFrom('gateway_payments')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .executeTakeFirst();
}

/** Asks again when the schedule says so. What has been settled meanwhile stays. */
export async function putOff(db: Database, payment: GatewayPayment, state: 'asked' | 'pending', now: Date) {
  const wait = nextPoll(payment.attempts);
  await db
    .updateTable('gateway_payments')
    .set({
      ...{ state, next_poll_at: wait === null ? null : later(now, wait) },
      // The moment since which it stands so.
      ...(state !== payment.state && { updated_at: now.toISOString() }),
    })
    .where('id', '=', payment.id)
    .where('state', 'in', ['asked', 'pending'])
    .execute();
}

/** Nothing more is expected of it. One that was paid stays so. */
export async function endUnpaid(
  db: Database,
  { id }: GatewayPayment,
  { state, reason }: Pick<GatewayPayment, 'reason'> & { state: 'refused' | 'failed' },
  now: Date,
): Promise<void> {
  await db
    .updateTable('gateway_payments')
    .set({ state, reason, next_poll_at: null, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'pending'])
    .execute();
}

import type { Selectable } from 'kysely';
import { dayOf } from '../../domain/calendar.ts';
import { type Currency, MAX_AMOUNT } from '../../domain/giving/money.ts';
import { fingerprinting } from '../../domain/giving/payment-fingerprint.ts';
import { isReceivedWhole } from '../../domain/giving/pledge.ts';
import { referenceOf } from '../../domain/giving/reference.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { isSqlite } from '../database/columns.ts';
import { holdLock, holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type GatewayStatus, GatewayUnavailable } from '../gateways/gateway.ts';
import type { GatewayPayment } from './gateway-payments.ts';
import { assign } from './gifts.ts';
import { isSameMoney } from './same-money.ts';
import { gatewaySource, sourcesOfSameMoney } from './sources.ts';

// Money that an operator says was paid becomes a payment, the same that a line of its statement makes, whichever comes first.

type Paid = Extract<GatewayStatus, { state: 'paid' }>;

export interface GatewayMoney {
  payment: GatewayPayment;
  said: Paid;
  /** As the source of its payments is called where there is none yet. */
  gateway: string;
  timeZone: string;
}

/** The payment, held until the transaction ends, as it is now. Undefined for one that has been settled. */
async function holdUnpaid({ db }: UnitOfWork, id: string): Promise<GatewayPayment | undefined> {
  const found = await db
    .selectFrom('gateway_payments')
    .selectAll()
    .where('id', '=', id)
    .$if(!isSqlite(db), (query) => query.forUpdate())
    .executeTakeFirst();
  return found?.state === 'paid' ? undefined : found;
}

/** The number of the payment with this fingerprint: of one that is there already, from wherever, or of a new one. */
async function paymentFor(unit: UnitOfWork, { payment, said, gateway, timeZone }: GatewayMoney): Promise<number> {
  const { db, now } = unit;
  const { money, transactionId } = said;
  const entry = {
    // The payer confirms within minutes of being asked; we may hear of it a day later.
    day: dayOf(new Date(payment.created_at), timeZone),
    ...money,
    payer_name: '',
    // Whose number was erased meanwhile is not learnt again.
    payer_phone: payment.phone === '' ? '' : (phoneNumber(said.payerPhone) ?? said.payerPhone),
    reference: payment.pledge_id === null ? '' : referenceOf(payment.pledge_id),
    text: '',
    external_id: transactionId,
  };
  const fingerprint = fingerprinting()({ ...entry, balance: '' });
  const source = await gatewaySource(unit, gateway, money.currency);
  const known = await db
    .selectFrom('payments')
    .select('id')
    .where('source_id', 'in', await sourcesOfSameMoney(db, source))
    .where('fingerprint', '=', fingerprint)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await db
    .insertInto('payments')
    .values({
      ...entry,
      source_id: source.id,
      statement_id: null,
      fingerprint,
      set_aside: '',
      assigned: 0,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await unit.audit({ action: 'create', resource: 'payments', resourceId: id, after: { gateway, ...money } });
  return id;
}

/** Why the money is left to staff; undefined where it is what was asked for, and nobody has dealt with it yet. */
async function leftToStaff(unit: UnitOfWork, id: number, asked: GatewayPayment, said: Paid) {
  await holdRow(unit, 'payments', id);
  const found = await unit.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const isAsked = ({ amount, currency }: { amount: number; currency: Currency }) =>
    amount === asked.amount && currency === asked.currency;
  if (!isAsked(said.money) || !isAsked(found)) return 'another amount';
  if (asked.pledge_id === null) return 'no pledge';
  await holdRow(unit, 'pledges', asked.pledge_id);
  const pledge = await unit.db
    .selectFrom('pledges')
    .select(['status', 'rhythm', 'amount as expected', 'received'])
    .where('id', '=', asked.pledge_id)
    .executeTakeFirst();
  // The operator takes no request back: staff see the money among what is open, and say whose it is.
  if (pledge?.status === 'cancelled') return 'cancelled pledge';
  if (found.assigned !== 0 || found.set_aside !== '') return 'dealt with already';
  // The same money may have been entered before, without the operator's number.
  if (pledge && isReceivedWhole(pledge)) return 'pledge received already';
  return (await isLikeAnother(unit.db, found)) ? 'like another payment' : undefined;
}

/** True if an open payment without the operator's number has this amount and nearly this day: it may be the same money. */
async function isLikeAnother(db: Database, { id, source_id, amount, currency, day }: Selectable<Tables['payments']>) {
  const sources = await sourcesOfSameMoney(db, { id: source_id, kind: 'gateway', currency });
  const others = await db
    .selectFrom('payments')
    .select(['day', 'amount'])
    .where('source_id', 'in', sources)
    .where('id', '<>', id)
    .where('external_id', '=', '')
    .where('amount', '=', amount)
    .where('assigned', '=', 0)
    .where('set_aside', '=', '')
    .execute();
  return others.some((other) => isSameMoney(other, { day, amount }));
}

/**
 * Stores what the operator says was paid, once, and assigns it to the pledge that it was asked for; another amount, and money
 * for a pledge that was cancelled meanwhile, stays open for staff. Throws `GatewayUnavailable` for an amount that cannot be.
 */
export async function receive(unit: UnitOfWork, told: GatewayMoney): Promise<void> {
  const { db, now } = unit;
  const { money, transactionId } = told.said;
  if (money.amount <= 0 || money.amount > MAX_AMOUNT) {
    throw new GatewayUnavailable(`${told.gateway} answers an amount that cannot be`);
  }
  const payment = await holdUnpaid(unit, told.payment.id);
  if (!payment) return;
  // An import that is under way may be adding the same money.
  await holdLock(unit, 'statements');
  const id = await paymentFor(unit, { ...told, payment });
  const reason = await leftToStaff(unit, id, payment, told.said);
  if (reason === undefined) {
    const { amount, pledge_id } = payment;
    await assign(unit, id, [{ amount, pledge_id, giver_id: null, project_id: null, gift_id: null }], null);
    const after = { pledge: pledge_id, amount };
    await unit.audit({ action: 'match', resource: 'payments', resourceId: id, after });
  }
  await db
    .updateTable('gateway_payments')
    .set({
      state: 'paid',
      transaction_id: transactionId,
      payment_id: id,
      reason: reason ?? '',
      next_poll_at: null,
      updated_at: now,
    })
    .where('id', '=', payment.id)
    .execute();
}

import { type Currency, moneyInFigures } from '../../domain/giving/money.ts';
import type { ShareInput } from '../../domain/giving/payment.ts';
import { referenceOf } from '../../domain/giving/reference.ts';
import { mainLanguage } from '../../domain/languages.ts';
import { replyText, staffText } from '../../domain/reply-text.ts';
import { EDIT_CONFLICT } from '../../domain/timestamps.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { holdRows } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { noticeWords } from '../forms/mails.ts';
import { badRequest, conflict, notFound } from '../http/http-error.ts';
import { readSiteSettings } from '../site/store.ts';
import { giverOf, mergedGiver, nameGiver } from './givers.ts';
import { interestDonated, interestTakenBack } from './interest.ts';
import { voidReceiptOf } from './receipt-numbers.ts';

// Gifts are the ledger of whose money came in. Rows are only added: what is taken back, or goes back by a refund, is a row
// below zero that names the gift.

/**
 * The payment, held until the transaction ends with those of the gifts that it takes something off, so that no two give away
 * the same money. Throws a 404.
 */
async function holdPayment(unit: UnitOfWork, id: number, gifts: readonly number[] = []) {
  const rows = unit.db
    .selectFrom('gifts')
    .select('payment_id')
    .where('id', 'in', [0, ...gifts]);
  const others = (await rows.execute()).map(({ payment_id }) => payment_id);
  await holdRows(unit, 'payments', [id, ...others]);
  const found = await unit.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** What is left of a gift: itself, and all that took something of it back. `payment` counts only what came by that one. */
export async function leftOf(db: Database, gift: number, payment?: number): Promise<number> {
  let rows = db
    .selectFrom('gifts')
    .select(({ fn }) => fn.sum<number | null>('amount').as('left'))
    .where(({ eb, or }) => or([eb('id', '=', gift), eb('takes_back', '=', gift)]));
  if (payment !== undefined) rows = rows.where('payment_id', '=', payment);
  return Number((await rows.executeTakeFirstOrThrow()).left ?? 0);
}

interface Share {
  giver_id: number;
  pledge_id: number | null;
  project_id: number | null;
  amount: number;
  takes_back: number | null;
}

const refuse = (field: string, text: string) => badRequest(text, { [field]: [text] });

/** Whose a share is, and what it is for. Throws a 400 for a pledge, giver or gift that it cannot be. */
async function resolve(unit: UnitOfWork, share: ShareInput, currency: string): Promise<Share> {
  const { db } = unit;
  const { amount, project_id } = share;
  if (share.gift_id !== null) {
    const gift = await db.selectFrom('gifts').selectAll().where('id', '=', share.gift_id).executeTakeFirst();
    if (!gift || gift.takes_back !== null || gift.currency !== currency)
      throw refuse('gift_id', staffText('chooseGift'));
    if (amount >= 0) throw refuse('amount', staffText('onlyRefundsTakeBack'));
    if ((await leftOf(db, gift.id)) + amount < 0) throw refuse('amount', staffText('moreBackThanGiven'));
    const { records } = noticeWords(await readSiteSettings(db));
    await voidReceiptOf(unit, gift.id, records.giftPaidBack);
    const { giver_id, pledge_id, project_id: project } = gift;
    return { giver_id, pledge_id, project_id: project, amount, takes_back: gift.id };
  }
  if (amount <= 0) throw refuse('amount', staffText('enterAmountAboveZero'));
  if (project_id !== null) await expectProject(unit, project_id);
  if (share.pledge_id !== null) {
    const pledge = await db
      .selectFrom('pledges')
      .select(['id', 'giver_id', 'project_id', 'currency'])
      .where('id', '=', share.pledge_id)
      .executeTakeFirst();
    if (!pledge) throw refuse('pledge_id', staffText('choosePledge'));
    if (pledge.currency !== currency) throw refuse('pledge_id', staffText('pledgeOtherCurrency'));
    const { giver_id } = pledge;
    return { giver_id, pledge_id: pledge.id, project_id: project_id ?? pledge.project_id, amount, takes_back: null };
  }
  if (share.giver_id !== null && (await mergedGiver(db, share.giver_id)) === undefined)
    throw refuse('giver_id', staffText('chooseGiver'));
  const facts = share.giver ?? { name: '', email: '', phone: '' };
  const giver_id = share.giver_id ?? (await giverOf(unit, facts));
  if (share.giver_id === null) await nameGiver(unit, giver_id, facts.name);
  return { giver_id, pledge_id: null, project_id, amount, takes_back: null };
}

/** Throws a 400 for a project that there is not. */
async function expectProject({ db }: UnitOfWork, id: number): Promise<void> {
  const projects = db.selectFrom('projects').select('id').where('deleted_at', 'is', null);
  if (!(await projects.where('id', '=', id).executeTakeFirst())) throw refuse('project_id', replyText('chooseProject'));
}

/** Moves the donation interest of the pledge on or back, and says in a note what came or went. */
async function tellInterest(
  unit: UnitOfWork,
  { pledge_id, amount }: Pick<Share, 'pledge_id' | 'amount'>,
  currency: Currency,
  { by, because = '' }: { by: number | null; because?: string },
) {
  if (pledge_id === null) return;
  const pledge = await unit.db
    .selectFrom('pledges')
    .select('interest_id')
    .where('id', '=', pledge_id)
    .executeTakeFirst();
  if (pledge?.interest_id == null) return;
  const { numbers, records } = noticeWords(await readSiteSettings(unit.db));
  const money = moneyInFigures({ amount: Math.abs(amount), currency }, numbers);
  const reference = referenceOf(pledge_id);
  if (amount > 0) await interestDonated(unit, pledge.interest_id, records.giftReceived(money, reference), by);
  else await interestTakenBack(unit, pledge.interest_id, records.giftTakenBack(money, reference, because), by);
}

/**
 * Assigns shares of a payment to givers, all or none; `by` is null where no person does it. Throws a 409 where less is left of
 * it, where it is set aside, and where not as much of it is assigned any more as was `seen`.
 */
export async function assign(
  unit: UnitOfWork,
  paymentId: number,
  shares: readonly ShareInput[],
  by: number | null,
  seen?: number,
): Promise<number[]> {
  const payment = await holdPayment(
    unit,
    paymentId,
    shares.flatMap(({ gift_id }) => gift_id ?? []),
  );
  // Whoever asks a telephone for what is still to come of a pledge waits.
  await holdRows(
    unit,
    'pledges',
    shares.flatMap(({ pledge_id }) => pledge_id ?? []),
  );
  if (payment.set_aside !== '') throw conflict(staffText('paymentSetAside'));
  if (seen !== undefined && seen !== payment.assigned) throw conflict(EDIT_CONFLICT);
  const sum = shares.reduce((total, { amount }) => total + amount, 0);
  const left = payment.amount - payment.assigned;
  if (shares.some(({ amount }) => Math.sign(amount) !== Math.sign(payment.amount)) || Math.abs(sum) > Math.abs(left)) {
    const money = moneyInFigures({ amount: left, currency: payment.currency }, catalogues[mainLanguage()].numbers);
    throw conflict(staffText('onlyLeftOfPayment', money));
  }
  const ids: number[] = [];
  for (const input of shares) {
    const share = await resolve(unit, input, payment.currency);
    const { id } = await unit.db
      .insertInto('gifts')
      .values({
        ...share,
        payment_id: paymentId,
        currency: payment.currency,
        day: payment.day,
        reason: '',
        created_by: by,
        created_at: unit.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
    await tellInterest(unit, share, payment.currency, { by });
  }
  await setAssigned(unit, paymentId, payment.assigned + sum);
  return ids;
}

async function setAssigned(unit: UnitOfWork, id: number, assigned: number): Promise<void> {
  await unit.db.updateTable('payments').set({ assigned }).where('id', '=', id).execute();
  unit.changes('projects');
}

/**
 * Takes a gift off its payment again, or, with the payment of a refund, the refund off the gift. The receipt becomes void.
 * Throws a 409 where nothing is left to take back.
 */
export async function takeBackGift(
  unit: UnitOfWork,
  giftId: number,
  { reason, paymentId }: { reason: string; paymentId: number | undefined },
  by: number,
): Promise<void> {
  const { db, now } = unit;
  const gift = await db.selectFrom('gifts').selectAll().where('id', '=', giftId).executeTakeFirst();
  if (!gift || gift.takes_back !== null) throw notFound();
  // Also the gift's own, where a refund is taken off it: its receipt says what is left.
  const payment = await holdPayment(unit, paymentId ?? gift.payment_id, [giftId]);
  const amount = await leftOf(db, giftId, payment.id);
  if (amount === 0) throw conflict(staffText('takenBackAlready'));
  if (payment.id === gift.payment_id && (await leftOf(db, giftId)) !== amount) {
    throw conflict(staffText('giftPartlyRefunded'));
  }
  await voidReceiptOf(unit, giftId, reason);
  const { giver_id, pledge_id, project_id, currency } = gift;
  await db
    .insertInto('gifts')
    .values({
      ...{ giver_id, pledge_id, project_id, currency, reason },
      payment_id: payment.id,
      amount: -amount,
      day: payment.day,
      takes_back: giftId,
      created_by: by,
      created_at: now,
    })
    .execute();
  await tellInterest(unit, { pledge_id, amount: -amount }, currency, { by, because: reason });
  await setAssigned(unit, payment.id, payment.assigned - amount);
  await unit.audit({
    action: 'take_back',
    resource: 'payments',
    resourceId: payment.id,
    after: { gift: giftId, reason },
  });
}

import { sql } from 'kysely';
import { moneyInFigures } from '../../domain/giving/money.ts';
import type { Pledge } from '../../domain/giving/pledge.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { staffText } from '../../domain/reply-text.ts';
import { type DonationStatus, donations } from '../../domain/submissions/donations.ts';
import { holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { addDonationNote, donationStore } from '../donations/store.ts';
import { noticeWords } from '../forms/mails.ts';
import { conflict } from '../http/http-error.ts';
import { isCalled, searchedDigits } from '../resource/phone-search.ts';
import { isAddress } from '../resource/typed-address.ts';
import { readSiteSettings } from '../site/store.ts';

/** The donation interests with one of these telephone numbers, however each was typed. */
export async function interestsCalled(db: Database, phones: readonly string[]): Promise<number[]> {
  const numbers = phones.flatMap((phone) => phoneNumber(phone) ?? []);
  const conditions = numbers.flatMap((number) => searchedDigits(number) ?? []).map((one) => isCalled(db, 'phone', one));
  if (conditions.length === 0) return [];
  const found = await db
    .selectFrom('donation_interests')
    .select(['id', 'phone'])
    .where('deleted_at', 'is', null)
    .where(({ or }) => or(conditions))
    .execute();
  return found.filter(({ phone }) => numbers.includes(phoneNumber(phone) ?? '')).map(({ id }) => id);
}

/**
 * The open donation interest of the address that the pledge was made with, where there is exactly one. Staff say whether the
 * pledge follows it: whoever pledges can type the address of somebody else.
 */
export async function proposedInterest(db: Database, { interest_id, email, phone }: Pledge) {
  if (interest_id !== null) return null;
  const open = db
    .selectFrom('donation_interests')
    .select(['id', 'full_name', 'created_at'])
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['new', 'contacted', 'committed'])
    .limit(2);
  const found =
    email === ''
      ? await open.where('id', 'in', [0, ...(await interestsCalled(db, [phone]))]).execute()
      : await open.where(isAddress(db, 'email', email.toLowerCase())).execute();
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The steps from a status to `donated` on the allowed way; none from one that does not lead there any more. */
const stepsFrom: Record<DonationStatus, readonly DonationStatus[]> = {
  new: ['contacted', 'committed', 'donated'],
  contacted: ['committed', 'donated'],
  committed: ['donated'],
  donated: [],
  declined: ['contacted', 'committed', 'donated'],
};

/** The donation interest, held until the transaction ends. Undefined for one that is gone. */
async function holdInterest(unit: UnitOfWork, id: number) {
  await holdRow(unit, 'donation_interests', id);
  const open = unit.db.selectFrom('donation_interests').select('status').where('deleted_at', 'is', null);
  return open.where('id', '=', id).executeTakeFirst();
}

async function move(
  unit: UnitOfWork,
  id: number,
  change: { from: DonationStatus; to: DonationStatus; by: number | null },
): Promise<void> {
  await donationStore.setStatus(unit, id, change);
  await unit.audit({
    action: 'set_status',
    resource: 'donations',
    resourceId: id,
    before: { status: change.from },
    after: { status: change.to },
  });
}

/** Tells if a pledge that follows the interest has come in whole; of a monthly one the first month. */
async function isReceived(db: Database, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('pledges')
    .select('id')
    .where('interest_id', '=', id)
    .where(sql<boolean>`amount <= received`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Says in a note of the donation interest what came in. Once that is all that was pledged, the interest moves to `donated`, through
 * every step between.
 */
export async function interestDonated(unit: UnitOfWork, id: number, note: string, by: number | null): Promise<void> {
  const found = await holdInterest(unit, id);
  if (!found) return;
  let from = found.status;
  for (const to of (await isReceived(unit.db, id)) ? stepsFrom[found.status] : []) {
    if (!donations.transitions[from].includes(to)) return;
    await move(unit, id, { from, to, by });
    from = to;
  }
  await addDonationNote(unit, id, note, by);
}

/**
 * Lets the pledge follow the donation interest that is proposed for it, which what came in before then moves on. Throws a 409 for
 * any other.
 */
export async function followInterest(unit: UnitOfWork, pledge: Pledge, interestId: number, by: number): Promise<void> {
  const proposed = await proposedInterest(unit.db, pledge);
  if (proposed?.id !== interestId) throw conflict(staffText('interestNotProposed'));
  await unit.db
    .updateTable('pledges')
    .set({ interest_id: interestId, interest_linked_at: unit.now, updated_at: unit.now })
    .where('id', '=', pledge.id)
    .execute();
  if (pledge.received <= 0) return;
  const { numbers, records } = noticeWords(await readSiteSettings(unit.db));
  const money = moneyInFigures({ amount: pledge.received, currency: pledge.currency }, numbers);
  await interestDonated(unit, interestId, records.giftReceived(money, pledge.reference), by);
}

/**
 * The status that the interest had before a gift moved it to `donated`. Undefined where a pledge is still received
 * whole, or a person moved it.
 */
async function statusBefore(db: Database, id: number): Promise<DonationStatus | undefined> {
  if (await isReceived(db, id)) return undefined;
  const gifts = await db
    .selectFrom('pledges')
    .leftJoin('gifts', 'gifts.pledge_id', 'pledges.id')
    .select(['gifts.created_at', 'interest_linked_at'])
    .where('interest_id', '=', id)
    .execute();
  const steps = await db
    .selectFrom('donation_status_changes')
    .select(['from_status', 'to_status', 'at'])
    .where('donation_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  const [last] = steps;
  // A gift, or the link to a pledge that had gifts, is written in one transaction with the steps that it takes, at one moment.
  const isByGift = gifts.some((gift) => last && [gift.created_at, gift.interest_linked_at].includes(last.at));
  if (last?.to_status !== 'donated' || !isByGift) return undefined;
  return steps.filter(({ at }) => at === last.at).at(-1)?.from_status;
}

/**
 * Says in a note of the donation interest that a gift was taken back or paid back. Where less is left than was
 * pledged, it has again the status from which the gift moved it.
 */
export async function interestTakenBack(unit: UnitOfWork, id: number, note: string, by: number | null): Promise<void> {
  const found = await holdInterest(unit, id);
  if (!found) return;
  const to = found.status === 'donated' ? await statusBefore(unit.db, id) : undefined;
  if (to !== undefined) await move(unit, id, { from: found.status, to, by });
  await addDonationNote(unit, id, note, by);
}

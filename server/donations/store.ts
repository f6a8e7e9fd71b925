import {
  type DonationInterest,
  type DonationInterestDetails,
  type DonationInterestInput,
  type DonationQuery,
  type DonationStatus,
  donationOrders,
  isOverdue,
} from '../../domain/donation-interest.ts';
import type { Colleague, FollowUpInput, Remark } from '../../domain/enquiry.ts';
import type { Language } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import { fullName } from '../../domain/user.ts';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { EnquiryStore } from '../enquiries/endpoints.ts';
import { colleagueOf, everyEnquiry, presentRemark, readEnquiries } from '../enquiries/list.ts';
import { badRequest } from '../http/http-error.ts';
import { orderingOf } from '../resource/listing.ts';
import { isAddress } from '../resource/typed-address.ts';

export async function addDonationInterest(
  { db, now }: UnitOfWork,
  interest: DonationInterestInput,
  language: Language,
): Promise<number> {
  const { id } = await db
    .insertInto('donation_interests')
    .values({
      full_name: interest.full_name,
      email: interest.email,
      phone: interest.phone,
      organization: interest.organization,
      donation_type: interest.donation_type,
      estimated_amount: interest.estimated_amount,
      message: interest.message,
      preferred_contact_method: interest.preferred_contact_method,
      best_contact_time: interest.best_contact_time,
      language,
      status: 'new',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

// The status changes and notes of a donation interest since it was sent.

/** Its changes of status, the newest first. */
async function statusHistory(db: Database, id: number): Promise<DonationInterestDetails['status_history']> {
  const found = await db
    .selectFrom('donation_status_changes')
    .leftJoin('users', 'users.id', 'donation_status_changes.user_id')
    .select(['donation_status_changes.id', 'at', 'from_status', 'to_status', 'user_id', 'first_name', 'last_name'])
    .where('donation_id', '=', id)
    .orderBy('donation_status_changes.id', 'desc')
    .execute();
  return found.map(({ from_status: from, to_status: to, ...move }) => ({
    id: move.id,
    at: move.at,
    by: colleagueOf(move),
    from,
    to,
  }));
}

/** The notes of staff, the newest first. */
async function donationNotes(db: Database, id: number): Promise<Remark[]> {
  const found = await db
    .selectFrom('donation_notes')
    .leftJoin('users', 'users.id', 'donation_notes.user_id')
    .select(['donation_notes.id', 'at', 'text', 'user_id', 'first_name', 'last_name'])
    .where('donation_id', '=', id)
    .orderBy('donation_notes.id', 'desc')
    .execute();
  return found.map(presentRemark);
}

export async function addDonationNote(
  { db, now }: UnitOfWork,
  id: number,
  text: string,
  by: number | null,
): Promise<void> {
  await db.insertInto('donation_notes').values({ donation_id: id, text, user_id: by, at: now }).execute();
}

/** Staff who can be asked to see to something. */
const staff = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('is_staff', '=', true)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy(byText('first_name'))
    .orderBy(byText('last_name'))
    .orderBy('id');

/** Everybody a donation interest can be given to. */
export async function listAssignees(db: Database): Promise<Colleague[]> {
  return (await staff(db).execute()).map((one) => ({ id: one.id, name: fullName(one) }));
}

/** Sets who is responsible and the next date. Throws a 400 for a user who is not staff. */
export async function setFollowUp(db: Database, id: number, { assignee_id, next_action_on }: FollowUpInput) {
  if (assignee_id != null && !(await staff(db).where('id', '=', assignee_id).executeTakeFirst())) {
    const detail = staffText('chooseStaff');
    throw badRequest(detail, { assignee_id: [detail] });
  }
  const change = {
    ...(assignee_id !== undefined && { assignee_id }),
    ...(next_action_on !== undefined && { next_action_on }),
  };
  if (Object.keys(change).length === 0) return;
  await db.updateTable('donation_interests').set(change).where('id', '=', id).execute();
}

/** All donation interests, as `present` takes them. */
export const donations = (db: Database) =>
  db
    .selectFrom('donation_interests')
    .select([
      'donation_interests.id',
      'full_name',
      'email',
      'phone',
      'organization',
      'donation_type',
      'estimated_amount',
      'message',
    ])
    .select(['preferred_contact_method', 'best_contact_time', 'status', 'created_at', 'next_action_on', 'deleted_at'])
    .select('assignee_id as user_id')
    .select(({ selectFrom }) => {
      const assignee = selectFrom('users').whereRef('users.id', '=', 'donation_interests.assignee_id');
      return [assignee.select('first_name').as('first_name'), assignee.select('last_name').as('last_name')];
    });

type Row = Awaited<ReturnType<ReturnType<typeof donations>['executeTakeFirstOrThrow']>>;

/** Makes a row what staff read; `today` is the day in the organisation's time zone. */
export function present({ user_id, first_name, last_name, ...row }: Row, today: string): DonationInterest {
  const assignee = colleagueOf({ user_id, first_name, last_name });
  return { ...row, submitted_at: row.created_at, assignee, is_overdue: isOverdue(row, today) };
}

/** The rows that match the query. */
export function asked(
  db: Database,
  { search, status, donation_type, overdue, email, trash }: DonationQuery,
  today: string,
) {
  let numbers = db
    .selectFrom('donation_interests')
    .select('id')
    .where('deleted_at', trash ? 'is not' : 'is', null);
  if (status) numbers = numbers.where('status', '=', status);
  if (donation_type) numbers = numbers.where('donation_type', '=', donation_type);
  // The same as `isOverdue`.
  if (overdue) numbers = numbers.where('next_action_on', '<', today).where('status', '<>', 'donated');
  if (email) numbers = numbers.where(isAddress(db, 'email', email.toLowerCase()));
  const table = 'donation_interests' as const;
  const isRare = Boolean(overdue || email);
  const isOfAll = !(trash || status || donation_type || isRare);
  return { db, table, numbers, rows: donations(db), search, isRare, isOfAll };
}

export const donationStore: EnquiryStore<DonationInterest, DonationInterestDetails, DonationStatus, DonationQuery> = {
  async list(db, query, slice, today) {
    const order = orderingOf(query.ordering, donationOrders, { column: 'created_at', direction: 'desc' });
    const { count, results } = await readEnquiries(asked(db, query, today), order, slice);
    return { count, results: results.map((row) => present(row, today)) };
  },

  async *every(db, query, today) {
    for await (const batch of everyEnquiry(asked(db, query, today))) yield batch.map((row) => present(row, today));
  },

  async find(db, id, today) {
    const row = await donations(db).where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const [status_history, notes] = [await statusHistory(db, id), await donationNotes(db, id)];
    return { ...present(row, today), status_history, notes };
  },

  async setStatus({ db, now }, id, { from, to, by }) {
    await db.updateTable('donation_interests').set({ status: to }).where('id', '=', id).execute();
    const move = { donation_id: id, from_status: from, to_status: to, user_id: by, at: now };
    await db.insertInto('donation_status_changes').values(move).execute();
  },
};

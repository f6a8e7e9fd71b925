import {
  type DonationInterest,
  type DonationInterestDetails,
  type DonationQuery,
  type DonationStatus,
  isOverdue,
} from '../../domain/donation-interest.ts';
import type { Database } from '../database/open.ts';
import type { EnquiryStore } from '../enquiries/endpoints.ts';
import { everyEnquiry, readEnquiries } from '../enquiries/list.ts';
import { colleagueOf } from '../enquiries/remarks.ts';
import { containsLower, orderingOf } from '../resource/listing.ts';
import { donationNotes, statusHistory } from './status-history.ts';

/** The columns the server sorts by; an index holds each of these orders. */
const sortable = ['created_at', 'full_name', 'donation_type', 'status'] as const;

const donations = (db: Database) =>
  db
    .selectFrom('donation_interests')
    .select(['id', 'full_name', 'email', 'phone', 'organization', 'donation_type', 'estimated_amount', 'message'])
    .select(['preferred_contact_method', 'best_contact_time', 'status', 'created_at', 'next_action_on'])
    .select('assignee_id as user_id')
    .select(({ selectFrom }) => {
      const assignee = selectFrom('users').whereRef('users.id', '=', 'donation_interests.assignee_id');
      return [assignee.select('first_name').as('first_name'), assignee.select('last_name').as('last_name')];
    });

type Row = Awaited<ReturnType<ReturnType<typeof donations>['executeTakeFirstOrThrow']>>;

function present({ user_id, first_name, last_name, ...row }: Row, today: string): DonationInterest {
  const assignee = colleagueOf({ user_id, first_name, last_name });
  return { ...row, submitted_at: row.created_at, assignee, is_overdue: isOverdue(row, today) };
}

/** The rows that match the query. */
function asked(db: Database, { search, status, donation_type, overdue }: DonationQuery, today: string) {
  let numbers = db.selectFrom('donation_interests').select('id');
  if (status) numbers = numbers.where('status', '=', status);
  if (donation_type) numbers = numbers.where('donation_type', '=', donation_type);
  // The same as `isOverdue`.
  if (overdue) numbers = numbers.where('next_action_on', '<', today).where('status', '<>', 'donated');
  if (search) numbers = numbers.where(containsLower('search_text', search));
  const table = 'donation_interests' as const;
  return { table, numbers, rows: donations(db), isSearched: Boolean(search || overdue) };
}

export const donationStore: EnquiryStore<DonationInterest, DonationInterestDetails, DonationStatus, DonationQuery> = {
  async list(db, query, slice, today) {
    const order = orderingOf(query.ordering, sortable, { column: 'created_at', direction: 'desc' });
    const { count, results } = await readEnquiries(asked(db, query, today), order, slice);
    return { count, results: results.map((row) => present(row, today)) };
  },

  async *every(db, query, today) {
    for await (const batch of everyEnquiry(asked(db, query, today))) yield batch.map((row) => present(row, today));
  },

  async find(db, id, today) {
    const row = await donations(db).where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const [moves, notes] = [await statusHistory(db, id), await donationNotes(db, id)];
    return { ...present(row, today), moves, notes };
  },

  async setStatus({ db, now }, id, { from, to, by }) {
    await db.updateTable('donation_interests').set({ status: to }).where('id', '=', id).execute();
    const move = { donation_id: id, from_status: from, to_status: to, user_id: by, at: now };
    await db.insertInto('donation_status_changes').values(move).execute();
  },
};

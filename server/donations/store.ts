import { type RawBuilder, sql } from 'kysely';
import { staffText } from '../../domain/reply-text.ts';
import {
  type DonationBoard,
  type DonationBoardQuery,
  type DonationInterest,
  type DonationInterestDetails,
  donationBoard,
  donations,
  isOverdue,
} from '../../domain/submissions/donations.ts';
import type { Colleague, FollowUpInput, Remark } from '../../domain/submissions/handling.ts';
import { fullName } from '../../domain/user.ts';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest } from '../http/http-error.ts';
import { isAddress } from '../resource/typed-address.ts';
import { askedNumbers } from '../submissions/list.ts';
import { repliesTo } from '../submissions/replies.ts';
import { colleagueOf, presentRemark, rowsOf, submissionStore } from '../submissions/store.ts';

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

/** A row with the name of the colleague it is assigned to. */
type DonationRow = Omit<DonationInterest, 'submitted_at' | 'assignee' | 'is_overdue'> & {
  user_id: number | null;
  first_name: string | null;
  last_name: string | null;
};

const assignee = (column: string) =>
  sql`(select ${sql.ref(column)} from users where users.id = donation_interests.assignee_id)`;

const beside: Readonly<Record<string, RawBuilder<unknown>>> = {
  next_action_on: sql.ref('next_action_on'),
  user_id: sql.ref('assignee_id'),
  first_name: assignee('first_name'),
  last_name: assignee('last_name'),
};

/** All donation interests, as `present` takes them. */
export const donationRows = (db: Database) => rowsOf<DonationRow>(db, donations, beside);

/** Makes a row what staff read; `today` is the day in the organisation's time zone. */
export function present({ user_id, first_name, last_name, ...row }: DonationRow, today: string): DonationInterest {
  const assignee = colleagueOf({ user_id, first_name, last_name });
  return { ...row, submitted_at: row.created_at, assignee, is_overdue: isOverdue(row, today) };
}

/** The replies of staff to donation interests. */
export const donationReplies = { table: 'donation_replies', of: 'donation_id' } as const;

export const donationStore = submissionStore(donations, {
  beside,
  present,
  complete: async (db, interest) => ({
    ...interest,
    status_history: await statusHistory(db, interest.id),
    notes: await donationNotes(db, interest.id),
    replies: await repliesTo(db, donationReplies, interest.id),
  }),

  conditions: (db, { overdue, email }, today) => [
    // As `isOverdue` says it.
    ...(overdue ? [sql<boolean>`next_action_on < ${today} and status <> 'donated'`] : []),
    ...(email ? [isAddress(db, 'email', email.toLowerCase())] : []),
  ],

  async moved({ db, now }, id, { from, to, by }) {
    const move = { donation_id: id, from_status: from, to_status: to, user_id: by, at: now };
    await db.insertInto('donation_status_changes').values(move).execute();
  },
});

/**
 * Reads the columns of the board, the newest first in each. They are read by one statement, so that one that is moved at
 * this moment stands in one column, and in no other.
 */
export async function readDonationBoard(
  db: Database,
  { search, ...most }: DonationBoardQuery,
  today: string,
): Promise<DonationBoard> {
  const numbers = await askedNumbers(donationStore.asked(db, { search }, today));
  const newest = donations.statuses.map(
    (status) => sql`select * from (
      select id, (select count(*) from asked where status = ${status}) as "count" from asked where status = ${status}
        order by created_at desc, id desc limit ${sql.lit(most[status])}) as ${sql.ref(status)}`,
  );
  // What is found is put together once, its texts read in an index; all that there are, are read in the index of each column.
  const read = ['id', 'status', 'created_at'] as const;
  const [once, rows] =
    search === undefined
      ? [sql`not materialized`, numbers.clearSelect().select(read)]
      : [sql`materialized`, db.selectFrom('donation_interests').select(read).where('id', 'in', numbers)];
  const chosen = sql<{
    id: number;
    count: number;
  }>`(with asked as ${once} ${rows} ${sql.join(newest, sql` union all `)})`;
  const found = await donationRows(db)
    .innerJoin(chosen.as('chosen'), 'chosen.id', 'donation_interests.id')
    .select('chosen.count')
    .orderBy('created_at', 'desc')
    .orderBy('donation_interests.id', 'desc')
    .execute();
  const columns = donations.statuses.map((status) => {
    const rows = found.filter((row) => row.status === status);
    const results = rows.map(({ count, ...row }) => present(row, today));
    return [status, { count: Number(rows[0]?.count ?? 0), results }];
  });
  return donationBoard.parse(Object.fromEntries(columns));
}

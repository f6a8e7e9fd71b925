import type { DonationInterestDetails } from '../../domain/donation-interest.ts';
import type { Remark } from '../../domain/enquiry.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { colleagueOf, presentRemark } from '../enquiries/remarks.ts';

// The status changes and notes of a donation interest since it was sent.

/** Its changes of status, the newest first. */
export async function statusHistory(db: Database, id: number): Promise<DonationInterestDetails['moves']> {
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
export async function donationNotes(db: Database, id: number): Promise<Remark[]> {
  const found = await db
    .selectFrom('donation_notes')
    .leftJoin('users', 'users.id', 'donation_notes.user_id')
    .select(['donation_notes.id', 'at', 'text', 'user_id', 'first_name', 'last_name'])
    .where('donation_id', '=', id)
    .orderBy('donation_notes.id', 'desc')
    .execute();
  return found.map(presentRemark);
}

export async function addDonationNote({ db, now }: UnitOfWork, id: number, text: string, by: number): Promise<void> {
  await db.insertInto('donation_notes').values({ donation_id: id, text, user_id: by, at: now }).execute();
}

import { sql } from 'kysely';
import {
  type DonationBoard,
  type DonationBoardQuery,
  donationBoard,
  donationStatuses,
} from '../../domain/donation-interest.ts';
import type { Database } from '../database/open.ts';
import { isFoundBy } from '../resource/searching.ts';
import { donations, present } from './store.ts';

/**
 * Reads the columns of the board, the newest first in each. They are read by one statement, so that one that is moved at
 * this moment stands in one column, and in no other.
 */
export async function readBoard(
  db: Database,
  { search, ...most }: DonationBoardQuery,
  today: string,
): Promise<DonationBoard> {
  const inColumn = sql`partition by status`;
  let placed = db
    .selectFrom('donation_interests')
    .select('id as placed_id')
    .select(sql<number>`row_number() over (${inColumn} order by created_at desc, id desc)`.as('place'))
    .select(sql<number>`count(*) over (${inColumn})`.as('count'))
    .where('deleted_at', 'is', null);
  if (search) placed = placed.where(isFoundBy(db, 'donation_interests', 'donation_interests.id', search));
  const found = await donations(db)
    .innerJoin(placed.as('placed'), 'placed_id', 'donation_interests.id')
    .select('count')
    .where(({ or, eb }) =>
      or(donationStatuses.map((status) => eb('status', '=', status).and('place', '<=', most[status]))),
    )
    .orderBy('place')
    .execute();
  const columns = donationStatuses.map((status) => {
    const rows = found.filter((row) => row.status === status);
    const results = rows.map(({ count, ...row }) => present(row, today));
    return [status, { count: rows[0]?.count ?? 0, results }];
  });
  return donationBoard.parse(Object.fromEntries(columns));
}

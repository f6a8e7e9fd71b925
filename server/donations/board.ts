import { sql } from 'kysely';
import {
  type DonationBoard,
  type DonationBoardQuery,
  donationBoard,
  donationStatuses,
} from '../../domain/donation-interest.ts';
import type { Database } from '../database/open.ts';
import { askedNumbers, inOrder } from '../enquiries/list.ts';
import { asked, donations, present } from './store.ts';

/**
 * Reads the columns of the board, the newest first in each. They are read by one statement, so that one that is moved at
 * this moment stands in one column, and in no other.
 */
export async function readBoard(
  db: Database,
  { search, ...most }: DonationBoardQuery,
  today: string,
): Promise<DonationBoard> {
  const table = 'donation_interests' as const;
  const numbers = await askedNumbers(asked(db, { search }, today));
  const newest = donationStatuses.map((status) => {
    const column = inOrder(numbers.where('status', '=', status), table, 'created_at', 'desc').limit(most[status]);
    return sql`select id from ${column.as(status)}`;
  });
  const found = await donations(db)
    .innerJoin(
      numbers
        .clearSelect()
        .select(['status as counted', sql<number>`count(*)`.as('count')])
        .groupBy('status')
        .as('counts'),
      'counted',
      'status',
    )
    .select('count')
    .where(sql<boolean>`donation_interests.id in (${sql.join(newest, sql` union all `)})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const columns = donationStatuses.map((status) => {
    const rows = found.filter((row) => row.status === status);
    const results = rows.map(({ count, ...row }) => present(row, today));
    return [status, { count: rows[0]?.count ?? 0, results }];
  });
  return donationBoard.parse(Object.fromEntries(columns));
}

import { sql } from 'kysely';
import {
  type DonationBoard,
  type DonationBoardQuery,
  donationBoard,
  donationStatuses,
} from '../../domain/donation-interest.ts';
import type { Database } from '../database/open.ts';
import { askedNumbers } from '../enquiries/list.ts';
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
  const numbers = await askedNumbers(asked(db, { search }, today));
  const newest = donationStatuses.map(
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
  const found = await donations(db)
    .innerJoin(chosen.as('chosen'), 'chosen.id', 'donation_interests.id')
    .select('chosen.count')
    .orderBy('created_at', 'desc')
    .orderBy('donation_interests.id', 'desc')
    .execute();
  const columns = donationStatuses.map((status) => {
    const rows = found.filter((row) => row.status === status);
    const results = rows.map(({ count, ...row }) => present(row, today));
    return [status, { count: Number(rows[0]?.count ?? 0), results }];
  });
  return donationBoard.parse(Object.fromEntries(columns));
}

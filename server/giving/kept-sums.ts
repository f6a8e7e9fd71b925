import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** The number of gifts and pledges of which the sum that triggers keep is not that of their rows. None, unless somebody wrote past them. */
export async function countWrongSums(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from gifts left join (
      select takes_back as id, sum(amount) as amount from gifts where takes_back is not null group by takes_back
    ) as back on back.id = gifts.id
    where remaining <> case when takes_back is null then gifts.amount + coalesce(back.amount, 0) else 0 end)
    + (select count(*) from pledges left join (
      select pledge_id as id, sum(amount) as amount from gifts where pledge_id is not null group by pledge_id
    ) as given on given.id = pledges.id
    where received <> coalesce(given.amount, 0)) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

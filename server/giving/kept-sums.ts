import { sql } from 'kysely';
import { isSqlite } from '../database/columns.ts';
import { countWrongReportSums } from '../database/migrations/0052-sums-of-the-report.ts';
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
    where received <> coalesce(given.amount, 0))
    + (${sql.raw(countWrongReportSums(isSqlite(db)))}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The columns of a sum of the report that it is of, and those that are added up. */
const sumKey = sql.raw('kind, month, project, currency');
const keptSum = sql.raw(
  ['records', 'pledged', 'outstanding', 'received'].map((name) => `sum(${name}) as ${name}`).join(', '),
);

/** Puts the rows of each sum of the report together on PostgreSQL, where every change adds one. */
export async function putSumsTogether(db: Database): Promise<void> {
  if (isSqlite(db)) return;
  await sql`with parts as (
      delete from giving_sums where (${sumKey}) in (
        select ${sumKey} from giving_sums group by ${sumKey} having count(*) > 1
      ) returning *
    ) insert into giving_sums select ${sumKey}, ${keptSum} from parts group by ${sumKey}`.execute(db);
}

import { type RawBuilder, sql } from 'kysely';
import type { AuditQuery } from '../../domain/audit.ts';
import { startOfWrittenDay } from '../../domain/calendar.ts';
import { MAX_ID } from '../../domain/identifier.ts';
import type { Database } from '../database/open.ts';

/** The log in blocks of numbers, in which an index holds the moments, as migration 0059 says it. */
const BLOCK = sql.lit(4000);
const block = sql`(id / ${BLOCK})`;

/** For each end of the log: the function towards that end, the one away from it, and the condition on entries of the next blocks. */
const ends = {
  first: { outer: sql`min`, inner: sql`max`, beyond: sql`id >= (block + 1) * ${BLOCK}` },
  last: { outer: sql`max`, inner: sql`min`, beyond: sql`id < block * ${BLOCK}` },
};

/**
 * The first or the last number of a period. Numbers mostly rise with time, but a clock may have been set back: each block without an
 * entry of the period is passed over by itself.
 */
async function endOf(db: Database, period: RawBuilder<unknown>, end: keyof typeof ends): Promise<number | null> {
  const { outer, inner, beyond } = ends[end];
  const { rows } = await sql<{ id: number | null }>`
    with recursive passed (block) as (
      select ${outer}(id) / ${BLOCK} from audit
      union all
      select (select ${outer}(id) from audit where ${beyond}) / ${BLOCK} from passed
        where block is not null and not exists (select 1 from audit where ${block} = block and ${period})
    )
    select ${outer}(id) as id from audit where ${block} = (select ${inner}(block) from passed) and ${period}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/**
 * The conditions of a period, and its first and last number, between which the log is read in the order of the numbers. Undefined where
 * it has no entries.
 */
export async function periodOf(db: Database, { from, to }: AuditQuery, timeZone: string) {
  if (from === undefined && to === undefined) return { first: 0, last: MAX_ID, moments: [] };
  const moments: RawBuilder<boolean>[] = [];
  if (from !== undefined) moments.push(sql`audit.at >= ${startOfWrittenDay(from, timeZone).toISOString()}`);
  if (to !== undefined) moments.push(sql`audit.at < ${startOfWrittenDay(to, timeZone, 1).toISOString()}`);
  const period = sql.join(moments, sql` and `);
  const [first, last] = [await endOf(db, period, 'first'), await endOf(db, period, 'last')];
  return first === null || last === null ? undefined : { first, last, moments };
}

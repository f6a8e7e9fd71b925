import { type RawBuilder, sql } from 'kysely';
import type { AuditFilters, AuditQuery } from '../../domain/audit.ts';
import { startOfWrittenDay } from '../../domain/calendar.ts';
import { MAX_ID } from '../../domain/identifier.ts';
import { MAX_COUNTED } from '../../domain/listing.ts';
import { fullName } from '../../domain/user.ts';
import { byText } from '../database/by-text.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { type Listed, orderingOf, type Slice } from '../resource/listing.ts';
import { askedOfIndex, hasWords, readWords } from './search.ts';

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
async function periodOf(db: Database, { from, to }: AuditQuery, timeZone: string) {
  if (from === undefined && to === undefined) return { first: 0, last: MAX_ID, moments: [] };
  const moments: RawBuilder<boolean>[] = [];
  if (from !== undefined) moments.push(sql`audit.at >= ${startOfWrittenDay(from, timeZone).toISOString()}`);
  if (to !== undefined) moments.push(sql`audit.at < ${startOfWrittenDay(to, timeZone, 1).toISOString()}`);
  const period = sql.join(moments, sql` and `);
  const [first, last] = [await endOf(db, period, 'first'), await endOf(db, period, 'last')];
  return first === null || last === null ? undefined : { first, last, moments };
}

/** One row of the log, with the user who did it. */
export interface LoggedEntry {
  id: number;
  at: string;
  user_id: number | null;
  action: string;
  resource: string;
  resource_id: number | null;
  before: string | null;
  after: string | null;
  first_name: string | null;
  last_name: string | null;
}

/** Entries in which words are looked for that no index knows: the newest. */
const MAX_READ = 20_000;

const noEntries: Listed<LoggedEntry> = { count: 0, results: [] };

/** Where the entries that are asked for are found, in the order of their numbers; undefined where there can be none. */
async function asked(db: Database, query: AuditQuery, timeZone: string) {
  const within = await periodOf(db, query, timeZone);
  if (!within) return undefined;
  const { alternatives, short } = await readWords(db, query.search ?? '');
  const conditions = [...within.moments, ...short];
  const match = isSqlite(db) ? askedOfIndex(query, alternatives) : '';
  let [table, id] = [sql`audit`, sql`audit.id`];
  if (match !== '') {
    // The order of the two says that the index is read first.
    table = sql`audit_searched cross join audit on audit.id = audit_searched.rowid`;
    id = sql`audit_searched.rowid`;
    conditions.push(sql<boolean>`audit_searched match ${match}`);
  } else {
    const { resource, action, user } = query;
    for (const [column, value] of Object.entries({ resource, action, user_id: user }))
      if (value !== undefined) conditions.push(sql<boolean>`${sql.ref(`audit.${column}`)} = ${value}`);
    if (alternatives.length > 0) conditions.push(hasWords(alternatives));
  }
  let { first, last } = within;
  if (short.length > 0) {
    const newest = await db.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    last = Math.min(last, newest?.id ?? 0);
    first = Math.max(first, last - MAX_READ);
  }
  conditions.push(sql<boolean>`${id} >= ${first}`, sql<boolean>`${id} <= ${last}`);
  return { id, rows: sql`from ${table} where ${sql.join(conditions, sql` and `)}` };
}

/**
 * A part of the log, in the order in which it was written. Nobody turns more than `MAX_COUNTED` entries over, so that no more are
 * counted or shown: what is older is found by its period.
 */
export async function listAudit(
  db: Database,
  query: AuditQuery,
  { limit, offset }: Slice,
  timeZone: string,
): Promise<Listed<LoggedEntry>> {
  const { direction } = orderingOf(query.ordering, ['at'], { column: 'at', direction: 'desc' });
  const found = await asked(db, query, timeZone);
  if (!found) return noEntries;
  const most = MAX_COUNTED + 1;
  const part = await sql<{ id: number }>`select ${found.id} as id ${found.rows}
    order by ${found.id} ${direction === 'asc' ? sql`asc` : sql`desc`}
    limit ${sql.lit(Math.max(0, Math.min(limit, most - offset)))} offset ${offset}`.execute(db);
  const ids = part.rows.map(({ id }) => id);
  const counted = await sql<{ count: number }>`select count(*) as count from (
    select 1 ${found.rows} limit ${sql.lit(most)}) as found`.execute(db);
  const results = await db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .select(['audit.id', 'audit.at', 'audit.user_id', 'audit.action', 'audit.resource', 'audit.resource_id'])
    .select(['audit.before', 'audit.after', 'users.first_name', 'users.last_name'])
    .where('audit.id', 'in', [0, ...ids])
    .orderBy('audit.id', direction)
    .execute();
  return { count: counted.rows[0]?.count ?? 0, results };
}

/** How often a user did what to which kind of record, from one moment to just before another. */
export async function countedActions(
  db: Database,
  { user, from, to }: { user: number; from: string; to: string },
): Promise<{ action: string; resource: string; count: number }[]> {
  const period = sql`audit.at >= ${from} and audit.at < ${to}`;
  const [first, last] = [await endOf(db, period, 'first'), await endOf(db, period, 'last')];
  if (first === null || last === null) return [];
  const found = await db
    .selectFrom('audit')
    .select(['action', 'resource', ({ fn }) => fn.countAll<number>().as('count')])
    .where('user_id', '=', user)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy(['action', 'resource'])
    .orderBy('resource')
    .orderBy('action')
    .execute();
  return found.map(({ count, ...one }) => ({ ...one, count: Number(count) }));
}

/** The values of a column, each found in its index behind the one before. */
async function valuesOf(db: Database, column: 'action' | 'resource'): Promise<string[]> {
  const of = sql.ref(column);
  const { rows } = await sql<{ value: string }>`with recursive known (value) as (
      select min(${of}) from audit
      union all select (select min(${of}) from audit where ${of} > value) from known where value is not null
    ) select value from known where value is not null order by value`.execute(db);
  return rows.map(({ value }) => value);
}

/** Everything the log can be filtered by, as far as it occurs in it. */
export async function readAuditFilters(db: Database): Promise<AuditFilters> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('audit').select('audit.id').whereRef('audit.user_id', '=', 'users.id')),
    )
    .orderBy(byText('first_name'))
    .orderBy('id')
    .execute();
  return {
    actions: await valuesOf(db, 'action'),
    resources: await valuesOf(db, 'resource'),
    users: users.map((one) => ({ id: one.id, name: fullName(one) })),
  };
}

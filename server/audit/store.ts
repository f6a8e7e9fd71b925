import { sql } from 'kysely';
import type { AuditFilters, AuditQuery } from '../../domain/audit.ts';
import { MAX_COUNTED } from '../../domain/listing.ts';
import { fullName } from '../../domain/user.ts';
import { byText } from '../database/by-text.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { type Listed, orderingOf, type Slice } from '../resource/listing.ts';
import { periodOf } from './period.ts';
import { askedOfIndex, hasWords, readWords } from './search.ts';

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

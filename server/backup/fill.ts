import { sql } from 'kysely';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import type { CataloguedTable } from './catalogue.ts';
import type { ArchivedRow } from './snapshot.ts';

/** Values in one statement: SQLite takes 32,766, PostgreSQL twice as many. */
const VALUES_AT_ONCE = 30_000;

/** Writes rows with the numbers they have. */
export async function fillTable(
  transaction: Database,
  { name, columns }: CataloguedTable,
  rows: readonly ArchivedRow[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const own = isSqlite(transaction) ? sql`` : sql`overriding system value`;
  const size = Math.floor(VALUES_AT_ONCE / columns.length);
  for (let start = 0; start < rows.length; start += size) {
    const values = rows
      .slice(start, start + size)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(name)} (${names}) ${own} values ${sql.join(values)}`.execute(transaction);
  }
}

/** Empties the tables, the last first: a new database has rows too, such as content versions. */
export async function emptyTables(transaction: Database, tables: readonly CataloguedTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction);
}

/** Goes on counting where the other database was. */
export async function setCounters(transaction: Database, counters: Record<string, number>): Promise<void> {
  for (const [name, last] of Object.entries(counters)) {
    if (last === 0) continue;
    if (isSqlite(transaction)) {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(transaction);
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(transaction);
    } else {
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last})`.execute(transaction);
    }
  }
}

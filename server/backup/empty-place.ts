import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { isSqlite } from '../database/columns.ts';
import { type Database, isPostgres } from '../database/open.ts';
import { readCatalogue } from './catalogue.ts';

/** The table no archive holds: the counters of rate limits, on PostgreSQL. */
const UNTOLD = 'attempts';

const tablesOf = async (db: Database, withInternalKyselyTables = false) => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables });
  return tables.map(({ name }) => name);
};

/** Whether the program has ever been started on this database. */
export const hasTables = async (db: Database) => (await tablesOf(db)).length > 0;

/**
 * Whether there is nothing of anybody: no tables, or our own without a row but those that every new database begins with.
 * A note of a backup that was tried out here is no content either. Only into such a database is restored or moved.
 */
async function isEmptyDatabase(db: Database): Promise<boolean> {
  const catalogue = await readCatalogue();
  const known = new Set([...catalogue.map(({ name }) => name), UNTOLD]);
  const found = await tablesOf(db);
  if (found.some((name) => !known.has(name))) return false;
  for (const { name, beginsWithRows } of catalogue) {
    if (beginsWithRows || name === 'backups' || !found.includes(name)) continue;
    const { rows: some } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (some.length > 0) return false;
  }
  return true;
}

/** A database and a storage as they may be shown: without the password. */
export function describePlace({ databaseUrl, dataFolder, bucket }: Config): string {
  const database = isPostgres(databaseUrl) ? databaseUrl.replace(/\/\/[^@/]*@/, '//') : databaseUrl;
  return `the database ${database} and the files in ${bucket?.address ?? resolve(dataFolder, 'media')}`;
}

/** Throws if the database or the data folder already holds somebody's data. */
export async function expectEmpty({ db, config }: { db: Database; config: Config }): Promise<void> {
  if (await isEmptyDatabase(db)) return;
  throw new Error(
    `There is something in ${describePlace(config)}, and nothing of it is written over. ` +
      'Point DATA_DIR or DATABASE_URL at an empty place, or move the old one away.',
  );
}

/** Removes the tables, and on PostgreSQL what their triggers and queries call, so that the database is as new. */
export async function clearDatabase(db: Database): Promise<void> {
  const names = await tablesOf(db, true);
  if (names.length === 0) return;
  if (isSqlite(db)) {
    await db.connection().execute(async (connection) => {
      await sql`pragma foreign_keys = off`.execute(connection);
      for (const name of names) await sql`drop table ${sql.table(name)}`.execute(connection);
      await sql`pragma foreign_keys = on`.execute(connection);
    });
    return;
  }
  const { rows: functions } = await sql<{ name: string }>`
    select distinct proname as name from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`.execute(db);
  await sql`drop table ${sql.join(names.map((name) => sql.table(name)))} cascade`.execute(db);
  for (const { name } of functions) await sql`drop function ${sql.ref(name)}()`.execute(db);
  await sql`drop function if exists folded(text)`.execute(db);
  await sql`drop collation if exists "binary"`.execute(db);
}

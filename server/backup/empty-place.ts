import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Settings } from '../config.ts';
import { isSqlite } from '../database/columns.ts';
import { type Database, isPostgres } from '../database/open.ts';
import { notArchived, readCatalogue } from './catalogue.ts';
import { isUnfinished } from './unfinished.ts';

/** The table no archive holds: the counters of rate limits, on PostgreSQL. */
const UNTOLD = 'attempts';

const tablesOf = async (db: Database, withInternalKyselyTables = false) => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables });
  return tables.map(({ name }) => name);
};

/** Whether the program has ever been started on this database. */
export const hasTables = async (db: Database) => (await tablesOf(db)).length > 0;

/** Tables in which a program that runs, or a backup that was tried out here, leaves rows: they are nobody's content. */
const ownNotes = [
  'backups',
  'locks',
  'sign_in_links',
  'sign_in_failures',
  'fingerprints',
  'told_troubles',
  'clock_checks',
  'visit_counts',
  'content_versions',
  'translatable_records',
  'translation_states',
  'main_language',
  'own_links',
];

/**
 * The tables with something of somebody's, as `12 gallery items`, and those of another program by their names. None where there is
 * nothing but what every new or once started database has, or what a broken copy left. Only into such a database is restored or
 * moved.
 */
async function contentOf(db: Database): Promise<string[]> {
  const found = await tablesOf(db);
  // A place with nothing in it is known at once: what is copied into it begins with a mark, before anything can come between.
  if (found.length === 0 || (await isUnfinished(db))) return [];
  const catalogue = await readCatalogue();
  const known = new Set([...catalogue.map(({ name }) => name), ...notArchived, UNTOLD]);
  const content = found.filter((name) => !known.has(name)).map((name) => `the table ${name}`);
  // What only joins two others, such as the permissions of roles, says the least to people, and comes last.
  for (const { name, beginsWithRows } of catalogue.toSorted((one, other) => one.key.length - other.key.length)) {
    if (beginsWithRows || ownNotes.includes(name) || !found.includes(name)) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) content.push(`${count} ${name.replaceAll('_', ' ')}`);
  }
  return content;
}

/** So many tables are named. */
const NAMED = 5;

/** The way to empty a place of what nobody needs any more. */
const howToEmpty = ({ databaseUrl, dataFolder }: Settings) =>
  isPostgres(databaseUrl)
    ? 'If nobody needs it, empty the database in psql: drop schema public cascade; create schema public;'
    : `If nobody needs it, move it away: mv ${dataFolder} ${dataFolder}.before`;

/** A database and a storage as they may be shown: without the password. */
export function describePlace({ databaseUrl, dataFolder, bucket }: Settings): string {
  const database = isPostgres(databaseUrl) ? databaseUrl.replace(/\/\/[^@/]*@/, '//') : databaseUrl;
  return `the database ${database} and the files in ${bucket?.address ?? resolve(dataFolder, 'media')}`;
}

/** Throws if the database or the data folder already holds somebody's data. */
export async function expectEmpty({ db, config }: { db: Database; config: Settings }): Promise<void> {
  const content = await contentOf(db);
  if (content.length === 0) return;
  const more = content.length > NAMED ? ' and more' : '';
  throw new Error(
    `There is something in ${describePlace(config)}: ${content.slice(0, NAMED).join(', ')}${more}. Nothing of it is written over. ` +
      `Point DATA_DIR or DATABASE_URL at an empty place. ${howToEmpty(config)}`,
  );
}

/**
 * Removes the tables, and on PostgreSQL what their triggers and queries call, so that the database is as new. What is begun in
 * it is there from the same moment: a process that dies in between leaves the one or the other.
 */
export async function clearDatabase(
  db: Database,
  begin: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Within a transaction SQLite does not change it.
    if (isSqlite(db)) await sql`pragma foreign_keys = off`.execute(connection);
    try {
      await connection.transaction().execute(async (transaction) => {
        await dropTables(transaction);
        await begin(transaction);
      });
    } finally {
      if (isSqlite(db)) await sql`pragma foreign_keys = on`.execute(connection);
    }
  });
}

async function dropTables(db: Database): Promise<void> {
  const names = await tablesOf(db, true);
  if (names.length === 0) return;
  if (isSqlite(db)) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_list where type = 'virtual'`.execute(db);
    for (const name of [...rows.map((row) => row.name), ...names]) await sql`drop table ${sql.table(name)}`.execute(db);
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

import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { isSqlite } from './columns.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './open.ts';

/** The schema could not be brought up to date; nothing of the failed step was kept. */
class MigrationFailed extends Error {
  constructor(name: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The database could not be brought up to date: step "${name}" failed (${reason}). Its data is unchanged.`, {
      cause,
    });
    this.name = 'MigrationFailed';
  }
}

/** PostgreSQL keeps texts in the encoding that the database was made with, and refuses all letters that it lacks. */
async function expectUtf8(database: Database): Promise<void> {
  if (isSqlite(database)) return;
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(database);
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new Error(
    `The encoding of this PostgreSQL database is ${encoding}; it has to be UTF8. ` +
      "Make one with: create database intambwe encoding 'UTF8' locale 'C.UTF-8' template template0",
  );
}

const nothing: Migration = { up: async () => undefined };

/**
 * The steps that a newer release has taken on this database. They only add, so this release works with them: it is still
 * serving while the newer one is brought in, and is what one goes back to.
 */
async function stepsOfNewer(database: Database, steps: Record<string, Migration>): Promise<Record<string, Migration>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const taken = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  const newer = taken.rows.filter(({ name }) => !Object.hasOwn(steps, name));
  return Object.fromEntries(newer.map(({ name }) => [name, nothing]));
}

/**
 * Brings the schema up to date and answers the names of the steps taken. All steps run in one transaction on both
 * databases, so a failure leaves the old data whole. Throws `MigrationFailed`, and before that where the database cannot
 * hold every letter.
 */
export async function migrate(database: Database, steps: Record<string, Migration> = migrations): Promise<string[]> {
  await expectUtf8(database);
  const known = { ...(await stepsOfNewer(database, steps)), ...steps };
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => known } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined || failed) throw new MigrationFailed(failed?.migrationName ?? 'start', error);
  return results.map(({ migrationName }) => migrationName);
}

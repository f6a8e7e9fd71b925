import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { isSqlite } from './columns.ts';
import { FIRST_MIGRATION, migrations } from './migrations/index.ts';
import type { Database } from './open.ts';

/** The schema could not be brought up to date; the failed step was rolled back. */
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

/** The names of the migrations that this database has had, by any release. */
async function appliedNames(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** Throws where a database has had other migrations, but not the one that every release begins with. */
function expectReleased(applied: readonly string[]): void {
  if (applied.length === 0 || applied.includes(FIRST_MIGRATION)) return;
  throw new Error(
    'This database was made by a development version from before release 0.1.0, which no release can bring up to date. ' +
      'Nothing in it was changed. Start with an empty database: set DATA_DIR, or DATABASE_URL, to a new one.',
  );
}

const nothing: Migration = { up: async () => undefined };

/**
 * Brings the schema up to date and answers the names of the migrations applied. All run in one transaction on both
 * databases, so a failure leaves the old data whole. Throws `MigrationFailed`, and before that where the database cannot
 * hold every letter or was made before the first release.
 */
export async function migrate(database: Database, steps: Record<string, Migration> = migrations): Promise<string[]> {
  await expectUtf8(database);
  const applied = await appliedNames(database);
  expectReleased(applied);
  // Migrations of a newer release only add, so this one works with them: it still serves while the newer one is brought
  // in, and is the one to go back to.
  const ofNewer = Object.fromEntries(applied.map((name) => [name, nothing]));
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...ofNewer, ...steps }) },
    // A site's own migration may have a higher number than those of the release it takes next.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined || failed) throw new MigrationFailed(failed?.migrationName ?? 'start', error);
  return results.map(({ migrationName }) => migrationName);
}

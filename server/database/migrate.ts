import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Rows } from './open.ts';

/** The schema could not be brought up to date; nothing of the failed step was kept. */
export class MigrationFailed extends Error {
  constructor(name: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The database could not be brought up to date: step "${name}" failed (${reason}). Its data is unchanged.`, {
      cause,
    });
    this.name = 'MigrationFailed';
  }
}

const nothing: Migration = { up: async () => undefined };

/**
 * The steps that a newer release has taken on this database. They only add, so this release works with them: it is still
 * serving while the newer one is brought in, and is what one goes back to.
 */
async function stepsOfNewer(database: Rows, steps: Record<string, Migration>): Promise<Record<string, Migration>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const taken = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  const newer = taken.rows.filter(({ name }) => !Object.hasOwn(steps, name));
  return Object.fromEntries(newer.map(({ name }) => [name, nothing]));
}

/**
 * Brings the schema up to date and answers the names of the steps taken. All steps run in one transaction on both
 * databases, so a failure leaves the old data whole. Throws `MigrationFailed`.
 */
export async function migrate(database: Rows, steps: Record<string, Migration> = migrations): Promise<string[]> {
  const known = { ...(await stepsOfNewer(database, steps)), ...steps };
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => known } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined || failed) throw new MigrationFailed(failed?.migrationName ?? 'start', error);
  return results.map(({ migrationName }) => migrationName);
}

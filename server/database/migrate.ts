import { type Migration, Migrator } from 'kysely/migration';
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

/**
 * Brings the schema up to date and answers the names of the steps taken. All steps run in one transaction on both
 * databases, so a failure leaves the old data whole. Throws `MigrationFailed`.
 */
export async function migrate(database: Rows, steps: Record<string, Migration> = migrations): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => steps } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined || failed) throw new MigrationFailed(failed?.migrationName ?? 'start', error);
  return results.map(({ migrationName }) => migrationName);
}

import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/** A backup that failed is tried again the same day, and the superusers are told of it once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const table = database.schema.alterTable('backups');
  await table.addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await table.addColumn('next_try_at', instant).execute();
  await table.addColumn('told_at', instant).execute();
}

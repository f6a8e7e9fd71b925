import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/** The moment at which the clock was last found right, in one row: what it says now is compared with that. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await database.schema
    .createTable('clock_checks')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('checked_at', instant, (column) => column.notNull())
    .addColumn('told_at', instant)
    .execute();
}

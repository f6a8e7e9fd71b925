import type { Kysely } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/** Which backups were made, and which of them have been proven to restore. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant, day } = columnTypes(database);
  await createTable(database, 'backups')
    // Of several nodes, one makes the day's backup: whoever writes this first.
    .addColumn('day', day, (column) => column.unique())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('made_at', instant, (column) => column.notNull())
    .addColumn('bytes', 'bigint')
    .addColumn('proven_at', instant)
    .addColumn('problem', 'text')
    .execute();
}

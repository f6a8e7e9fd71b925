import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/** Events that were taken over from another program, so that importing them again makes no duplicates. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await database.schema
    .createTable('imported_events')
    .addColumn('source', 'text', (column) => column.primaryKey().notNull())
    .addColumn('event_id', 'integer', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('imported_at', instant, (column) => column.notNull())
    .execute();
  await database.schema.createIndex('imported_events_event').on('imported_events').column('event_id').execute();
}

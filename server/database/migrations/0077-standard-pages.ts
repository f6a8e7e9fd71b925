import type { Kysely } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/** Pages of the site that staff have switched off, or replaced by another: a page that is shown has no row. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await createTable(database, 'standard_pages')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('target_id', 'integer')
    .addColumn('address', 'text')
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();
}

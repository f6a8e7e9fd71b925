import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/** Which of the facts that the site says by itself staff have confirmed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await database.schema
    .createTable('site_confirmations')
    .addColumn('fact', 'text', (column) => column.primaryKey())
    // Of what was confirmed: a later release that says something else is asked about again.
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', instant, (column) => column.notNull())
    .execute();
}

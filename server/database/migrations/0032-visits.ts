import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/** How many visits and pages a day had; and when somebody last looked at the overview of the desk. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await schema
    .createTable('visit_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_counts_key', ['day', 'kind'])
    .execute();

  await schema
    .createTable('overview_looks')
    .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('looked_at', instant, (column) => column.notNull())
    .addColumn('since', instant)
    .execute();
}

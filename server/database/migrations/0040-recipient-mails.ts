import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/** How many mails strangers' forms have lately sent to one address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await database.schema
    .createTable('recipient_mails')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('since', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('recipient_mails_key', ['recipient', 'kind'])
    .execute();
  await database.schema.createIndex('recipient_mails_by_time').on('recipient_mails').column('since').execute();
}

import type { Kysely } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/** Links made on the machine that sign somebody in, and the network from which a code was asked for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await createTable(database, 'sign_in_links')
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .execute();
  await schema.createIndex('sign_in_links_of_user').on('sign_in_links').column('user_id').execute();

  await schema.alterTable('codes').addColumn('network', 'text').execute();
}

import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/** When the password was last given within a sign-in; and the links that take a change of address back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await database.schema.alterTable('sessions').addColumn('proven_at', instant).execute();
  await database.schema
    .createTable('address_undos')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .execute();
}

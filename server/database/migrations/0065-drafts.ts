import type { Kysely } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/** What is written in a form and not saved yet, by account and record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await createTable(database, 'drafts')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('begun_at', instant, (column) => column.notNull())
    .addColumn('kept_since', instant, (column) => column.notNull())
    .addColumn('saved_at', instant, (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('seen', instant)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addUniqueConstraint('drafts_of_account', ['user_id', 'collection', 'record', 'begun_at'])
    .execute();
  await database.schema.createIndex('drafts_of_record').on('drafts').columns(['collection', 'record']).execute();
  await database.schema.createIndex('drafts_by_moment').on('drafts').column('saved_at').execute();
}

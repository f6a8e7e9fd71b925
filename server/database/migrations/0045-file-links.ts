import type { Kysely } from 'kysely';

/** Which texts hold the address of which file. Other migrations, one for each column of text, fill it in and keep it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('file_links')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('stem', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_links_of_file', ['stem', 'place', 'field', 'record'])
    .execute();
  await database.schema
    .createIndex('file_links_of_text')
    .on('file_links')
    .columns(['place', 'field', 'record', 'stem'])
    .execute();
}

import type { Kysely } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/**
 * The texts of records in other languages: a row for each field and language, with the version that visitors read, and the
 * one that is being written. Each goes with the fingerprint of the source's text it was made from, and with that text.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await createTable(database, 'translations')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('published', 'text')
    .addColumn('published_fingerprint', 'text')
    .addColumn('published_source', 'text')
    .addColumn('draft', 'text')
    .addColumn('draft_fingerprint', 'text')
    .addColumn('draft_source', 'text')
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('updated_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addUniqueConstraint('translations_of_field', ['resource', 'language', 'record', 'field'])
    .execute();
}

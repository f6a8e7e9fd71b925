import type { Kysely } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/**
 * The texts of records after each change, whole, of which the audit log keeps only a part; and the small corrections that were
 * made to texts, by their fingerprints.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await createTable(database, 'versions')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('at', instant, (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('versions_of_record')
    .on('versions')
    .columns(['resource', 'record', 'language', 'id'])
    .execute();
  await createTable(database, 'corrections')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('becomes', 'text', (column) => column.notNull())
    .addUniqueConstraint('corrections_of_field', ['resource', 'record', 'field', 'fingerprint'])
    .execute();
}

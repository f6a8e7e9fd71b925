import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../columns.ts';

/** Who works on a picture's variants and until when; what a file was called; files that no row speaks of. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await schema
    .alterTable('media')
    .addColumn('file_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema.alterTable('media').addColumn('claimed_by', 'text').execute();
  await schema.alterTable('media').addColumn('claimed_until', instant).execute();
  await schema
    .alterTable('media')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('media_waiting').on('media').column('id').where(sql.ref('variants'), 'is', null).execute();
  await schema.createIndex('media_by_moment').on('media').column('created_at').execute();

  await schema
    .createTable('loose_files')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('since', instant, (column) => column.notNull())
    .execute();
}

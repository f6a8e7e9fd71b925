import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/** What was taken over from another program, so that doing it again makes no doubles. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await schema
    .createTable('imported_posts')
    // What WordPress calls the post in every export, whatever becomes of its address.
    .addColumn('guid', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'integer', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('imported_at', instant, (column) => column.notNull())
    .execute();
  await schema.createIndex('imported_posts_post').on('imported_posts').column('post_id').execute();

  await schema
    .createTable('imported_files')
    // Of the file as it came: what is kept has been encoded anew.
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('imported_files_media').on('imported_files').column('media_id').execute();
}

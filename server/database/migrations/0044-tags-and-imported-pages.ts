import type { Kysely } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/** What a post is about beside its category, authors without an account, and pages that were taken over. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await createTable(database, 'tags')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();

  await schema
    .createTable('post_tags')
    .addColumn('post_id', 'integer', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('tag_id', 'integer', (column) => column.notNull().references('tags.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('post_tags_key', ['post_id', 'tag_id'])
    .execute();
  await schema.createIndex('post_tags_tag').on('post_tags').column('tag_id').execute();

  // Who wrote it, where that is nobody with an account.
  await schema.alterTable('posts').addColumn('author_name', 'text').execute();

  await schema
    .createTable('imported_pages')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('page_id', 'integer', (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('imported_at', instant, (column) => column.notNull())
    .execute();
  await schema.createIndex('imported_pages_page').on('imported_pages').column('page_id').execute();
}

import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable, oneOf } from '../columns.ts';

/** Photos and videos, and the categories they stand under. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);

  await createTable(database, 'gallery_categories')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('icon', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();

  await createTable(database, 'gallery_items')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('video_url', 'text')
    .addColumn('thumbnail_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('uploaded_by', 'integer', (column) => column.references('users.id'))
    .addColumn('uploaded_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .addCheckConstraint('gallery_items_type', oneOf('media_type', ['image', 'video']))
    .addCheckConstraint(
      'gallery_items_media',
      sql`(media_type = 'image' and media_id is not null) or (media_type = 'video' and video_url is not null)`,
    )
    .execute();
  await database.schema.createIndex('gallery_items_by_upload').on('gallery_items').column('uploaded_at').execute();

  await database.schema
    .createTable('gallery_item_categories')
    .addColumn('item_id', 'integer', (column) => column.notNull().references('gallery_items.id').onDelete('cascade'))
    .addColumn('category_id', 'integer', (column) =>
      column.notNull().references('gallery_categories.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('gallery_item_categories_key', ['item_id', 'category_id'])
    .execute();
}

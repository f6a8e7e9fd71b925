import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable, oneOf } from '../columns.ts';

/** What visitors read: pictures, announcements, advertisements, events, blog posts and the site's own settings. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant, day } = columnTypes(database);
  const { schema } = database;

  await createTable(database, 'media')
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('placeholder', 'text')
    .addColumn('variants', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();

  await createTable(database, 'announcements')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('show_until', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .addCheckConstraint('announcements_title', sql`title <> ''`)
    .execute();

  await createTable(database, 'advertisements')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('target_url', 'text', (column) => column.notNull())
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('start_date', day, (column) => column.notNull())
    .addColumn('end_date', day, (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('clicks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .addCheckConstraint('advertisements_dates', sql`start_date <= end_date`)
    .execute();

  await createTable(database, 'events')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('event_type', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('online_link', 'text')
    .addColumn('start_date', instant, (column) => column.notNull())
    .addColumn('end_date', instant)
    .addColumn('banner_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('category', 'text')
    .addColumn('organizer', 'text')
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('is_public', 'boolean', (column) => column.notNull())
    .addColumn('capacity', 'integer')
    .addColumn('rating', 'real')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .addCheckConstraint('events_type', oneOf('event_type', ['offline', 'online', 'hybrid']))
    .addCheckConstraint('events_dates', sql`end_date is null or start_date <= end_date`)
    .execute();
  await schema.createIndex('events_by_start').on('events').column('start_date').execute();

  await createTable(database, 'categories')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('icon', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();

  await createTable(database, 'posts')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('category_id', 'integer', (column) => column.references('categories.id'))
    .addColumn('author_id', 'integer', (column) => column.references('users.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_featured', 'boolean', (column) => column.notNull())
    .addColumn('published_date', instant)
    .addColumn('view_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('like_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('comment_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .addCheckConstraint('posts_status', oneOf('status', ['draft', 'published', 'archived']))
    .execute();
  await schema.createIndex('posts_by_creation').on('posts').column('created_at').execute();

  await schema
    .createTable('site_settings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addCheckConstraint('site_settings_one_row', sql`id = 1`)
    .execute();
}

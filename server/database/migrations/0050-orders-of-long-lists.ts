import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/**
 * An index for each order and filter of a long list. All rows of a list share that they are not in the trash: an index that
 * begins with this finds a page where it stands, and knows how many there are.
 */
const indexes: Record<string, Record<string, readonly string[]>> = {
  posts: {
    by_age: ['deleted_at', 'created_at', 'id'],
    by_change: ['deleted_at', 'updated_at', 'id'],
    by_date: ['deleted_at', 'published_date', 'id'],
    by_views: ['deleted_at', 'view_count', 'id'],
    featured: ['deleted_at', 'is_featured', 'created_at', 'id'],
    in_categories: ['deleted_at', 'category_id', 'status', 'published_date', 'author_id', 'author_name'],
  },
  events: {
    by_age: ['deleted_at', 'created_at', 'id'],
    by_date: ['deleted_at', 'start_date', 'id'],
    of_one_type: ['deleted_at', 'event_type', 'created_at', 'id'],
    active: ['deleted_at', 'is_active', 'created_at', 'id'],
  },
  event_registrations: {
    of_event: ['event_id', 'deleted_at', 'created_at', 'id'],
  },
  gallery_items: {
    active: ['deleted_at', 'is_active', 'id'],
    by_age: ['deleted_at', 'uploaded_at', 'id'],
    by_type: ['deleted_at', 'media_type', 'uploaded_at', 'id'],
  },
  media: {
    by_size: ['bytes', 'id'],
    by_type: ['type', 'created_at', 'id'],
  },
  newsletter_subscribers: {
    by_age: ['created_at', 'id'],
    by_status: ['status', 'created_at', 'id'],
    by_confirmation: ['confirmed_at', 'id'],
    by_leaving: ['left_at', 'id'],
  },
};

/** The trash of a list is short, and looked through by its own index. */
const inTrash: Record<string, string> = {
  posts: 'created_at',
  events: 'created_at',
  gallery_items: 'uploaded_at',
};

/** Indexes that SQLite took for lists, and then sorted nearly all rows of them: the new ones say more. */
const replaced = [
  'event_registrations_of_event_id',
  'gallery_items_by_upload',
  'posts_by_creation',
  'posts_by_publication',
];

/** Lists whose stored text begins with their title: on SQLite one index searches and sorts them. PostgreSQL takes no long texts into such an index. */
const searchedAndSorted = ['posts', 'events', 'gallery_items'];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, named] of Object.entries(indexes)) {
    for (const [name, columns] of Object.entries(named))
      await database.schema
        .createIndex(`${table}_${name}`)
        .on(table)
        .columns([...columns])
        .execute();
  }
  for (const [table, moment] of Object.entries(inTrash)) {
    await database.schema
      .createIndex(`${table}_in_trash`)
      .on(table)
      .columns([moment, 'id'])
      .where(sql.ref('deleted_at'), 'is not', null)
      .execute();
  }
  for (const index of replaced) await database.schema.dropIndex(index).execute();
  if (!isSqlite(database)) return;
  for (const table of searchedAndSorted) {
    await database.schema.dropIndex(`${table}_searched`).execute();
    await sql`create index ${sql.ref(`${table}_searched`)} on ${sql.table(table)} (deleted_at, folded_text)`.execute(
      database,
    );
  }
}

import type { Kysely } from 'kysely';

/**
 * What visitors may see is found, counted and put in order by an index alone: a page of a site with thousands of things
 * is made as quickly as one of a site with ten.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('events_for_visitors')
    .on('events')
    .columns(['deleted_at', 'is_active', 'is_public', 'start_date', 'id'])
    .execute();
  await schema
    .createIndex('posts_for_visitors')
    .on('posts')
    .columns(['deleted_at', 'status', 'created_at', 'id', 'published_date', 'category_id'])
    .execute();
  await schema
    .createIndex('posts_by_publication')
    .on('posts')
    .columns(['deleted_at', 'status', 'published_date'])
    .execute();
  await schema
    .createIndex('gallery_items_for_visitors')
    .on('gallery_items')
    .columns(['deleted_at', 'is_active', 'uploaded_at', 'id'])
    .execute();
  await schema
    .createIndex('gallery_items_of_one_kind')
    .on('gallery_items')
    .columns(['deleted_at', 'is_active', 'media_type', 'uploaded_at', 'id', 'video_url'])
    .execute();
}

import type { Kysely } from 'kysely';

/** Visitors' lists of posts, the newest published first, also of one category: found, sorted and counted in the index alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('posts_by_publication')
    .on('posts')
    .columns(['deleted_at', 'status', 'published_date', 'id', 'category_id'])
    .execute();
}

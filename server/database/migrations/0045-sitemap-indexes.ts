import { type Kysely, sql } from 'kysely';

/**
 * What the site map needs of posts, events and translations: without these it reads past the texts of every record. Lists
 * that put first what is translated read the last one too. Those of posts and events begin with the number, as one that begins with what nearly all records share is taken for other lists too, which it does not sort.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('posts_in_sitemap')
    .on('posts')
    .columns(['id', 'deleted_at', 'status', 'published_date', 'updated_at'])
    .execute();
  await database.schema
    .createIndex('events_in_sitemap')
    .on('events')
    .columns(['id', 'deleted_at', 'is_active', 'is_public', 'updated_at'])
    .execute();
  await database.schema
    .createIndex('translations_published')
    .on('translations')
    .columns(['resource', 'language', 'record'])
    .where(sql.ref('published'), 'is not', null)
    .execute();
}

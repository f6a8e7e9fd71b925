import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/** YouTube's domains when this was written: a new one needs a new step. */
const domains = ['YOUTUBE.COM', 'YOUTUBE-NOCOOKIE.COM', 'YOUTU.BE'];

/**
 * Which films are at YouTube is worked out when they are written: the page of videos counts them, and would look through
 * the address of every film. A domain has no letters but A to Z, so that either database's own `upper` will do.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isAtYoutube = sql.raw(domains.map((domain) => `upper(video_url) like '%${domain}%'`).join(' or '));
  const [type, kept] = isSqlite(database) ? ['integer', 'virtual'] : ['boolean', 'stored'];
  await sql`alter table gallery_items
    add column is_at_youtube ${sql.raw(type)} generated always as (${isAtYoutube}) ${sql.raw(kept)}`.execute(database);
  const { schema } = database;
  await schema.dropIndex('gallery_items_of_one_kind').execute();
  await schema
    .createIndex('gallery_items_of_one_kind')
    .on('gallery_items')
    .columns(['deleted_at', 'is_active', 'media_type', 'uploaded_at', 'id'])
    .execute();
  await schema
    .createIndex('gallery_items_at_youtube')
    .on('gallery_items')
    .columns(['deleted_at', 'is_active', 'is_at_youtube', 'media_type', 'uploaded_at', 'id'])
    .execute();
}

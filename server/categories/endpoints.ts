import { categories } from '../../domain/collections/categories.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { collectionEndpoints } from '../collections/calls.ts';
import { collectionStore, type FoundRow } from '../collections/store.ts';
import { visibilityNamed } from '../collections/visibility.ts';
import type { Database } from '../database/open.ts';
import { ORDER } from '../database/tag-parts.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { countByCategory } from '../posts/store.ts';
import { sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';

/** The number of posts in each category, whatever their status. */
async function countAllPosts(db: Database): Promise<ReadonlyMap<unknown, number>> {
  const counts = await db
    .selectFrom('posts')
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('category_id')
    .execute();
  return new Map(counts.map(({ category_id, count }) => [category_id, count]));
}

/** With the posts each holds: all of them, or those that visitors may read at this moment. */
async function withPostCounts(db: Database, found: FoundRow[], now?: Date): Promise<FoundRow[]> {
  const counts: ReadonlyMap<unknown, number> = now ? await countByCategory(db, now) : await countAllPosts(db);
  return found.map((row) => ({ ...row, post_count: counts.get(row.id) ?? 0 }));
}

export function categoryEndpoints(services: Services): Endpoint[] {
  const { db, config } = services;
  const store = collectionStore(services, categories, { complete: withPostCounts });
  return collectionEndpoints(services, categories, {
    store,
    /** Posts depend on the category that they name, and on which categories there are. */
    placesOf: ({ deleted_at }): Record<string, string> => (deleted_at ? {} : { [ORDER]: '' }),
    async listVisible({ query, now, cacheContext }) {
      cacheContext.addTags('categories');
      cacheContext.addParts('posts', [ORDER]);
      if (query.search) cacheContext.addParts('translations', ['categories']);
      cacheContext.expiresAt(await visibilityNamed('posts', config.timeZone).nextChange(db, now));
      return store.listVisible(db, query, sliceOf(query, MAX_PAGE_SIZE), now, cacheContext);
    },
  });
}

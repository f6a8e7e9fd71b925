import { z } from 'zod';
import { category, isCategoryIcon } from '../../domain/category.ts';
import { LARGEST_PAGE } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { countByCategory, nextPublication } from '../posts/store.ts';

export function categoryRoutes({ rows }: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/categories/',
      access: 'public',
      summary: 'The categories of the blog, and how many posts visitors may read in each',
      reply: z.array(category),
      async handle({ now, freshness }) {
        freshness.dependOn('categories', 'posts');
        freshness.changesAt(await nextPublication(rows, now));
        const counts = await countByCategory(rows, now);
        const found = await rows
          .selectFrom('categories')
          .select(['id', 'name', 'slug', 'icon'])
          .where('deleted_at', 'is', null)
          .orderBy('name')
          .limit(LARGEST_PAGE)
          .execute();
        return found.map(({ icon, ...row }) => ({
          ...row,
          icon: isCategoryIcon(icon) ? icon : null,
          post_count: counts.get(row.id) ?? 0,
        }));
      },
    }),
  ];
}

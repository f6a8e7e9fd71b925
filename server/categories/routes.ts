import { z } from 'zod';
import { category, isCategoryIcon } from '../../domain/category.ts';
import { LARGEST_PAGE } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';

export function categoryRoutes({ rows }: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/categories/',
      access: 'public',
      summary: 'The categories of the blog',
      reply: z.array(category),
      async handle({ freshness }) {
        freshness.dependOn('categories');
        const found = await rows
          .selectFrom('categories')
          .select(['id', 'name', 'slug', 'icon'])
          .where('deleted_at', 'is', null)
          .orderBy('name')
          .limit(LARGEST_PAGE)
          .execute();
        return found.map((row) => ({ ...row, icon: isCategoryIcon(row.icon) ? row.icon : null }));
      },
    }),
  ];
}

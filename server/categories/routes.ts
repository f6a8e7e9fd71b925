import { z } from 'zod';
import { category, categoryInput, staffCategory } from '../../domain/category.ts';
import { LARGEST_PAGE, listQuery } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { may } from '../identity/asker.ts';
import { countByCategory, nextPublication } from '../posts/store.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, LARGEST_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { arrayOrPage, withRights } from '../resource/public-list.ts';
import { categoryStore, listCategories, listStaffCategories } from './store.ts';

const categories = {
  resource: 'categories',
  topic: 'categories',
  path: '/categories/',
  singular: 'category of the blog',
  thing: staffCategory,
  input: categoryInput,
  store: categoryStore,
  permissions: {
    view: 'categories.view',
    create: 'categories.create',
    edit: 'categories.edit',
    delete: 'categories.delete',
  },
} as const;

export function categoryRoutes(desk: Desk): Endpoint[] {
  const { rows } = desk;
  const { path, permissions } = categories;
  return [
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary: 'The categories of the blog, and how many posts visitors may read in each; for staff how many there are',
      query: listQuery,
      reply: z.union([arrayOrPage(category), arrayOrPage(staffCategory)]),
      async handle({ asker, query, now, freshness }) {
        if (may(asker, permissions.view)) {
          const listed = await listStaffCategories(rows, query, sliceOf(query, LARGEST_STAFF_LIST));
          return asArrayOrPage(withRights(listed, asker, permissions), path, query);
        }
        freshness.dependOn('categories', 'posts');
        freshness.changesAt(await nextPublication(rows, now));
        const counts = await countByCategory(rows, now);
        return asArrayOrPage(await listCategories(rows, query, sliceOf(query, LARGEST_PAGE), counts), path, query);
      },
    }),
    readEndpoint(desk, categories),
    ...writeEndpoints(desk, categories),
  ];
}

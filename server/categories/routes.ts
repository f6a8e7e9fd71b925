import { z } from 'zod';
import { category, categoryInput, staffCategory } from '../../domain/category.ts';
import { listQuery, MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { countByCategory, nextPublication } from '../posts/store.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, MAX_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { arrayOrPage, withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { categoryStore, listCategories, listStaffCategories } from './store.ts';

const categories = {
  resource: 'categories',
  cacheTag: 'categories',
  path: '/categories/',
  singular: 'category of the blog',
  record: staffCategory,
  input: categoryInput,
  store: categoryStore,
  permissions: {
    view: 'categories.view',
    create: 'categories.create',
    edit: 'categories.edit',
    delete: 'categories.delete',
  },
} as const;

export function categoryRoutes(services: Services): Endpoint[] {
  const { db } = services;
  const { path, permissions } = categories;
  return [
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary: 'The categories of the blog, and how many posts visitors may read in each; for staff how many there are',
      query: listQuery,
      reply: z.union([arrayOrPage(category), arrayOrPage(staffCategory)]),
      async handle({ currentUser, query, now, cacheContext }) {
        if (may(currentUser, permissions.view)) {
          const listed = await listStaffCategories(db, query, sliceOf(query, MAX_STAFF_LIST));
          return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
        }
        cacheContext.addTags('categories', 'posts');
        cacheContext.expiresAt(await nextPublication(db, now));
        const counts = await countByCategory(db, now);
        return asArrayOrPage(await listCategories(db, query, sliceOf(query, MAX_PAGE_SIZE), counts), path, query);
      },
    }),
    readEndpoint(services, categories),
    ...writeEndpoints(services, categories),
  ];
}

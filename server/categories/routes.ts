import { categoryContract } from '../../domain/api/posts.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { countByCategory, nextPublication } from '../posts/store.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, MAX_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { categoryStore, listCategories, listStaffCategories } from './store.ts';

const categories = {
  ...categoryContract,
  resource: 'categories',
  cacheTag: 'categories',
  store: categoryStore,
} as const;

export function categoryRoutes(services: Services): Endpoint[] {
  const { db } = services;
  const { path, permissions } = categories;
  return [
    implement('GET /categories/', async ({ currentUser, query, now, cacheContext }) => {
      if (may(currentUser, permissions.view)) {
        const listed = await listStaffCategories(db, query, sliceOf(query, MAX_STAFF_LIST));
        return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
      }
      cacheContext.addTags('categories', 'posts');
      cacheContext.expiresAt(await nextPublication(db, now));
      const counts = await countByCategory(db, now);
      return asArrayOrPage(await listCategories(db, query, sliceOf(query, MAX_PAGE_SIZE), counts), path, query);
    }),
    readEndpoint(services, categories),
    ...writeEndpoints(services, categories),
  ];
}

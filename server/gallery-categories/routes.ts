import { galleryCategoryContract } from '../../domain/api/gallery.ts';
import { MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { galleryCategoryStore, listGalleryCategories, listStaffGalleryCategories } from './store.ts';

const categories = {
  ...galleryCategoryContract,
  resource: 'gallery_categories',
  cacheTag: 'gallery_categories',
  store: galleryCategoryStore,
} as const;

export function galleryCategoryRoutes(services: Services): Endpoint[] {
  const { path, permissions } = categories;
  return [
    implement('GET /gallery-categories/', async ({ currentUser, query, cacheContext }) => {
      if (may(currentUser, permissions.view)) {
        const listed = await listStaffGalleryCategories(services.db, query, sliceOf(query, MAX_STAFF_LIST));
        return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
      }
      cacheContext.addTags('gallery_categories');
      return asArrayOrPage(await listGalleryCategories(services.db, query, sliceOf(query, MAX_PAGE_SIZE)), path, query);
    }),
    readEndpoint(services, categories),
    ...writeEndpoints(services, categories),
  ];
}

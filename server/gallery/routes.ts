import { galleryItemContract } from '../../domain/api/gallery.ts';
import { galleryFields } from '../../domain/gallery-fields.ts';
import type { StaffGalleryItem } from '../../domain/gallery-item.ts';
import { MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import { ORDER } from '../database/tag-parts.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { dependOnList, withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { languageFirst } from '../site/store.ts';
import { findShownItem, galleryStore, listShownItems, listStaffItems } from './store.ts';

/** Items that visitors see stand in the order in which they came, under their categories and their kind. */
const placesOf = (item: StaffGalleryItem): Record<string, string> => {
  const { is_active, deleted_at, uploaded_at, media_type, video_url, categories } = item;
  return is_active && !deleted_at
    ? { [ORDER]: JSON.stringify([uploaded_at, media_type, video_url, categories.map(({ id }) => id)]) }
    : {};
};

export function galleryRoutes(services: Services): Endpoint[] {
  const { db, media, config } = services;
  const gallery = {
    ...galleryItemContract,
    resource: 'gallery',
    cacheTag: 'gallery',
    store: galleryStore(media),
    placesOf,
    fields: galleryFields,
  } as const;
  const { path, permissions, store } = gallery;
  return [
    implement('GET /gallery/', async ({ currentUser, query, cacheContext, contentLanguage }) => {
      if (may(currentUser, permissions.view)) {
        const listed = await listStaffItems(db, media, query, sliceOf(query, MAX_STAFF_LIST), config.timeZone);
        return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
      }
      dependOnList(cacheContext, 'gallery', query);
      cacheContext.addTags('gallery_categories');
      if (query.category) cacheContext.addParts('translations', ['gallery_categories']);
      const first = await languageFirst(db, 'gallery', contentLanguage, cacheContext);
      const listed = await listShownItems(db, media, { ...query, first }, sliceOf(query, MAX_PAGE_SIZE));
      return asArrayOrPage(listed, path, query);
    }),
    implement('GET /gallery/{id}/', async ({ currentUser, parameters: { id }, cacheContext }) => {
      cacheContext.addTags('gallery_categories');
      const forStaff = may(currentUser, permissions.view);
      const found = forStaff ? await store.find(db, id) : await findShownItem(db, media, id);
      if (!found) throw notFound();
      return forStaff ? { ...found, can: rightsOf(currentUser, permissions) } : found;
    }),
    ...writeEndpoints(services, gallery),
  ];
}

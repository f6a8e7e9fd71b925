import { galleryCategory, galleryCategoryInput, staffGalleryCategory } from '../../domain/gallery-category.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { publicList } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { galleryCategoryStore, listGalleryCategories, listStaffGalleryCategories } from './store.ts';

const categories = {
  resource: 'gallery_categories',
  cacheTag: 'gallery_categories',
  path: '/gallery-categories/',
  singular: 'category of the gallery',
  record: staffGalleryCategory,
  input: galleryCategoryInput,
  store: galleryCategoryStore,
  permissions: {
    view: 'gallery.view',
    create: 'gallery.create',
    edit: 'gallery.edit',
    delete: 'gallery.delete',
  },
} as const;

export function galleryCategoryRoutes(services: Services): Endpoint[] {
  return [
    publicList({
      ...categories,
      summary: 'The categories of the gallery',
      item: galleryCategory,
      staffItem: staffGalleryCategory,
      cacheTags: ['gallery_categories'],
      list: (query, slice) => listGalleryCategories(services.db, query, slice),
      staffList: (query, slice) => listStaffGalleryCategories(services.db, query, slice),
    }),
    readEndpoint(services, categories),
    ...writeEndpoints(services, categories),
  ];
}

import { galleryCategory, galleryCategoryInput, staffGalleryCategory } from '../../domain/gallery-category.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { publicList } from '../resource/public-list.ts';
import { galleryCategoryStore, listGalleryCategories, listStaffGalleryCategories } from './store.ts';

const categories = {
  resource: 'gallery_categories',
  topic: 'gallery_categories',
  path: '/gallery-categories/',
  singular: 'category of the gallery',
  thing: staffGalleryCategory,
  input: galleryCategoryInput,
  store: galleryCategoryStore,
  permissions: {
    view: 'gallery.view',
    create: 'gallery.create',
    edit: 'gallery.edit',
    delete: 'gallery.delete',
  },
} as const;

export function galleryCategoryRoutes(desk: Desk): Endpoint[] {
  return [
    publicList({
      ...categories,
      summary: 'The categories of the gallery',
      item: galleryCategory,
      staffItem: staffGalleryCategory,
      topics: ['gallery_categories'],
      list: (query, slice) => listGalleryCategories(desk.rows, query, slice),
      staffList: (query, slice) => listStaffGalleryCategories(desk.rows, query, slice),
    }),
    readEndpoint(desk, categories),
    ...writeEndpoints(desk, categories),
  ];
}

import { galleryCategory } from '../../domain/gallery-category.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { publicList } from '../resource/public-list.ts';
import { listGalleryCategories } from './store.ts';

export function galleryCategoryRoutes({ rows }: Desk): Endpoint[] {
  return [
    publicList({
      path: '/gallery-categories/',
      summary: 'The categories of the gallery',
      item: galleryCategory,
      topics: ['gallery'],
      list: (query, slice) => listGalleryCategories(rows, query, slice),
    }),
  ];
}

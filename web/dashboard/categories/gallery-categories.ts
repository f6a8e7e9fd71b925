import {
  type GalleryCategoryInput,
  galleryCategoryIcons,
  galleryCategoryInput,
  staffGalleryCategory,
} from '../../../domain/gallery-category.ts';
import { itemsOf } from '../../list-reply.ts';
import { request } from '../session/request.ts';
import type { CategoryKind } from './kind.ts';

/** Begins the key of every list of gallery items, of every one of them, and of their categories. */
export const everyGalleryRecord = ['gallery'];

/** The categories of pictures and videos. */
export const galleryCategories: CategoryKind<GalleryCategoryInput> = {
  texts: {
    title: 'Manage Gallery Categories',
    subtitle: 'What the pictures and videos of the gallery are filed under.',
    list: 'Gallery Categories',
    add: 'Add New Gallery Category',
    edit: 'Edit Gallery Category',
    none: 'No gallery categories added yet',
    failed: ({ message }) => message || 'Failed to fetch categories. Please try again.',
    saveFailed: 'Failed to save gallery category. Please try again.',
    created: (name) => {
      const message = `Gallery category "${name}" created successfully!`;
      return { toast: message, message };
    },
    updated: (name) => {
      const message = `Gallery category "${name}" updated successfully!`;
      return { toast: message, message };
    },
  },
  icons: galleryCategoryIcons,
  category: staffGalleryCategory,
  schema: galleryCategoryInput,
  createPermission: 'gallery.create',
  deletePermission: 'gallery.delete',
  queryKey: everyGalleryRecord,
  list: async () => itemsOf(await request('GET /gallery-categories/')),
  trash: async () => itemsOf(await request('GET /gallery-categories/', { query: { trash: true } })),
  create: (input) => request('POST /gallery-categories/', { body: input }),
  change: (id, input, seen) =>
    request('PUT /gallery-categories/{id}/', { parameters: { id }, body: { ...input, ...seen } }),
  remove: (id) => request('DELETE /gallery-categories/{id}/', { parameters: { id } }),
  restore: (id) => request('POST /gallery-categories/{id}/restore/', { parameters: { id } }),
};

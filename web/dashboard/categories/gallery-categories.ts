import {
  type GalleryCategoryInput,
  galleryCategoryIcons,
  galleryCategoryInput,
  staffGalleryCategory,
} from '../../../domain/gallery-category.ts';
import { staffGalleryCategories } from '../../dashboard-calls.ts';
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
  list: () => staffGalleryCategories.list(request),
  trash: () => staffGalleryCategories.trash(request),
  create: (input) => staffGalleryCategories.create(request, input),
  change: (id, input, seen) => staffGalleryCategories.change(request, id, { ...input, ...seen }),
  remove: (id) => staffGalleryCategories.remove(request, id),
  restore: (id) => staffGalleryCategories.restore(request, id),
};

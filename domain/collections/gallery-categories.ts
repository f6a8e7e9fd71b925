import type { z } from 'zod';
import { categoryFields } from './categories.ts';
import { defineCollection, ownPermissions } from './collection.ts';

/** Icons a category of the gallery may carry. */
export const galleryCategoryIcons = [
  'image',
  'video',
  'landscape',
  'portrait',
  'architecture',
  'nature',
  'people',
  'food',
  'art',
  'events',
] as const;

/** The groups of pictures and videos in the gallery. */
export const galleryCategories = defineCollection({
  name: 'gallery_categories',
  path: '/gallery-categories/',
  table: 'gallery_categories',
  noun: 'gallery category',
  permissions: ownPermissions('gallery'),
  fields: categoryFields(galleryCategoryIcons),
  staffOnly: [],
  title: 'name',
  order: 'name',
  screen: {
    address: '/dashboard/galleryCategory',
    title: 'Manage Gallery Categories',
    subtitle: 'Categories for gallery pictures and videos.',
    one: 'Gallery category',
    many: 'Gallery categories',
    none: 'No gallery categories added yet',
    columns: [{ field: 'name', below: 'slug' }],
  },
});

export type GalleryCategory = z.infer<typeof galleryCategories.visible>;
export type GalleryCategoryIcon = (typeof galleryCategoryIcons)[number];

import { z } from 'zod';
import { slugField } from './slug.ts';
import { requiredField } from './staff-field.ts';
import { timestamps } from './timestamps.ts';

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

export type GalleryCategoryIcon = (typeof galleryCategoryIcons)[number];

const iconNames: ReadonlySet<string | null> = new Set(galleryCategoryIcons);

export function isGalleryCategoryIcon(name: string | null): name is GalleryCategoryIcon {
  return iconNames.has(name);
}

export const galleryCategory = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  icon: z.enum(galleryCategoryIcons).nullable(),
});

export const staffGalleryCategory = galleryCategory.extend(timestamps);

/** The staff's input. A slug that is left out or empty is made by the server from the name, and stays as it is on a change. */
export const galleryCategoryInput = z.object({
  name: requiredField('Category name is required', 100),
  slug: slugField,
  icon: z.enum(galleryCategoryIcons, { error: 'Choose an icon of the list.' }).nullable().default(null),
});

export type GalleryCategory = z.infer<typeof galleryCategory>;
export type StaffGalleryCategory = z.infer<typeof staffGalleryCategory>;
export type GalleryCategoryInput = z.infer<typeof galleryCategoryInput>;

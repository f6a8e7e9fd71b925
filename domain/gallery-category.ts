import { z } from 'zod';

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

export type GalleryCategory = z.infer<typeof galleryCategory>;

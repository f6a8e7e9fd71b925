import { z } from 'zod';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { picture } from './picture.ts';

export const mediaTypes = ['image', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** A picture, or a video: a YouTube address or that of a file. `picture` is the image, `thumbnail_picture` the preview. */
export const galleryItem = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  media_type: z.enum(mediaTypes),
  image: z.string().nullable(),
  picture: picture.nullable(),
  video_url: z.string().nullable(),
  thumbnail: z.string().nullable(),
  thumbnail_picture: picture.nullable(),
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  is_active: z.boolean(),
  uploaded_at: instant,
  updated_at: instant,
});

/** `category` is a category's number or its name. */
export const galleryQuery = listQuery.extend({
  media_type: z.enum(mediaTypes, { error: 'Choose image or video.' }).optional(),
  category: z.string().trim().max(200).optional(),
});

export type GalleryItem = z.infer<typeof galleryItem>;
export type GalleryQuery = z.infer<typeof galleryQuery>;

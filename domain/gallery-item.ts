import { z } from 'zod';
import { readShape, writtenShape } from './fields/field.ts';
import { galleryFields } from './gallery-fields.ts';
import { day, instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { staffText } from './reply-text.ts';
import { line } from './text.ts';
import { timestamps } from './timestamps.ts';
import { translationMarks } from './translation-marks.ts';

const mediaTypes = galleryFields.media_type.read.options;
export type MediaType = (typeof mediaTypes)[number];

/** A picture, or a video: a YouTube address or that of a file. `picture` is the image, `thumbnail_picture` the preview. */
export const galleryItem = z.object({
  id: z.int(),
  ...readShape(galleryFields),
  uploaded_at: instant,
  updated_at: instant,
  ...translationMarks,
});

const { created_at: _, ...itemTimestamps } = timestamps;

/** The item for staff. Of a video elsewhere, size, dimensions and format are not known. */
export const staffGalleryItem = galleryItem.extend({
  ...itemTimestamps,
  uploaded_by: z.object({ username: z.string() }).nullable(),
  /** Bytes. */
  file_size: z.int().nullable(),
  /** `1600 × 900`. */
  dimensions: z.string().nullable(),
  /** `JPEG`. */
  format: z.string().nullable(),
});

export const galleryTexts = {
  image: staffText('imageRequired'),
  video: staffText('videoRequired'),
} as const;

/** The staff's input. Whether the image or the video is there, `galleryItemProblem` says: an image may come along. */
export const galleryItemInput = z.object(writtenShape(galleryFields));

/** The missing part of the item, and the field at fault. `media_id` null: there is no image, nor will be. */
export function galleryItemProblem(
  it: Pick<z.infer<typeof galleryItemInput>, 'media_type' | 'video_url'> & { media_id: number | null },
): { field: 'image' | 'video_url'; text: string } | undefined {
  if (it.media_type === 'image' && it.media_id === null) return { field: 'image', text: galleryTexts.image };
  if (it.media_type === 'video' && !it.video_url) return { field: 'video_url', text: galleryTexts.video };
  return undefined;
}

/** Items on a page of a public gallery. */
export const GALLERY_PAGE_SIZE = 24;

/** `category` is a category's number or its name; `is_active`, and `uploaded`, a day in the organisation's time zone, are for staff. */
export const galleryQuery = listQuery.extend({
  is_active: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
  media_type: z.enum(mediaTypes, { error: staffText('chooseMediaType') }).optional(),
  category: line(200).optional(),
  video_host: z.enum(['youtube'], { error: staffText('chooseYouTube') }).optional(),
  uploaded: day.optional(),
});

export type GalleryItem = z.infer<typeof galleryItem>;
export type StaffGalleryItem = z.infer<typeof staffGalleryItem>;
export type GalleryItemInput = z.infer<typeof galleryItemInput>;
export type GalleryQuery = z.infer<typeof galleryQuery>;
export type GalleryOrder = 'uploaded_at' | 'title' | 'media_type' | 'is_active';

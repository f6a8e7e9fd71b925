import { z } from 'zod';
import {
  type GalleryItemInput,
  galleryItemInput,
  galleryItemProblem,
  galleryTexts,
  type StaffGalleryItem,
} from '../../../domain/gallery-item.ts';

type Values = z.input<typeof galleryItemInput>;

const lacks = (field: 'image' | 'video_url') => (it: GalleryItemInput) =>
  galleryItemProblem({ ...it, media_id: it.media_id ?? null })?.field !== field;

/** Runs together with the checks of the other fields, not only after they pass. */
const always = { when: () => true };

/** The rules of the domain, and that there is a picture or a video. Input for the other kind does not count. */
export const galleryForm = z.preprocess(
  (values: Values) => (values.media_type === 'image' ? { ...values, video_url: null } : values),
  galleryItemInput
    .refine(lacks('image'), { path: ['media_id'], error: galleryTexts.image, ...always })
    .refine(lacks('video_url'), { path: ['video_url'], error: galleryTexts.video, ...always }),
);

export const emptyItem: Values = {
  title: '',
  description: '',
  media_type: 'image',
  media_id: null,
  video_url: '',
  thumbnail_media_id: null,
  categories: [],
  is_active: true,
};

/** The item as its form holds it. */
export const valuesOf = (item: StaffGalleryItem): Values => ({
  title: item.title,
  description: item.description,
  media_type: item.media_type,
  media_id: item.picture?.id ?? null,
  video_url: item.video_url ?? '',
  thumbnail_media_id: item.thumbnail_picture?.id ?? null,
  categories: item.categories.map(({ id }) => id),
  is_active: item.is_active,
});

import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import * as words from '#locale/dashboard/gallery.ts';
import {
  type GalleryItemInput,
  galleryItemInput,
  galleryItemProblem,
  galleryTexts,
  type StaffGalleryItem,
  staffGalleryItem,
} from '../../../domain/gallery-item.ts';
import { comparedFields, formValues } from '../fields/record-form.ts';
import { changeOf } from '../form/conflict.ts';
import { wordedGalleryFields } from './fields.ts';

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

export const galleryFormValues = (item: StaffGalleryItem | undefined) => formValues(wordedGalleryFields, item);

/** The fields of an item, compared after somebody else has changed it. */
export function galleryChange(item: StaffGalleryItem, categories: readonly { id: number; name: string }[]) {
  const show = (value: unknown) => {
    const names = categories.filter(({ id }) => Array.isArray(value) && value.includes(id)).map(({ name }) => name);
    return names.join(', ') || words.empty;
  };
  const compared = {
    ...comparedFields(wordedGalleryFields),
    categories: { label: wordedGalleryFields.categories.label, show },
  };
  return changeOf<StaffGalleryItem, FieldValues>(item, staffGalleryItem, galleryFormValues, compared);
}

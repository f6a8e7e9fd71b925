import { galleryFields } from '../../../domain/gallery-fields.ts';
import { wordedFields } from '../collections/worded.ts';

/** The fields of an item, in the words of the dashboard. */
export const wordedGalleryFields = wordedFields('gallery', galleryFields);

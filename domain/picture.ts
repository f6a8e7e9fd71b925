import { z } from 'zod';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { staffText } from './reply-text.ts';
import { line } from './text.ts';
import { rights } from './timestamps.ts';
import { translationMarks } from './translation-marks.ts';
import { fileKind } from './upload.ts';

/** The point of a picture that every crop must show, in percent from the left and from the top. */
export const focalPoint = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });

export type FocalPoint = z.infer<typeof focalPoint>;

/**
 * A picture as read. `url` is the full-size JPEG or PNG; `variants` are smaller re-encodings (width in pixels), empty
 * until they have been made. `placeholder` is a thumbhash, base64. `focus` is null where staff have chosen none.
 */
export const shownPicture = z.object({
  id: z.int(),
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string().nullable(),
  focus: focalPoint.nullable(),
  variants: z.array(
    z.object({ url: z.string(), type: z.enum(['image/avif', 'image/webp', 'image/jpeg']), width: z.int() }),
  ),
  ...translationMarks,
});

/** A picture, or none. */
export const pictureOrNull = shownPicture.nullable();

export type Picture = z.infer<typeof shownPicture>;

/** Maximum length of a picture's alternative text, in characters. */
const MAX_ALT_LENGTH = 300;

const alt = line(MAX_ALT_LENGTH, {
  missing: staffText('describePicture'),
  tooLong: staffText('descriptionTooLong', MAX_ALT_LENGTH),
});

/** The fields sent with a new file. */
export const mediaFileSent = z.object({ alt: alt.default('') });

/** The words for a file, as their own form has them. */
export const mediaFileWords = z.object({ alt });

/** The fields of a file that staff can change; a field left out stays as it is. The bytes never change. */
export const mediaFileInput = z.object({ alt: alt.optional(), focus: focalPoint.nullable().optional() });

/** A file of the library, as staff choose from it. `bytes` are those of the full-size file. */
export const mediaFile = shownPicture.extend({
  kind: fileKind,
  type: z.string(),
  bytes: z.int(),
  /** The file's original name; for display, never for finding it. */
  file_name: z.string(),
  created_at: instant,
  can: rights.optional(),
});

/** One file with the places that show it, in words: a file in use cannot be deleted. */
export const mediaFileDetails = mediaFile.extend({ used_in: z.array(z.string()) });

export const mediaQuery = listQuery.omit({ trash: true }).extend({ kind: fileKind.optional() });

export type MediaFile = z.infer<typeof mediaFile>;
export type MediaFileDetails = z.infer<typeof mediaFileDetails>;
export type MediaQuery = z.infer<typeof mediaQuery>;

import { z } from 'zod';
import { instantOrNull } from './instant.ts';
import { replyText, staffText } from './reply-text.ts';
import { line, paragraphsUpTo } from './text.ts';
import { sentFlag, sentId } from './upload.ts';

// The fields of the dashboard's forms. Each reads its value from JSON, and as a form with files sends it.

/** Characters of a title or a name. */
export const MAX_TITLE_LENGTH = 200;

/** Characters of a text with headings and paragraphs, as HTML. */
export const MAX_HTML_LENGTH = 200_000;

/** A text of one line that must be filled in; `missing` is said when it is not. `max` is in characters. */
export const requiredField = (missing: string, max: number = MAX_TITLE_LENGTH, tooLong?: string) =>
  line(max, { missing, tooLong }).min(1, missing);

/** The same of a text of several lines. */
export const requiredParagraphs = (missing: string, max: number, tooLong?: string) =>
  paragraphsUpTo(max, { missing, tooLong }).min(1, missing);

/** A text of one line that may be left empty. */
export const optionalField = (max: number) => line(max).default('');

/** A text of several lines that may be left empty. */
export const optionalParagraphs = (max: number) => paragraphsUpTo(max).default('');

export const activeField = sentFlag(staffText('chooseActive')).default(true);

/** A file of the library by its number; null for none. Left out of a change, the present one stays. */
export const fileField = sentId(staffText('chooseLibraryFile')).optional();

/** The lowest number comes first. */
export const positionField = z.coerce
  .number<number>({ error: staffText('wholeNumber') })
  .int(staffText('wholeNumber'))
  .min(0, staffText('wholeNumber'))
  .max(1_000_000, staffText('smallerNumber'))
  .default(0);

/** A moment, or none: a form that is not JSON sends an empty text for it. */
export const optionalMoment = z
  .string({ error: replyText('validMoment') })
  .transform((text) => text || null)
  .pipe(instantOrNull)
  .nullable();

/** When visitors see it; one that is to come is a schedule. Left out, the date stays as it is. */
export const publishedDateField = optionalMoment.optional();

import { z } from 'zod';
import { sentFlag, sentId } from './upload.ts';

// The fields of the desk's forms. Each reads its value from JSON, and as a form with files sends it.

/** Characters of a title or a name. */
export const LONGEST_TITLE = 200;

/** Characters of a text with headings and paragraphs, as HTML. */
export const LONGEST_HTML = 200_000;

const tooLong = (most: number) => `Use at most ${most} characters.`;

/** A text that must be filled in; `missing` is said when it is not. `most` is in characters. */
export const requiredField = (missing: string, most: number = LONGEST_TITLE) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, tooLong(most));

/** A text that may be left empty. */
export const optionalField = (most: number) =>
  z.string({ error: 'Write a text.' }).trim().max(most, tooLong(most)).default('');

export const activeField = sentFlag('Say whether it is active.').default(true);

/** A file of the library by its number; null for none. Left out of a change, the present one stays. */
export const fileField = sentId('Choose a file from the library.').optional();

/** The smallest number comes first. */
export const positionField = z.coerce
  .number<number>({ error: 'Enter a whole number.' })
  .int('Enter a whole number.')
  .min(0, 'Enter a whole number.')
  .max(1_000_000, 'Enter a smaller number.')
  .default(0);

import { postFields } from '../../../domain/post-fields.ts';
import { wordedFields } from '../collections/worded.ts';

/** The fields of a post, in the words of the dashboard. */
export const wordedPostFields = wordedFields('posts', postFields);

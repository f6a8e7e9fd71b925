import { plainPageFields } from '../../../domain/plain-page-fields.ts';
import { wordedFields } from '../collections/worded.ts';

/** The fields of a page, in the words of the dashboard. */
export const wordedPageFields = wordedFields('pages', plainPageFields);

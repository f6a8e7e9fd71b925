import * as words from '#locale/dashboard/list.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { listInWords } from './names-in-words.ts';

/** The fields that are searched, by their labels: `Search title and message`. */
export const searchedIn = (fields: Fields): string =>
  words.searchIn(listInWords(Object.values(fields).flatMap(({ searched, label }) => (searched ? [label] : []))));

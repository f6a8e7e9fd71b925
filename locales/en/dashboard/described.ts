import { describedInEnglish, ownFieldsInEnglish } from '../../../domain/collections/words.ts';

/** The English words of collections stand in their descriptors, `domain/collections/`. */
export const described = describedInEnglish();

/** Those of the fields of other collections stand with the fields. */
export const ownFields = ownFieldsInEnglish();

import { describedInEnglish } from '../../../domain/collections/words.ts';

/** The English words of collections stand in their descriptors, `domain/collections/`. */
export const described = describedInEnglish();

import { submissionsInEnglish } from '../../domain/submissions/words.ts';

/** The English words of submissions stand in their descriptors, `domain/submissions/`. */
export const submissions = submissionsInEnglish();

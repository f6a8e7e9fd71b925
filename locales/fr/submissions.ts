import type { DescribedSubmissions } from '../../domain/submissions/words.ts';

/** The words of the submissions that need nothing of their own. */
export const submissions: DescribedSubmissions = {};

import { z } from 'zod';
import { languages } from './languages.ts';
import { MAX_SEARCH } from './listing.ts';
import { staffText } from './reply-text.ts';
import { line } from './text.ts';

/** Records of one kind that a search answers at most. */
export const FOUND_OF_A_KIND = 5;

/** As many of the newest records are looked at, or of those that say the text somewhere: a search takes no longer on a site with a hundred times the records. */
export const SEARCHED_OF_A_KIND = 10_000;

/** A text of two characters or more: one letter is in nearly everything. */
export const searchQuery = z.object({
  text: line(MAX_SEARCH, { missing: staffText('enterSearch') }).min(2, staffText('twoLettersOrMore')),
});

/** One record, by what it is called. `kind` is its resource: the dashboard knows where it opens. */
export const foundRecord = z.object({
  kind: z.string(),
  id: z.int(),
  title: z.string(),
  /** Into which languages the current user may translate it, of those that visitors are offered. */
  languages: z.array(z.enum(languages)),
});

export type FoundRecord = z.infer<typeof foundRecord>;

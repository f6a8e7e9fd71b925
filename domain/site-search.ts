import { z } from 'zod';
import { day } from './instant.ts';
import { languages } from './languages.ts';
import { pageOf } from './listing.ts';

/** Results on a page, and the pages that can be turned over. */
export const RESULTS_ON_A_PAGE = 10;
export const RESULT_PAGES = 50;

/** Characters of what is typed that are looked at. */
export const MOST_TYPED = 200;

/** Words that are looked for; others after them are passed over. */
export const MOST_WORDS = 8;

/** Characters of the text that a result shows. */
export const SNIPPET_LENGTH = 200;

const unseen = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** The query of a search. Any text is valid: signs of a query language have no meaning. */
export const siteSearchQuery = z.object({
  q: z
    .string()
    .overwrite((text) => text.slice(0, MOST_TYPED).replaceAll(unseen, ' ').trim())
    .optional(),
  language: z.enum(languages).optional(),
  page: z.coerce.number().int().min(1).max(RESULT_PAGES).optional(),
});

/** A piece of a plain text; `is_found` where it is one of the words that were looked for. */
const textPiece = z.object({ text: z.string(), is_found: z.boolean() });

/** One text that visitors may read now. */
export const foundText = z.object({
  /** The collection of the record, or the part of the settings: `posts`, `events`, `mission` … */
  kind: z.string(),
  title: z.array(textPiece),
  title_language: z.enum(languages),
  snippet: z.array(textPiece),
  /** The language in which the words were found. */
  language: z.enum(languages),
  /** The path of its page: `/fr/BlogDetail/12-le-titre`. */
  address: z.string(),
});

export const siteSearchReply = pageOf(foundText);

/** A word that visitors searched for and that stands in no text. */
export const missedWord = z.object({ id: z.int(), word: z.string(), count: z.int(), last_on: day });

export type SiteSearchQuery = z.infer<typeof siteSearchQuery>;
export type FoundText = z.infer<typeof foundText>;
export type TextPiece = z.infer<typeof textPiece>;
export type MissedWord = z.infer<typeof missedWord>;

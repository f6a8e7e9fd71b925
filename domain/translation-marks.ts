import { z } from 'zod';
import { siteLanguage } from './site-languages.ts';

/**
 * What a record says of its texts when a visitor reads it in another language than its own. They are left out where
 * there is nothing to say, so that most replies in the main language have no byte of it.
 */
export const translationMarks = {
  /** The texts that nobody has translated: they are those of the source. */
  untranslated: z.array(z.string()).optional(),
  /** The language of its own words, where that is not the main one. */
  written_in: siteLanguage.optional(),
} as const;

/** The address of a page in each language, without the slash at the beginning. */
export const addressesByLanguage = z.record(z.string(), z.string());

/** The same of a record with a page of its own. */
export const wholeTranslationMarks = {
  ...translationMarks,
  /** The languages in which its texts are published, beside that of its own words. */
  translated_into: z.array(siteLanguage).optional(),
  /** Its address by language, for a page whose address is translated too. */
  addresses: addressesByLanguage.optional(),
} as const;

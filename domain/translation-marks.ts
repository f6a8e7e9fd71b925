import { z } from 'zod';
import { languages } from './languages.ts';

/**
 * What a record says of its texts when a visitor reads it in another language than the source's. Both are left out where
 * there is nothing to say, so that readers of the source's language get no byte of it.
 */
export const translationMarks = {
  /** The texts that nobody has translated: they are those of the source. */
  untranslated: z.array(z.string()).optional(),
} as const;

/** The same of a record with a page of its own. */
export const wholeTranslationMarks = {
  ...translationMarks,
  /** The languages in which its texts are published, beside the source's. */
  translated_into: z.array(z.enum(languages)).optional(),
  /** Its address by language, for a page whose address is translated too. */
  addresses: z.record(z.string(), z.string()).optional(),
} as const;

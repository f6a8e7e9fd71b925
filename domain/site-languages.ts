import { z } from 'zod';
import { languages } from './languages.ts';
import { staffText } from './reply-text.ts';

/** One of the languages of the site. */
export const siteLanguage = z.enum(languages, { error: staffText('chooseLanguage') });

/** The languages of the site. */
export const siteLanguages = z.object({
  main_language: siteLanguage,
  /** Those that visitors are offered beside it. */
  languages: z.array(siteLanguage),
  /** Records that are written in another language than the main one; for staff who see the settings. */
  others: z.int().optional(),
});

/** `?to=fr`: the language that is to become the main one. */
export const mainLanguageQuery = z.object({ to: siteLanguage });

/** The effect of making another language the main one. */
export const mainLanguageChange = z.object({
  from: siteLanguage,
  to: siteLanguage,
  /** Records of which all is published in it: their texts change places. */
  translated: z.int(),
  /** Records that keep the language they are written in. */
  kept: z.int(),
});

/** The main language, with the one that was seen before it. */
export const mainLanguageInput = z.object({
  main_language: siteLanguage,
  seen: siteLanguage,
  /** Visitors are offered the former main language from then on. */
  offers_former: z.boolean().default(true),
  /** All that staff have written as texts of the former main language is in the new one already. */
  is_written_already: z.boolean().default(false),
});

export type SiteLanguages = z.infer<typeof siteLanguages>;
export type MainLanguageChange = z.infer<typeof mainLanguageChange>;
export type MainLanguageInput = z.infer<typeof mainLanguageInput>;

import { z } from 'zod';
import { type TranslationLanguage, translationLanguages } from '../languages.ts';
import { staffText } from '../reply-text.ts';
import { type FieldFacts, fieldOf } from './field.ts';

export interface LanguagesKind {
  options: Record<never, never>;
  value: readonly TranslationLanguage[];
  read: readonly TranslationLanguage[];
  /** It lies in the JSON of its record. */
  column: never;
}

const language = z.enum(translationLanguages, { error: staffText('chooseLanguage') });

/** Languages that visitors are offered beside that of the organisation. */
export const offeredLanguages = (facts: FieldFacts) =>
  fieldOf('languages', facts, {
    options: {},
    written: z
      .array(language, { error: staffText('sendList') })
      .transform((codes) => [...new Set(codes)])
      .default([]),
    read: z.array(language),
    initial: [],
  });

declare module './kinds.ts' {
  interface Kinds {
    languages: LanguagesKind;
  }
}

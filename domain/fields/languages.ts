import { z } from 'zod';
import { type Language, languages } from '../languages.ts';
import { staffText } from '../reply-text.ts';
import { type FieldFacts, fieldOf } from './field.ts';

export interface LanguagesKind {
  options: Record<never, never>;
  value: readonly Language[];
  read: readonly Language[];
  /** It lies in the JSON of its record. */
  column: never;
}

const language = z.enum(languages, { error: staffText('chooseLanguage') });

/** Languages that visitors are offered beside the main one. */
export const offeredLanguages = (facts: FieldFacts) =>
  fieldOf('languages', facts, {
    options: {},
    written: z
      .array(language, { error: staffText('sendList') })
      .transform((codes) => languages.filter((code) => codes.includes(code)))
      .default([]),
    read: z.array(language),
    initial: [],
  });

declare module './kinds.ts' {
  interface Kinds {
    languages: LanguagesKind;
  }
}

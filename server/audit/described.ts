import type { CollectionWords, FieldsWords } from '../../domain/collections/words.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';

/** The words of the described collections: those of their screens. */
export const describedWords = (language: Language): Readonly<Record<string, CollectionWords>> =>
  catalogues[language].dashboard.described.described;

/** The words of the fields of any collection. */
export const fieldsWords = (language: Language): Readonly<Record<string, FieldsWords>> => ({
  ...describedWords(language),
  ...catalogues[language].dashboard.described.ownFields,
});

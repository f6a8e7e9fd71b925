import type { CollectionWords } from '../../domain/collections/words.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';

/** The words of the described collections: those of their screens. */
export const describedWords = (language: Language): Readonly<Record<string, CollectionWords>> =>
  catalogues[language].dashboard.described.described;

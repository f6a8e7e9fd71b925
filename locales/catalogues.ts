import type { Language } from '../domain/languages.ts';
import * as folders from './folders.ts';

/**
 * The shape of words in any language: a text for a text, a function of the same values for a function. A sentence with elements in
 * it is a function of the elements, and the list of its pieces in the language's own order.
 */
export type AnyWords<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Words extends (...values: infer Values) => readonly unknown[]
      ? (...values: Values) => readonly unknown[]
      : { readonly [Key in keyof Words]: AnyWords<Words[Key]> };

/** All words of one language, by group. The English ones say what there has to be: without one of them nothing compiles. */
export type Catalogue = AnyWords<typeof folders.en>;

export const catalogues: Record<Language, Catalogue> = folders;

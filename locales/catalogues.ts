import type { Language } from '../domain/languages.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import * as rw from './rw/index.ts';

/** The shape of words in any language: a text for a text, a function of the same values for a function. */
export type AnyWords<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Words]: AnyWords<Words[Key]> };

/** All words of one language, by group. The English ones say what there has to be: without one of them nothing compiles. */
export type Catalogue = AnyWords<typeof en>;

export const catalogues: Record<Language, Catalogue> = { en, rw, fr };

import { addressIn, type Language, mainLanguage, splitLanguage } from '../../domain/languages.ts';
import type { Alternate } from './page.ts';

/** A record whose texts may not all be translated. */
export interface Translated {
  untranslated?: readonly string[] | undefined;
  /** The language of its own words, where that is not the main one. */
  written_in?: Language | undefined;
}

/** The `lang` of a text of a record: nothing where it is in the page's language. */
export const langOf = ({ untranslated, written_in = mainLanguage() }: Translated, field: string): string | undefined =>
  untranslated?.includes(field) ? written_in : undefined;

/** A record with a page of its own, and the languages in which it is published beside that of its own words. */
interface TranslatedPage extends Pick<Translated, 'written_in'> {
  translated_into?: readonly Language[] | undefined;
  /** The part of its address that differs, by language. */
  addresses?: Readonly<Record<string, string>> | undefined;
}

/** Where the page of a record is, in each language in which there is one. `canonical` is its address in the page's language. */
export function alternatesOf(
  { written_in = mainLanguage(), translated_into = [], addresses = {} }: TranslatedPage,
  canonical: string,
): Alternate[] {
  const { path } = splitLanguage(canonical);
  return [written_in, ...translated_into].map((language) => {
    const own = addresses[language];
    return { language, address: addressIn(language, own === undefined ? path : `/${own}`) };
  });
}

import { addressIn, type Language, mainLanguage, splitLanguage } from '../../../domain/languages.ts';
import type { Alternate } from '../page.ts';

/** The address of the page of a document in another language. */
export type PageIn = (language: Language) => string;

/**
 * Where a page is in each language: at the address of its head, or where a reader of that language is shown the source's text of
 * it. `path` is its address as asked for, for a page that has the same one in all.
 */
export function pageInLanguages(path: string, alternates: readonly Alternate[] = []): PageIn {
  const addressOf = (code: Language) => alternates.find((one) => one.language === code)?.address;
  const same = splitLanguage(addressOf(mainLanguage()) ?? alternates[0]?.address ?? path).path;
  return (code) => addressOf(code) ?? addressIn(code, same);
}

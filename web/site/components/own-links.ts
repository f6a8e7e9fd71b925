import { addressIn, splitLanguage } from '../../../domain/languages.ts';
import { here } from '../addresses.ts';

/** The address of a page of this site in a sanitised text. Files, feeds and calls are the same in every language. */
const ownPage = /(<a\b[^<>]*? href=")(\/(?!\/|(?:media|share|ads|api|assets|events)\/|[\w-]+\.(?:xml|ics))[^"<>]*)/g;

/** Leads from a text that staff wrote to pages in the language of the document, unless the text names another. */
export const withOwnLinks = (html: string): string =>
  html.replaceAll(ownPage, (_, before: string, address: string) => {
    const { language, path, hasPrefix } = splitLanguage(address);
    return before + (hasPrefix ? addressIn(language, path) : here(address));
  });

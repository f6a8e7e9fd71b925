import { addressIn, splitLanguage } from '../../../domain/languages.ts';
import { here } from '../addresses.ts';

/** The address of a page of this site in a sanitised text. Files, feeds and calls are the same in every language. */
const ownPage = /(<a\b[^<>]*? href=")(\/(?!\/|(?:media|share|ads|api|assets|events)\/|[\w-]+\.(?:xml|ics))[^"<>]*)/g;

/**
 * Leads from a text that staff wrote to pages in the language of the document, unless the text names another; at once to what has taken
 * the place of a page. A link to one that is switched off stays, as its words would be without sense: staff are told of it.
 */
export const withOwnLinks = (html: string, led: (address: string) => string | null): string =>
  html.replaceAll(ownPage, (_, before: string, address: string) => {
    const { language, path, hasPrefix } = splitLanguage(address);
    const own = hasPrefix ? addressIn(language, path) : here(address);
    // What takes the place of a page is known in the language of the document alone.
    return before + ((hasPrefix ? own : led(own)) ?? own);
  });

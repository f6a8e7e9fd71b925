import { cut } from '../../domain/text.ts';
import { plainText } from '../html/plain-text.ts';
import { escapeXml } from '../html/xml.ts';

// Links of a text that has been cleaned: its marks are written in one way.

/** The beginning of a link: what stands before its address, and the address as it is written. */
const links = /(<a\b[^<>]*? href=")([^"<>]*)"/g;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const read = (written: string) => written.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** Characters in which the words of a link are looked for, and those that are kept. */
const LOOKED_AT = 600;
const MAX_WORDS = 100;

/** The words of a link that begins there. */
function wordsAt(html: string, from: number): string {
  const text = html.slice(from, from + LOOKED_AT);
  const [inside = ''] = text.slice(text.indexOf('>') + 1).split(/<\/?a\b/, 1);
  return cut(plainText(inside), MAX_WORDS);
}

/** A link of a text: its address and its words. */
interface LinkInHtml {
  href: string;
  words(): string;
}

export function* linksIn(html: string): Generator<LinkInHtml> {
  for (const { index, 0: whole, 2: written = '' } of html.matchAll(links)) {
    yield { href: read(written), words: () => wordsAt(html, index + whole.length) };
  }
}

/** The same text, with links that lead elsewhere: where this names no other address, a link stays as it is. */
export const withLinks = (html: string, lead: (href: string) => string | undefined): string =>
  html.replaceAll(links, (whole, before: string, written: string) => {
    const address = lead(read(written));
    return address === undefined ? whole : `${before}${escapeXml(address)}"`;
  });

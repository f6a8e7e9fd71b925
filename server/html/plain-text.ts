import sanitizeHtml from 'sanitize-html';
import { cut } from '../../domain/text.ts';

/** Characters of a text's beginning that lists show. */
const SUMMARY = 300;

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What HTML says, as plain text on one line. What is between two blocks is between two words. */
export function plainText(html: string): string {
  const apart = html.replaceAll(
    /<\/?(?:p|h[1-6]|[uo]l|li|d[ltd]|blockquote|pre|details|summary|figure|figcaption|div|caption|t[rdh]|br|hr)\b/gi,
    ' $&',
  );
  return sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** The beginning of a text with headings and paragraphs, as lists show it. */
export const summaryOf = (html: string) => cut(plainText(html), SUMMARY);

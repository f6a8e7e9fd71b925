import { escapeXml } from '../found/xml.ts';
import type { Writing } from './inline.ts';

/** `wp:latest-posts {"postsToShow":3} /`: a block that has no text of its own. */
const filled = /^\s*wp:([a-z0-9-]+(?:\/[a-z0-9-]+)?)(?:\s+(\{.*\}))?\s*\/\s*$/s;

/** What is longer than this is no mark of a block. */
const LONGEST_MARK = 20_000;

/** Puts something else in place of each comment, or leaves it as it is written. */
function replaceComments(text: string, replace: (written: string, inside: string) => string): string {
  const made: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start);
    if (end < 0) break;
    const written = text.slice(start, end + 3);
    made.push(
      text.slice(from, start),
      written.length > LONGEST_MARK ? written : replace(written, written.slice(4, -3)),
    );
    from = end + 3;
  }
  return made.join('') + text.slice(from);
}

/** What WordPress' own marks of the text's structure are, which say nothing to readers. */
const structural = new Set(['post-content', 'separator', 'spacer', 'more', 'nextpage']);

function addressIn(json = '{}'): string {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'object' && read !== null && 'url' in read && typeof read.url === 'string' ? read.url : '';
  } catch {
    return '';
  }
}

/** Reads what stands between the marks of the block editor, and says what only WordPress can fill. */
export function readBlocks(text: string, { lose, change }: Pick<Writing, 'lose' | 'change'>): string {
  let pages = 1;
  const read = replaceComments(text, (written, inside) => {
    if (inside.trim() === 'nextpage') pages += 1;
    const [, name = '', json] = filled.exec(inside) ?? [];
    if (name === '' || structural.has(name)) return written;
    const address = addressIn(json);
    if (/^https?:\/\//.test(address)) return `<p><a href="${escapeXml(address)}">${escapeXml(address)}</a></p>`;
    lose(`blocks that WordPress fills itself (${name})`, written.slice(0, 1000));
    return '';
  });
  if (pages > 1) change('texts on several pages are on one', `${pages} pages`);
  return read;
}

export const hasBlocks = (text: string) => text.includes('<!-- wp:');

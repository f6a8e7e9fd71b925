import { z } from 'zod';
import { escapeXml } from '../../../server/html/xml.ts';
import type { Writing } from './inline.ts';

/** `wp:latest-posts {"postsToShow":3} /`, `wp:group {"layout":{"type":"flex"}}`, `/wp:group`. */
const mark = /^(\/?)wp:([a-z0-9-]+(?:\/[a-z0-9-]+)?)(?:\s+(\{.*\}))?\s*(\/?)$/s;

/** A longer comment is no mark of a block. */
const MAX_MARK = 20_000;

/** The text between two comments, or a comment. */
interface Piece {
  written: string;
  /** The content of a comment, trimmed. */
  inside?: string;
}

function* piecesOf(text: string): Generator<Piece> {
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start);
    if (end < 0) break;
    yield { written: text.slice(from, start) };
    const written = text.slice(start, end + 3);
    yield written.length > MAX_MARK ? { written } : { written, inside: written.slice(4, -3).trim() };
    from = end + 3;
  }
  yield { written: text.slice(from) };
}

/** WordPress' own marks of the text's structure, which say nothing to readers. */
const structural = new Set(['post-content', 'separator', 'spacer', 'more', 'nextpage']);

/** Blocks that hold a pattern after which WordPress makes something for each post or comment. */
const patterns = new Set(['query', 'comments']);

const settings = z
  .object({
    url: z.string(),
    label: z.string(),
    service: z.string(),
    layout: z.object({ type: z.string(), orientation: z.string() }).partial(),
  })
  .partial();

function settingsIn(json = '{}'): z.infer<typeof settings> {
  try {
    return settings.safeParse(JSON.parse(json)).data ?? {};
  } catch {
    return {};
  }
}

/** A block without text of its own becomes a link to its target. */
function linkOf(name: string, json: string | undefined): string {
  const { url = '', label = '', service = '' } = settingsIn(json);
  if (!/^(?:https?:\/\/|mailto:)/i.test(url)) return '';
  const link = `<a href="${escapeXml(url)}">${escapeXml(label || service.charAt(0).toUpperCase() + service.slice(1) || url)}</a>`;
  return name === 'social-link' ? `<li>${link}</li>` : `<p>${link}</p>`;
}

function isRow(name: string, json: string | undefined): boolean {
  const { layout } = name === 'group' ? settingsIn(json) : {};
  return layout?.type === 'grid' || (layout?.type === 'flex' && layout.orientation !== 'vertical');
}

interface Listeners extends Pick<Writing, 'lose' | 'change'> {
  /** The footnotes of the text, as a list. */
  footnotes: string;
}

/** Reads the text between the marks of the block editor, and reports blocks that only WordPress can fill. */
export function readBlocks(text: string, { lose, change, footnotes }: Listeners): string {
  const made: string[] = [];
  const lastEnds = new Map([...patterns].map((name) => [name, text.lastIndexOf(`<!-- /wp:${name} `)]));
  let at = 0;
  let pages = 1;
  let rows = 0;
  let notes = footnotes;
  /** The pattern that is passed over, and how many of its kind are open within each other. */
  const passing = { name: '', depth: 0 };
  for (const { written, inside = '' } of piecesOf(text)) {
    const start = at;
    at += written.length;
    const [, end = '', name = '', json, alone = ''] = mark.exec(inside) ?? [];
    if (passing.depth > 0) {
      if (name === passing.name && alone === '') passing.depth += end === '' ? 1 : -1;
      // A block opened more often than it is closed ends there too.
      if (start === lastEnds.get(passing.name)) passing.depth = 0;
    } else if (inside === 'nextpage') {
      pages += 1;
      made.push('\n\n');
    } else if (name === '' || end !== '' || structural.has(name)) made.push(written);
    else if (alone === '') {
      if (isRow(name, json)) rows += 1;
      if ((lastEnds.get(name) ?? -1) > start) {
        Object.assign(passing, { name, depth: 1 });
        lose(`blocks that only WordPress can fill (${name})`, written.slice(0, 1000));
      } else made.push(written);
    } else if (name === 'footnotes' && notes !== '') {
      made.push(notes);
      notes = '';
    } else {
      const link = linkOf(name, json);
      if (link === '') lose(`blocks that only WordPress can fill (${name})`, written.slice(0, 1000));
      made.push(link);
    }
  }
  if (pages > 1) change('texts that were split into pages are now on one page', `${pages} pages`);
  if (rows > 0) change('content that was side by side is now one below the other', `${rows} in this text`);
  return made.join('');
}

export const hasBlocks = (text: string) => text.includes('<!-- wp:');

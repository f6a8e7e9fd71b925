import { isShownAt, nextChangeOf, OWN_TEXT } from '../../domain/fields/blocks.ts';
import type { PlainPage } from '../../domain/plain-page.ts';
import { plainPageFields } from '../../domain/plain-page-fields.ts';
import type { Database } from '../database/open.ts';
import { readerOf } from '../fields/reader.ts';
import { sanitise } from '../html/sanitise.ts';
import { filesBeside } from '../media/of-fields.ts';
import type { Services } from '../services.ts';
import type { StoredPage } from './store.ts';

const read = readerOf(plainPageFields);

/** A page as it is read: its blocks with their pictures, and HTML that was cleaned again. */
export async function presentPage<Row extends StoredPage>(
  { media, config }: Pick<Services, 'media' | 'config'>,
  db: Database,
  row: Row,
) {
  const present = await read([row], async (wanted) => ({
    ...(await filesBeside(media, db)(wanted)),
    clean: (html) => sanitise(html, config.publicUrl),
  }));
  return present(row);
}

/** The page with the blocks that visitors see now, and the moment at which these are others. */
export function withShownBlocks<Page extends PlainPage>(
  page: Page,
  now: Date,
): { page: Page; until: Date | undefined } {
  const moment = now.toISOString();
  const next = nextChangeOf(page.blocks, moment);
  const blocks = page.blocks.filter((block) => isShownAt(block, moment));
  const hidesOwnText = page.blocks.length > 0 && !blocks.some(({ type }) => type === OWN_TEXT);
  return {
    page: { ...page, ...(hidesOwnText && { content: '' }), blocks },
    until: next === undefined ? undefined : new Date(next),
  };
}

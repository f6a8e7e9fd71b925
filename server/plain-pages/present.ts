import { z } from 'zod';
import { isShownAt, nextChangeOf, OWN_TEXT } from '../../domain/fields/blocks.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import { fieldsWithin } from '../../domain/fields/within.ts';
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

const lists = { blocks: plainPageFields.blocks };
const numbered = z.looseObject({ id: z.int() });

/** The numbers of the pictures in the blocks of a page. */
export const picturesIn = (page: PlainPage): number[] =>
  [...fieldsWithin(lists, page)].flatMap(({ field, value }) =>
    kindOf(field).part === 'media' ? (numbered.safeParse(value).data?.id ?? []) : [],
  );

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

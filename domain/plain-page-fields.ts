import { pageBlocks } from '../blocks/registry.ts';
import { address } from './fields/address.ts';
import { blocks } from './fields/blocks.ts';
import { choice } from './fields/choice.ts';
import type { RowOf } from './fields/field.ts';
import { flag } from './fields/flag.ts';
import { paragraphs, richText, text } from './fields/text.ts';
import { publishedDate } from './fields/time.ts';
import { staffText } from './reply-text.ts';

/** Characters of the text that search engines and share previews show. */
export const MAX_PAGE_DESCRIPTION = 300;

/** Characters of the text that stands in the place of a page until it opens. */
export const MAX_UNTIL_THEN = 600;

/** Blocks of one page: more than anybody reads. */
const MAX_BLOCKS = 60;

/** The fields of a page that staff write and name themselves. */
export const plainPageFields = {
  title: text({
    label: 'Title',
    missing: staffText('titleRequired'),
    searched: true,
    inSearch: true,
    translated: true,
  }),
  address: address({ label: 'Address', translated: true }),
  description: paragraphs({
    label: 'Description',
    hint: `Shown in search results and shared links. At most ${MAX_PAGE_DESCRIPTION} characters. Optional.`,
    max: MAX_PAGE_DESCRIPTION,
    rows: 2,
    searched: true,
    inSearch: true,
    translated: true,
  }),
  content: richText({ label: 'Text', inSearch: true, translated: true }),
  blocks: blocks({ label: 'Blocks', types: pageBlocks, most: MAX_BLOCKS }),
  status: choice({
    label: 'Status',
    wrong: staffText('choosePageStatus'),
    initial: 'draft',
    choices: { draft: 'Draft', published: 'Published' },
  }),
  published_date: publishedDate({ label: 'Published date' }),
  until_then: paragraphs({
    label: 'Until then',
    hint: 'What visitors read at the address of a page that opens later. Leave empty to keep the page unknown until then.',
    max: MAX_UNTIL_THEN,
    rows: 3,
    translated: true,
  }),
  is_unlisted: flag({
    label: 'Keep out of search engines',
    hint: 'Search engines are asked not to show the page, and the site map leaves it out.',
    wrong: staffText('trueOrFalse'),
    initial: false,
  }),
};

export type PlainPageColumns = RowOf<typeof plainPageFields>;

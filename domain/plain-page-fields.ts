import { address } from './fields/address.ts';
import { choice } from './fields/choice.ts';
import type { RowOf } from './fields/field.ts';
import { paragraphs, richText, text } from './fields/text.ts';
import { publishedDate } from './fields/time.ts';
import { staffText } from './reply-text.ts';

/** Characters of the text that search engines and share previews show. */
export const MAX_PAGE_DESCRIPTION = 300;

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
  status: choice({
    label: 'Status',
    wrong: staffText('choosePageStatus'),
    initial: 'draft',
    choices: { draft: 'Draft', published: 'Published' },
  }),
  published_date: publishedDate({ label: 'Published date' }),
};

export type PlainPageColumns = RowOf<typeof plainPageFields>;

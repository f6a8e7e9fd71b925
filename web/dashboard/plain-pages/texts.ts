import type { PlainPageStatus } from '../../../domain/plain-page.ts';
import type { ListTexts, Showing } from '../list/list-texts.ts';

export const PAGE_SIZE = 10;

export const statusNames: Record<PlainPageStatus, string> = { draft: 'Draft', published: 'Published' };

const showing = (count: number, { first, last, page, pages }: Showing) =>
  `Showing ${first} to ${last} of ${count} pages · Page ${page} of ${pages}`;

export const listTexts: ListTexts = {
  label: 'Pages',
  loading: 'Loading the pages...',
  failed: 'The pages could not be loaded. Try again.',
  none: 'No pages yet',
  noMatch: 'No page matches your search.',
  total: showing,
  found: (found, _, shown) => showing(found, shown),
};

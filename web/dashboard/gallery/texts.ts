import type { ListTexts } from '../list/list-texts.ts';

export const PAGE_SIZE = 6;

/** Characters of a description in the list. */
export const DESCRIPTION_LENGTH = 60;

export const REMOVED = 'Gallery item was successfully deleted.';

export const listTexts: ListTexts = {
  label: 'Gallery items',
  loading: 'Loading gallery items...',
  failed: 'Failed to load gallery items. Please try again later.',
  reload: 'Retry',
  none: 'No gallery items added yet',
  noMatch: 'No gallery items found matching your criteria.',
  total: (count, { first, last, page, pages }) =>
    `Showing ${first} to ${last} of ${count} gallery items · Page ${page} of ${pages}`,
  found: (found, _, { first, last, page, pages }) =>
    `Showing ${first} to ${last} of ${found} gallery items · Page ${page} of ${pages}`,
};

import type { ListTexts } from '../list/list-texts.ts';

export const pageSizes = [5, 7, 10] as const;
export const USUAL_PAGE_SIZE = 7;

/** Characters of a message that the list shows. */
export const PREVIEW = 100;

export const listTexts: ListTexts = {
  label: 'Contact messages',
  loading: 'Loading contacts...',
  failed: 'Failed to load contacts',
  none: 'No contact messages found matching your filters',
  noneHint: 'What visitors write on the page "Contact us" arrives here.',
  noMatch: 'No contact messages found matching your filters',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} messages`,
  found: (found, _, { first, last }) => `Showing ${first} to ${last} of ${found} messages`,
};

export const statusTexts = {
  updated: 'Contact status updated successfully!',
  /** Said for a moment at the top of the screen. */
  done: 'Contact updated successfully!',
  failed: 'Failed to update contact status.',
};

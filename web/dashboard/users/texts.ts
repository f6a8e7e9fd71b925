import type { ListTexts } from '../list/list-texts.ts';

export const pageSizes = [5, 7] as const;
export const USUAL_PAGE_SIZE = 7;

export const listTexts: ListTexts = {
  label: 'Users',
  loading: 'Loading users...',
  failed: 'Failed to load users',
  none: 'No users yet',
  noMatch: 'No users found matching your filters',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} users`,
  found: (found, _, { first, last }) => `Showing ${first} to ${last} of ${found} users`,
};

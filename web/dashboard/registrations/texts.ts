import type { ListTexts } from '../list/list-texts.ts';

export const PAGE_SIZE = 25;

export const listTexts: ListTexts = {
  label: 'Registrations',
  loading: 'Loading registrations...',
  failed: 'Failed to load registrations',
  none: 'Nobody has registered yet',
  noMatch: 'Nobody found who matches your search',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} registrations`,
  found: (found, _, { first, last }) => `Showing ${first} to ${last} of ${found} registrations`,
};

export const cancelledTexts: ListTexts = {
  ...listTexts,
  label: 'Cancelled registrations',
  none: 'Nobody has been cancelled',
  total: (count) => `Cancelled registrations: ${count}. They stay here for 30 days.`,
};

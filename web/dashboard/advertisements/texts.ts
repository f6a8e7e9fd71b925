import type { ListTexts } from '../list/ShownList.tsx';

export const listTexts: ListTexts = {
  label: 'Advertisements',
  loading: 'Loading advertisements...',
  failed: 'Failed to load advertisements',
  none: 'No advertisements found',
  noMatch: 'No advertisements found',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} advertisements`,
  found: (found, _, { first, last }) => `Showing ${first} to ${last} of ${found} advertisements`,
};

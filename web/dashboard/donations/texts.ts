import type { ListTexts } from '../list/list-texts.ts';

export const pageSizes = [5, 7, 10] as const;
export const USUAL_PAGE_SIZE = 5;

export const listTexts: ListTexts = {
  label: 'Donation interests',
  loading: 'Loading donations...',
  failed: 'Failed to load donations',
  none: 'No donation interests found matching your filters',
  noneHint: 'What visitors send from the page "Donate" arrives here.',
  noMatch: 'No donation interests found matching your filters',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} donations`,
  found: (found, _, { first, last }) => `Showing ${first} to ${last} of ${found} donations`,
};

export const statusTexts = {
  updated: 'Donation status updated successfully!',
  failed: 'Failed to update donation status.',
};

export const amountOf = ({ estimated_amount }: { estimated_amount: string }) =>
  estimated_amount || 'Amount not specified';

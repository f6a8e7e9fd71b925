import type { ListTexts } from '../list/list-texts.ts';

export const PAGE_SIZE = 10;

export const listTexts: ListTexts = {
  label: 'Letters',
  loading: 'Loading letters...',
  failed: 'Failed to load the letters. Please try again.',
  none: 'No letter has been written yet',
  noneHint: 'A letter is a draft until you send it to everybody who is subscribed.',
  noMatch: 'No letter matches your search',
  total: (count) => `Letters: ${count}`,
  found: (found, count) => `Letters found: ${found} of ${count}`,
};

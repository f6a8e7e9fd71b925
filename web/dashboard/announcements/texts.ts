import type { ListTexts } from '../list/list-texts.ts';

export const PAGE_SIZE = 4;

export const listTexts: ListTexts = {
  label: 'Announcements',
  loading: 'Loading announcements...',
  failed: 'Failed to fetch announcements. Please try again.',
  none: 'No announcements added yet',
  noMatch: 'No matching announcements found',
  total: (count) => `Total announcements: ${count}`,
  found: (found, count) => `Announcements found: ${found} of ${count}`,
};

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

export const trashTexts: ListTexts = {
  ...listTexts,
  label: 'Announcements in the trash',
  none: 'The trash is empty',
  total: (count) => `Announcements in the trash: ${count}. They stay here for 30 days.`,
};

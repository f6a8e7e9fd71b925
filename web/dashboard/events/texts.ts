import type { ListTexts } from '../list/list-texts.ts';

export const PAGE_SIZE = 6;

export const listTexts: ListTexts = {
  label: 'Events',
  loading: 'Loading events...',
  failed: (words, reached) =>
    reached ? `Error: ${words || 'Error fetching Events.'}` : `Error: Error fetching events: ${words}`,
  none: 'No events found',
  noneHint: 'There are no events to display',
  noMatch: 'No events found',
  noMatchHint: 'Try adjusting your search or filters',
  total: (count, { first, last, page, pages }) =>
    `Showing ${first} to ${last} of ${count} events. Page ${page} of ${pages}`,
  found: (found, _, { first, last, page, pages }) =>
    `Showing ${first} to ${last} of ${found} events. Page ${page} of ${pages}`,
};

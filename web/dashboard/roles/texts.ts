import type { ListTexts, Showing } from '../list/list-texts.ts';

export const PAGE_SIZE = 10;

const shown = ({ first, last }: Showing) => (last === 0 ? 0 : last - first + 1);

export const listTexts = {
  label: 'Roles',
  loading: 'Loading roles...',
  failed: 'Failed to load roles',
  none: 'No roles found.',
  noMatch: 'No roles match your search.',
  total: (count, showing) => `Showing ${shown(showing)} of ${count} roles`,
  found: (found, _, showing) => `Showing ${shown(showing)} of ${found} roles`,
} satisfies ListTexts;

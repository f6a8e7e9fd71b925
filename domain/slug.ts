import { line } from './text.ts';

/** Characters of the name of a thing in its address. */
export const LONGEST_SLUG = 100;

/** A title as it stands in an address: small letters and digits, with hyphens for the spaces; the rest is left out. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '');
}

/** As staff write it by hand; empty, it is made from the title. */
export const slugField = line(LONGEST_SLUG)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Use only lowercase letters, numbers and hyphens.')
  .default('');

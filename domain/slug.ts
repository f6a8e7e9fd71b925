import { line } from './text.ts';

/** Characters of the name of a thing in its address. */
export const LONGEST_SLUG = 100;

/** Characters of a title that are looked at: no field holds more, and another program's text may be a megabyte. */
const LONGEST_TITLE = 1000;

/** A title as it stands in an address: small letters and digits, with hyphens for the spaces; the rest is left out. */
export function slugOf(title: string): string {
  return title
    .slice(0, LONGEST_TITLE)
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

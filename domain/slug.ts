import { staffText } from './reply-text.ts';
import { line } from './text.ts';

/** Characters of the name of a record in its address. */
export const MAX_SLUG_LENGTH = 100;

/** Characters of a title that are looked at: no field holds more, and another program's text may be a megabyte. */
const MAX_TITLE_LENGTH = 1000;

/** A title as it stands in an address: small letters and digits, with hyphens for the spaces; the rest is left out. */
export function slugOf(title: string): string {
  return title
    .slice(0, MAX_TITLE_LENGTH)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
}

/** As staff write it by hand; empty, it is made from the title. */
export const slugField = line(MAX_SLUG_LENGTH)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, staffText('slugLetters'))
  .default('');

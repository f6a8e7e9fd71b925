/** Characters of the name of a record in its address. */
export const MAX_SLUG_LENGTH = 100;

/** Characters of a title that are looked at: no field holds more, and another program's text may be a megabyte. */
const MAX_TITLE_LENGTH = 1000;

/** Cuts a name that is too long after its last whole word; within the word, where the first alone is too long. */
function fitted(words: string): string {
  if (words.length <= MAX_SLUG_LENGTH) return words;
  const end = words.lastIndexOf('-', MAX_SLUG_LENGTH);
  return words.slice(0, end > 0 ? end : MAX_SLUG_LENGTH);
}

/**
 * A title as it stands in an address: small letters without their accents, and digits, with hyphens for the spaces and
 * dashes; the rest is left out. Empty for a title in another alphabet.
 */
export const slugOf = (title: string): string =>
  fitted(
    title
      .slice(0, MAX_TITLE_LENGTH)
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll(/[\s\p{Pd}]+/gu, '-')
      .replaceAll(/[^a-z0-9-]/g, '')
      .replaceAll(/-+/g, '-')
      .replaceAll(/^-|-$/g, ''),
  );

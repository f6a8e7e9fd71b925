import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['rw', 'rw'],
  ['rw-RW,fr;q=0.9', 'rw'],
  ['RW', 'rw'],
  ['de-DE, fr-BE;q=0.8, en;q=0.7', 'fr'],
  ['de, *', 'en'],
  ['xfr', 'en'],
])('a browser that says %s is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

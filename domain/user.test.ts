import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emailAddress, emailAddressOrEmpty } from './email-address.ts';
import { requiredEmail } from './form.ts';
import { asAddress, personSearch } from './privacy.ts';

/** The same address as phones and mail programs copy it: with marks of direction, a zero-width space, a soft hyphen. */
const pasted = readFileSync(new URL('../tests/cases/people/addresses.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const ADDRESS = 'patient@example.org';

test.each(pasted)('an e-mail address pasted with invisible characters is the address without them (%#)', (text) => {
  expect(emailAddress.parse(text)).toBe(ADDRESS);
  expect(requiredEmail.parse(text)).toBe(ADDRESS);
  expect(emailAddressOrEmpty.parse(text)).toBe(ADDRESS);
  expect(asAddress(text)).toBe(ADDRESS);
  expect(personSearch.parse({ search: text })).toEqual({ search: ADDRESS });
});

test('invisible characters alone are no address', () => {
  expect(emailAddressOrEmpty.parse('\u200b \u2068')).toBe('');
  expect(emailAddress.safeParse('\u200b').success).toBe(false);
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LIST, listUnread } from './languages.ts';

test('the list of translations to be read is up to date: if not, run npm run languages', async () => {
  expect(await listUnread()).toBe(await readFile(LIST, 'utf8'));
});

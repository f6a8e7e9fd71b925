import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { asFile, wordpressExport, wordpressItem } from '../tests/export.ts';
import { importWordpress } from './import.ts';
import { OldAddresses } from './old-addresses.ts';
import { OldSite } from './old-site.ts';
import { readExport } from './read-export.ts';
import { ImportReport } from './report.ts';
import { surveyExport } from './survey.ts';

/** Reads an export to its end. */
async function read(text: string): Promise<void> {
  for await (const _ of readExport(await asFile(text)));
}

const category = (at: number) =>
  `<wp:category><wp:category_nicename>c-${at}</wp:category_nicename><wp:cat_name>C ${at}</wp:cat_name></wp:category>`;

test.each([
  [
    'elements within elements',
    `<item>${'<a>'.repeat(100_000)}`,
    'More than 20 elements of the file lie within each other.',
  ],
  [
    'attributes',
    `<item ${Array.from({ length: 5000 }, (_, at) => `a${at}=""`).join(' ')}/>`,
    'An element of the file has more than 100 attributes.',
  ],
  [
    'names',
    `<item>${Array.from({ length: 6000 }, (_, at) => `<a${at}${'b'.repeat(3000)}/>`).join('')}</item>`,
    'One text of the file is longer than 16 million characters.',
  ],
])('an export with more %s than there can be is refused', async (_, inside, says) => {
  await expect(read(wordpressExport(inside))).rejects.toThrow(says);
});

test('so is one with more items than can be known at once', { timeout: 60_000 }, async () => {
  const path = await asFile(wordpressExport('<item/>'.repeat(100_002)));
  await expect(surveyExport(path, () => undefined)).rejects.toThrow('Export the site in parts');
});

test('old addresses are kept up to a number', () => {
  const old = new OldAddresses(new OldSite('https://old.example'));
  for (let at = 0; at < 100_000; at += 1) old.addTerm('tag', `t-${at}`, undefined);
  expect([old.all.length, old.hasMore]).toEqual([200_000, true]);
});

test('the terminal is told of a thousand kinds of things at most', () => {
  const report = new ImportReport(() => undefined);
  for (let at = 0; at < 5000; at += 1) report.leaveOut(`shortcodes [a${at}]`);
  expect(report.lines().length).toBeLessThan(1010);
  expect(report.lines().at(-1)).toBe('  4000 × Left out: other things');
});

describe('an export with more categories than are kept', () => {
  let database: FreshDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await freshDatabase('sqlite');
    app = await startTestApp({ databaseUrl: database.url });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  test('is taken over, and the report says what is missing', { timeout: 120_000 }, async () => {
    const categories = Array.from({ length: 20_100 }, (_, at) => category(at)).join('');
    const item = wordpressItem({ id: 1, categories: { 'c-20050': 'C 20050' } });
    const path = await asFile(wordpressExport(categories, item));
    const { terms } = await surveyExport(path, () => undefined);
    expect(terms).toHaveLength(20_000);
    const report = await importWordpress(app.services, path, undefined);
    expect(report.taken).toMatchObject({ posts: 1, categories: 1 });
    expect(report.lines()).toContain(
      '  1 × Left out: addresses of categories and tags after the first 20000, or with a name that is too long',
    );
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { type House, openHouse } from '../../tests/support/house.ts';
import { runBeside } from '../../tests/support/script.ts';
import { asFile, wordpressExport, wordpressItem } from '../../tests/support/wordpress.ts';

describe.each(databases)('intambwe import-wordpress, beside a running server, on %s', (kind) => {
  let database: FreshDatabase;
  let house: House;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    house = await openHouse({ databaseUrl: database.url });
  });

  afterAll(async () => {
    await house.close();
    await database.drop();
  });

  const importing = (...args: string[]) => runBeside(house, ['import-wordpress', ...args]);

  test('a post is on the next page that visitors read', { timeout: 60_000 }, async () => {
    expect(await (await house.get('/MoreBlogs')).text()).not.toContain('Maize again');
    const file = await asFile(wordpressExport(wordpressItem({ id: 1, title: 'Maize again' })));
    const { stdout } = await importing(file);
    expect(stdout).toContain('Taken over: 1 published posts, 0 drafts, 0 pages, 0 new categories, 0 files.');
    await vi.waitFor(async () => expect(await (await house.get('/MoreBlogs')).text()).toContain('Maize again'), {
      timeout: 10_000,
      interval: 200,
    });
  });

  test('says what is wrong in one line', { timeout: 60_000 }, async () => {
    const [unsaid, missing] = await Promise.all([importing(), importing('/no/such/file.xml')]);
    expect(unsaid).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^intambwe import-wordpress FILE \[UPLOADS_FOLDER\]\n/),
    });
    expect(missing).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^ENOENT: no such file or directory.*\n$/),
    });
  });
});

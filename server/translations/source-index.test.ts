import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { addPost } from '../../tests/support/factories.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { SourceIndex } from './source-index.ts';

describe.each(databases)('the records of the board, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let posts: Translatable | undefined;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    posts = translatables.find(({ resource }) => resource === 'posts');
    for (let number = 1; number <= 120; number += 1) await addPost(app.services, { title: `Post ${number}` });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  test('are all there, also where they are more than are remembered', async () => {
    const index = new SourceIndex(50);
    const titles = async () => posts && (await index.read(app.services.db, posts)).map(({ title }) => title);
    const all = Array.from({ length: 120 }, (_, place) => `Post ${120 - place}`);
    expect(await titles()).toEqual(all);
    expect(await titles()).toEqual(all);
    expect(await Promise.all([titles(), titles()])).toEqual([all, all]);
  });
});

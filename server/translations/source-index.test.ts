import { beforeAll, expect, test } from 'vitest';
import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { SourceIndex } from './source-index.ts';

eachDatabase('the records of the board', (app) => {
  let posts: Translatable | undefined;

  beforeAll(async () => {
    posts = translatables.find(({ resource }) => resource === 'posts');
    for (let number = 1; number <= 120; number += 1) await addPost(app.services, { title: `Post ${number}` });
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

import { beforeAll, expect, test } from 'vitest';
import type { BundlePart } from '../../domain/translation/translation.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

/** More than are read at once, of posts and of lengths. */
const MANY = 5_100;

eachDatabase('texts for translators outside', (app) => {
  let superuser: SignedInUser;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  test(`of ${MANY} posts come in parts, each with its own posts and no other's`, async () => {
    const { db } = app.services;
    const id = await addPost(app.services, { title: 'The first' });
    const found = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: _, folded_text: __, ...post } = found;
    for (let from = 1; from < MANY; from += 500) {
      const numbers = Array.from({ length: Math.min(500, MANY - from) }, (_, place) => from + place);
      const posts = numbers.map((number) => ({ ...post, title: `Post ${number}`, slug: `many-${number}` }));
      await db.insertInto('posts').values(posts).execute();
    }
    const get = (path: string) => app.call('GET', `/translation-bundles/rw/${path}`, undefined, superuser.access);

    const { parts }: { parts: BundlePart[] } = await (await get('parts/?resource=posts&state=missing')).json();
    const names: string[] = [];
    for (const part of parts) {
      const reply = await get(`?${new URLSearchParams({ resource: 'posts', state: 'missing', ...part })}`);
      names.push(...((await reply.text()).match(/<file id="posts\.\d+"/g) ?? []));
    }
    expect(new Set(names).size).toBe(MANY);
    expect(names).toHaveLength(MANY);
  });
});

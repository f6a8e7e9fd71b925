import { beforeAll, expect, test } from 'vitest';
import { areUpToDate, statesUpToDate } from '../../../server/translations/states.ts';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { addPost } from '../../../tests/support/factories.ts';
import { asSuperuser, type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import type { BundlePart } from '../domain/bundle.ts';
import { exportBundle } from './export.ts';

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
    // A busy machine takes longer than a reader waits.
    while (!(await areUpToDate(db))) await statesUpToDate(db);
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

  test('are read as the file is sent: it says what has changed further on meanwhile', async () => {
    const { db, write } = app.services;
    const { id: last } = await db.selectFrom('posts').select('id').orderBy('id').executeTakeFirstOrThrow();
    const file = await exportBundle(db, 'rw', { resource: 'posts' }, asSuperuser(superuser));
    const read = [await file.next(), await file.next()].map(({ value }) => String(value));
    await write(superuser.id, (unit) =>
      unit.db.updateTable('posts').set({ title: 'Changed meanwhile' }).where('id', '=', last).execute(),
    );
    for await (const piece of file) read.push(String(piece));
    expect(read.join('').match(/<file id=/g)).toHaveLength(MANY);
    expect(read.join('')).toContain(`<file id="posts.${last}" original="Changed meanwhile">`);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BundlePart } from '../../domain/translation/translation.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

/** More than SQLite takes values in one statement. */
const MANY = 33_000;

describe.each(databases)('texts for translators outside, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let superuser: SignedInUser;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    superuser = await signedIn(app, { isSuperuser: true });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  test(`of ${MANY} posts come in parts, of which each is read by itself`, async () => {
    const { db } = app.services;
    const id = await addPost(app.services, { title: 'The first' });
    const { id: _, ...post } = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    for (let from = 1; from < MANY; from += 500) {
      const numbers = Array.from({ length: Math.min(500, MANY - from) }, (_, place) => from + place);
      const posts = numbers.map((number) => ({ ...post, title: `Post ${number}`, slug: `many-${number}` }));
      await db.insertInto('posts').values(posts).execute();
    }
    const get = (path: string) => app.call('GET', `/translation-bundles/rw/${path}`, undefined, superuser.access);

    const begun = performance.now();
    const { parts }: { parts: BundlePart[] } = await (await get('parts/?resource=posts&state=missing')).json();
    const finding = performance.now() - begun;
    const names: string[] = [];
    for (const part of parts) {
      const reply = await get(`?${new URLSearchParams({ resource: 'posts', state: 'missing', ...part })}`);
      names.push(...((await reply.text()).match(/<file id="posts\.\d+"/g) ?? []));
    }
    const downloading = performance.now() - begun - finding;
    expect(new Set(names).size).toBe(MANY);
    expect(names).toHaveLength(MANY);
    // All parts together are as much work as finding them. If each read all texts, they would be 67 times as much.
    expect(downloading).toBeLessThan(finding * 10);
  });
});

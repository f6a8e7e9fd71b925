import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('a form whose answer was lost, and that is sent again', (app) => {
  let writer: SignedInUser;
  let colleague: SignedInUser;

  beforeAll(async () => {
    const permissions = ['posts.view', 'posts.create', 'posts.edit'] as const;
    writer = await signedIn(app, { permissions });
    colleague = await signedIn(app, { permissions: [...permissions, 'posts.publish'] });
  });

  async function make(title: string, key: string, { access } = writer) {
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json', 'idempotency-key': key };
    const reply = await fetch(`${app.url}/api/posts/`, { method: 'POST', headers, body: JSON.stringify({ title }) });
    return { status: reply.status, post: await reply.json() };
  }
  const titles = async (beginning: string) => {
    const posts = app.services.db.selectFrom('posts').select('title').where('title', 'like', `${beginning}%`);
    return (await posts.orderBy('id').execute()).map(({ title }) => title);
  };

  test('makes one record, with what was typed since; also where the answer is lost again', async () => {
    const key = crypto.randomUUID();
    const first = await make('Beans', key);
    const second = await make('Beans and peas', key);
    const third = await make('Beans, peas and maize', key.toUpperCase());
    expect([first, second, third].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect([second.post.id, third.post.id]).toEqual([first.post.id, first.post.id]);
    expect(await titles('Beans')).toEqual(['Beans, peas and maize']);
    // Another form makes another one, of the same name too.
    await make('Beans', crypto.randomUUID());
    expect(await titles('Beans')).toHaveLength(2);
  });

  test('makes one record of several tries at once', async () => {
    const key = crypto.randomUUID();
    const tries = await Promise.all(['Figs', 'Figs', 'Figs'].map((title) => make(title, key)));
    expect(new Set(tries.map(({ post }) => post.id)).size).toBe(1);
    expect(await titles('Figs')).toEqual(['Figs']);
  });

  test('belongs to one person: the same key of somebody else makes a record of theirs', async () => {
    const key = crypto.randomUUID();
    await make('Goats of mine', key);
    expect((await make('Goats of theirs', key, colleague)).status).toBe(201);
    expect(await titles('Goats')).toEqual(['Goats of mine', 'Goats of theirs']);
  });

  test('writes over nothing that a colleague has changed or deleted since', async () => {
    const [changed, deleted] = [crypto.randomUUID(), crypto.randomUUID()];
    const { post } = await make('Yams', changed);
    await app.call('PUT', `/posts/${post.id}/`, { title: 'Yams, corrected' }, colleague.access);
    const again = await make('Yams again', changed);
    expect([again.status, again.post.current.title]).toEqual([409, 'Yams, corrected']);
    const { access } = await signedIn(app, { permissions: ['posts.delete'] });
    await app.call('DELETE', `/posts/${(await make('Yams to delete', deleted)).post.id}/`, undefined, access);
    expect((await make('Yams to delete', deleted)).status).toBe(404);
    expect(await titles('Yams')).toEqual(['Yams, corrected', 'Yams to delete']);
  });

  test('gives nobody a right: who may only make records changes none, and what was published stays', async () => {
    const maker = await signedIn(app, { permissions: ['posts.create'] });
    const key = crypto.randomUUID();
    await make('Sheep', key, maker);
    expect((await make('Sheep, changed', key, maker)).post.title).toBe('Sheep');
    const other = crypto.randomUUID();
    const { post } = await make('Sheep of a writer', other);
    await app.call('PUT', `/posts/${post.id}/`, { title: 'Sheep of a writer', status: 'published' }, colleague.access);
    expect((await make('Sheep, unpublished', other)).status).toBe(403);
    expect(await titles('Sheep')).toEqual(['Sheep', 'Sheep of a writer']);
    expect((await make('Sheep', 'no key')).status).toBe(400);
  });
});

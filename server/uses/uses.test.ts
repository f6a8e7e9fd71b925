import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';

eachDatabase('where a record is used', (app) => {
  let superuser: SignedInUser;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  const call = async (method: string, path: string, body?: object) => {
    const reply = await app.call(method, path, body, superuser.access);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.status === 204 ? undefined : reply.json();
  };
  const page = (fields: object) => call('POST', '/pages/', { title: 'A page', status: 'published', ...fields });
  const uses = (resource: string, id: number) => call('GET', `/uses/${resource}/${id}/`);
  const link = (href: string) => `<p>Read <a href="${href}">more</a>.</p>`;

  test('a page is used by the texts, the buttons and the advertisements that lead to it, until these are deleted', async () => {
    const { id, address } = await page({ title: 'Led to' });
    expect(await uses('pages', id)).toEqual({ count: 0, uses: [] });
    const post = await addPost(app.services, { title: 'On beans', content: link(`/${address}`) });
    const buttons = [{ label: 'More', address: `/${address}` }];
    const other = await page({ title: 'With a button', blocks: [{ type: 'buttons', buttons }] });
    const both = [
      { name: 'blog post “On beans”', address: `/dashboard/addblog/${post}` },
      { name: 'page “With a button”', address: `/dashboard/pages/${other.id}` },
    ];
    const found = await uses('pages', id);
    expect(found.count).toBe(2);
    expect(found.uses).toEqual(expect.arrayContaining(both));
    await call('DELETE', `/pages/${other.id}/`);
    expect(await uses('pages', id)).toEqual({ count: 1, uses: [both[0]] });
  });

  test('a form is used by the page that shows it, and its dead link is told of', async () => {
    const questions = [{ id: 'abcdefgh', label: 'Your wish', kind: 'line' }];
    const form = await call('POST', '/forms/', {
      title: 'Wishes',
      slug: 'wishes',
      is_active: true,
      kept_months: 24,
      questions,
    });
    const { id } = await page({ title: 'Ask us', blocks: [{ type: 'form', address: '/Form/wishes' }] });
    expect(await uses('forms', form.id)).toMatchObject({ count: 1, uses: [{ name: 'page “Ask us”' }] });
    const dead = () => call('GET', `/redirects/links/pages/${id}/`);
    expect(await dead()).toEqual([]);
    await call('DELETE', `/forms/${form.id}/`);
    expect(await dead()).toMatchObject([{ address: '/Form/wishes', trouble: 'trash' }]);
  });

  test('a category is used by its posts, and by a block that shows them', async () => {
    const category = await call('POST', '/categories/', { name: 'Farming “news”' });
    await call('POST', '/posts/', { title: 'On maize', category: category.id });
    await page({ title: 'News', blocks: [{ type: 'posts', title: '', category: 'Farming “news”', how_many: 3 }] });
    await page({ title: 'Other', blocks: [{ type: 'posts', title: '', category: 'Farming', how_many: 3 }] });
    const found = await uses('categories', category.id);
    expect(found.uses.map(({ name }: { name: string }) => name)).toEqual(['blog post “On maize”', 'page “News”']);
  });

  test('a picture is used by the block that shows it', async () => {
    const row = { type: 'image/jpeg', bytes: 10, width: 9, height: 9, alt: 'Hills', created_at: MORNING };
    const { id } = await app.services.db
      .insertInto('media')
      .values({ key: 'abcdefghijklmnopqrstuv.jpg', ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
    await page({ title: 'Pictured', blocks: [{ type: 'picture', picture: id }] });
    expect(await uses('media', id)).toMatchObject({ count: 1, uses: [{ name: 'page “Pictured”' }] });
  });

  test('of many the first ten are named', async () => {
    const { id, address } = await page({ title: 'Much used' });
    for (let number = 0; number < 12; number += 1)
      await addPost(app.services, { title: `Post ${number}`, content: link(`/${address}`) });
    const found = await uses('pages', id);
    expect([found.count, found.uses.length]).toEqual([12, 10]);
  });

  test('only who may delete a record is told, and of what they may not see only the number', async () => {
    const { id, address } = await page({ title: 'Theirs' });
    await addPost(app.services, { title: 'Secret', content: link(`/${address}`) });
    const asked = async (...permissions: ('pages.view' | 'pages.delete')[]) =>
      app.call('GET', `/uses/pages/${id}/`, undefined, (await signedIn(app, { permissions })).access);
    expect((await asked('pages.view')).status).toBe(403);
    expect(await (await asked('pages.view', 'pages.delete')).json()).toEqual({ count: 1, uses: [] });
    expect((await app.call('GET', '/uses/settings/1/', undefined, superuser.access)).status).toBe(404);
  });
});

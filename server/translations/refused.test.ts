import { beforeAll, beforeEach, expect, test } from 'vitest';
import { later } from '../../domain/instant.ts';
import type { Permission } from '../../domain/permission.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { translating, written } from '../../tests/support/translating.ts';

eachDatabase('what translators are refused', (app) => {
  let superuser: SignedInUser;
  let id: number;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  beforeEach(async () => {
    id = await addPost(app.services, {
      title: 'The harvest',
      excerpt: 'A good year.',
      content: '<p>Everybody came.</p>',
    });
  });

  const { call, json } = translating(() => ({ app, access: superuser.access }));
  const at = (language: string, resource = 'posts', record: number | string = id) =>
    `/translations/${resource}/${record}/${language}/`;

  const translate = async (language: string, texts: Record<string, string>, publish = false) => {
    const seen = await json('GET', at(language));
    return json('PUT', at(language), { fields: written(seen, texts), publish });
  };

  const inKinyarwanda = {
    title: 'Umusaruro',
    excerpt: 'Umwaka mwiza.',
    content: '<p>Bose baraje.</p>',
  };

  test('a language that there is not is refused', async () => {
    expect((await app.get(`/api/posts/${id}/?language=xx`)).status).toBe(400);
    expect((await call('GET', at('xx'))).status).toBe(404);
    expect((await call('GET', at('en'))).status).toBe(404);
  });

  test('a record has one number, and no second one that begins with zeros', async () => {
    expect((await call('GET', at('rw', 'posts', `0${id}`))).status).toBe(404);
    const fields = written(await json('GET', at('rw')), inKinyarwanda);
    expect((await call('PUT', at('rw', 'posts', `00${id}`), { fields })).status).toBe(404);
  });

  test('a newsletter that goes out at a set time, or is being sent, keeps its translations', async () => {
    const { id: campaign } = await json('POST', '/newsletter/campaigns/', {
      subject: 'News',
      content: '<p>It rains.</p>',
    });
    const place = at('rw', 'newsletter', campaign);
    const texts = { subject: 'Amakuru', content: '<p>Imvura iragwa.</p>' };
    const save = async () => json('PUT', place, { fields: written(await json('GET', place), texts), publish: true });
    expect(await save()).toMatchObject({ state: 'current' });
    const { db } = app.services;
    const change = db.updateTable('newsletter_campaigns').where('id', '=', campaign);
    await change.set({ send_at: later(app.services.clock(), 3_600_000) }).execute();
    expect(await save()).toMatchObject({ status: 409, detail: expect.stringContaining('Cancel the time') });
    await change.set({ send_at: null, status: 'sending' }).execute();
    expect(await save()).toMatchObject({ status: 409 });
    expect((await call('POST', `${place}withdraw/`)).status).toBe(409);
  });

  test('is published whole: what is missing is named', async () => {
    const refused = await translate('rw', { title: 'Umusaruro' }, true);
    expect(refused).toMatchObject({
      status: 400,
      errors: { excerpt: ['Translate this first: Excerpt.'], content: ['Translate this first: Content.'] },
    });
    expect(refused.errors).not.toHaveProperty('title');
  });

  test('asks for the permission to translate, and for that to publish', async () => {
    const as = (...permissions: Permission[]) => signedIn(app, { permissions });
    const [translator, viewer, editor, stranger] = [
      await as('posts.translate'),
      await as('posts.view'),
      await as('posts.publish'),
      await as('events.translate'),
    ];
    const fields = written(await json('GET', at('rw')), inKinyarwanda);
    const put = (access: string, publish: boolean) => call('PUT', at('rw'), { fields, publish }, access);
    expect((await call('GET', at('rw'), undefined, viewer.access)).status).toBe(200);
    expect((await put(viewer.access, false)).status).toBe(403);
    expect((await call('GET', at('rw'), undefined, stranger.access)).status).toBe(403);
    expect((await put(translator.access, true)).status).toBe(403);
    expect((await put(translator.access, false)).status).toBe(200);
    const seen = await json('GET', at('rw'));
    const publish = { fields: written(seen, {}), publish: true };
    expect((await call('PUT', at('rw'), publish, editor.access)).status).toBe(200);
    expect((await call('POST', `${at('rw')}withdraw/`, undefined, translator.access)).status).toBe(403);
    expect((await app.call('GET', at('rw'))).status).toBe(401);
    const board = await json('GET', '/translations/', undefined, stranger.access);
    expect(board.kinds.map(({ resource }: { resource: string }) => resource)).toEqual(['events']);
    const newcomer = await signedIn(app, {});
    const empty = await json('GET', '/translations/', undefined, newcomer.access);
    expect(empty).toMatchObject({ status: 200, count: 0, results: [], kinds: [] });
  });
});

import { beforeAll, expect, test } from 'vitest';
import type { KeptDraft } from '../../domain/drafts.ts';
import { MAX_DRAFT_LENGTH, MAX_DRAFTS } from '../../domain/drafts.ts';
import { later } from '../../domain/instant.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { tidy } from '../housekeeping.ts';
import { anonymise } from '../users/anonymise.ts';

const DAY = 24 * 3_600_000;

eachDatabase('drafts on the server', (app) => {
  let writer: SignedInUser;
  let colleague: SignedInUser;
  let reader: SignedInUser;

  beforeAll(async () => {
    const permissions = ['posts.view', 'posts.create', 'posts.edit'] as const;
    writer = await signedIn(app, { permissions });
    colleague = await signedIn(app, { permissions: [...permissions, 'media.view', 'media.delete'] });
    reader = await signedIn(app, { permissions: ['posts.view', 'newsletter.view'] });
  });

  let begun = 0;
  const begin = () => later(MORNING, -++begun);
  const put = (record: string, begunAt: string, body: object, by = writer) =>
    app.call('PUT', `/drafts/${record}/${encodeURIComponent(begunAt)}/`, body, by.access);
  const drop = (record: string, begunAt: string, by = writer) =>
    app.call('DELETE', `/drafts/${record}/${encodeURIComponent(begunAt)}/`, undefined, by.access);
  const read = async (record: string, by = writer): Promise<{ own: KeptDraft[]; others: { by: string }[] }> =>
    (await app.call('GET', `/drafts/${record}/`, undefined, by.access)).json();
  const addPost = async (): Promise<number> =>
    (await (await app.call('POST', '/posts/', { title: 'A post' }, writer.access)).json()).id;

  test('what is half written is kept as it is, and is there on another device until it is discarded', async () => {
    const at = begin();
    const values = { title: '', content: '<p>Half', published_date: '2026-', tags: ['a'], category: null };
    const kept = await put('posts/new', at, { counter: 1, values });
    expect([kept.status, await kept.json()]).toEqual([200, { saved_at: MORNING }]);
    expect((await read('posts/new')).own).toEqual([
      { begun_at: at, saved_at: MORNING, counter: 1, seen: null, values },
    ]);
    expect((await drop('posts/new', at)).status).toBe(204);
    expect((await read('posts/new')).own).toEqual([]);
  });

  test('an answer that comes late takes no newer words away, also of two that come at once', async () => {
    const at = begin();
    const words = (title: string, counter: number) => put('posts/new', at, { counter, values: { title } });
    expect((await words('Newer', 5)).status).toBe(200);
    expect((await words('Older', 4)).status).toBe(409);
    expect((await words('Other', 5)).status).toBe(409);
    // Its answer was lost on the way, and it is sent again.
    expect((await words('Newer', 5)).status).toBe(200);
    const counters = [8, 6, 10, 7, 9];
    await Promise.all(counters.map((counter) => words(`State ${counter}`, counter)));
    expect((await read('posts/new')).own).toMatchObject([{ counter: 10, values: { title: 'State 10' } }]);
    await drop('posts/new', at);
  });

  test('one that goes on from another takes its place, unless somebody went on with that one elsewhere', async () => {
    const [first, second, third] = [begin(), begin(), begin()];
    await put('posts/new', first, { counter: 3, values: { title: 'At the desk' } });
    const onward = { counter: 1, values: { title: 'On the telephone' }, replaces: { begun_at: first, counter: 3 } };
    await put('posts/new', second, onward);
    expect((await read('posts/new')).own).toMatchObject([{ begun_at: second }]);
    await put('posts/new', second, { counter: 2, values: { title: 'Still on the telephone' } });
    await put('posts/new', third, { ...onward, replaces: { begun_at: second, counter: 1 } });
    expect((await read('posts/new')).own.map(({ begun_at }) => begun_at).toSorted()).toEqual(
      [second, third].toSorted(),
    );
    for (const at of [second, third]) await drop('posts/new', at);
  });

  test('belongs to one account: others who may change the record see who has one since when, and no word of it', async () => {
    const id = await addPost();
    const at = begin();
    await put(`posts/${id}`, at, { counter: 1, values: { title: 'Secret words' }, seen: MORNING });
    const seen = await read(`posts/${id}`, colleague);
    expect(seen).toEqual({
      own: [],
      others: [{ by: expect.stringMatching(/^Test Staff/), since: MORNING, saved_at: MORNING }],
    });
    await drop(`posts/${id}`, at, colleague);
    expect((await read(`posts/${id}`)).own).toMatchObject([{ seen: MORNING }]);
    await put('posts/new', at, { counter: 1, values: { title: 'New' } });
    expect(await read('posts/new', colleague)).toEqual({ own: [], others: [] });
    await drop('posts/new', at);
    await drop(`posts/${id}`, at);
  });

  test('is for those who may make or change the record, and only with fields that the form has, within a limit', async () => {
    const at = begin();
    const body = { counter: 1, values: { title: 'x' } };
    const refused = async (record: string, sent: object = body, by = writer) =>
      (await put(record, at, sent, by)).status;
    expect(await refused('posts/new', body, reader)).toBe(403);
    expect((await app.call('GET', '/drafts/posts/new/', undefined, reader.access)).status).toBe(403);
    expect(await refused('newsletter/new', { counter: 1, values: { subject: 'x' } })).toBe(403);
    expect(await refused('settings/new', body)).toBe(404);
    const odd = await put('posts/new', at, { counter: 1, values: { title: 'x', author_id: 1 } });
    expect([odd.status, Object.keys((await odd.json()).errors)]).toEqual([400, ['values.author_id']]);
    expect(await refused('posts/new', { counter: 1, values: { content: 'x'.repeat(MAX_DRAFT_LENGTH) } })).toBe(400);
    expect(await refused('posts/new', { counter: 1, values: { tags: Array(501).fill('x') } })).toBe(400);
    expect(await refused('posts/new', { counter: 1, values: { title: { deep: { deeper: {} } } } })).toBe(400);
    expect(await refused('posts/new', { counter: 0, values: {} })).toBe(400);
    expect((await read('posts/new')).own).toEqual([]);
  });

  test('nobody has more than so many: the oldest go', async () => {
    const { access, ...person } = await signedIn(app, { permissions: ['posts.create'] });
    const by = { access, ...person };
    for (let count = 0; count <= MAX_DRAFTS; count += 1) {
      app.setClock(later(MORNING, count));
      await put('posts/new', begin(), { counter: 1, values: { title: `Draft ${count}` } }, by);
    }
    app.setClock(MORNING);
    const { own } = await read('posts/new', by);
    expect([own.length, own.at(-1)?.values.title]).toEqual([MAX_DRAFTS, 'Draft 1']);
  });

  test('is no version, and visitors never read a word of it', async () => {
    const id = await addPost();
    const publisher = await signedIn(app, { isSuperuser: true });
    await app.call('PUT', `/posts/${id}/`, { title: 'Public', status: 'published' }, publisher.access);
    const at = begin();
    await put(`posts/${id}`, at, { counter: 1, values: { title: 'Unpublished words' } });
    expect(await (await app.get(`/BlogDetail/${id}`)).text()).not.toContain('Unpublished words');
    const versions = await app.call('GET', `/versions/posts/${id}/`, undefined, publisher.access);
    expect(await versions.text()).not.toContain('Unpublished words');
    await drop(`posts/${id}`, at);
  });

  test('its pictures count as used, chosen in a field or put into the text', async () => {
    const { db } = app.services;
    const [chosen, placed] = [await addPicture(app.services), await addPicture(app.services)];
    const { key } = await db.selectFrom('media').select('key').where('id', '=', placed).executeTakeFirstOrThrow();
    const at = begin();
    const content = `<p>Look.</p><img src="/media/${key}" alt="">`;
    await put('posts/new', at, { counter: 1, values: { title: 'Hills', media_id: chosen, content } });
    for (const id of [chosen, placed]) {
      const refused = await app.call('DELETE', `/media/${id}/`, undefined, colleague.access);
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('draft “Hills”')]);
    }
    await put('posts/new', at, { counter: 2, values: { title: 'Hills', content: '<p>Look.</p>' } });
    for (const id of [chosen, placed])
      expect((await app.call('DELETE', `/media/${id}/`, undefined, colleague.access)).status).toBe(204);
    await drop('posts/new', at);
  });

  test('goes ninety days after it was last written, and with the person of its account', async () => {
    const leaving = await signedIn(app, { permissions: ['posts.create'] });
    const [kept, gone] = [begin(), begin()];
    const body = { counter: 1, values: { title: 'x' } };
    await put('posts/new', gone, body);
    await put('posts/new', kept, body);
    await put('posts/new', kept, body, leaving);
    const { db } = app.services;
    await db
      .updateTable('drafts')
      .set({ saved_at: later(MORNING, 2 * DAY) })
      .where('begun_at', '=', kept)
      .execute();
    app.setClock(later(MORNING, 91 * DAY));
    await tidy(app.services);
    const left = () => db.selectFrom('drafts').select(['user_id', 'begun_at']).orderBy('user_id').execute();
    const mine = { user_id: writer.id, begun_at: kept };
    expect((await left()).filter(({ user_id }) => [writer.id, leaving.id].includes(user_id))).toEqual([
      mine,
      { user_id: leaving.id, begun_at: kept },
    ]);
    await app.services.write(null, (unit) => anonymise(unit, leaving));
    expect((await left()).map(({ user_id }) => user_id)).not.toContain(leaving.id);
    app.setClock(MORNING);
  });
});

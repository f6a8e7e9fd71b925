import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

const HOSTILE =
  '<p onclick="alert(1)">Beans <b>grow</b></p><script>alert(2)</script><img src=x onerror=alert(3)><a href="javascript:alert(4)">here</a>';

const when = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T10:00:00.000Z' };

const kinds = [
  { path: '/previews/posts/', body: { title: 'Unsaved harvest', content: HOSTILE }, missing: { title: '' } },
  {
    path: '/previews/events/',
    body: { title: 'Unsaved harvest', description: HOSTILE, location: 'Kinigi', ...when },
    missing: { title: '' },
  },
  { path: '/previews/pages/', body: { title: 'Unsaved harvest', content: HOSTILE }, missing: { title: '' } },
];

eachDatabase('previews of forms', (app) => {
  let editor: SignedInUser;

  beforeAll(async () => {
    editor = await signedIn(app, { isSuperuser: true });
  });

  const call = (path: string, body: unknown) => app.call('POST', path, body, editor.access);

  /** The number of rows that a preview could have left behind. */
  async function rows() {
    const { db } = app.services;
    const count = async (table: 'posts' | 'events' | 'pages' | 'audit' | 'tags') =>
      (await db.selectFrom(table).select('id').execute()).length;
    return [
      await count('posts'),
      await count('events'),
      await count('pages'),
      await count('audit'),
      await count('tags'),
    ];
  }

  test.each(kinds)('$path shows the text of a form, sanitised, without scripts, and keeps nothing', async (it) => {
    const before = await rows();
    const reply = await call(it.path, it.body);
    expect(reply.status).toBe(200);
    const { html } = await reply.json();
    for (const part of ['Unsaved harvest', '<p>Beans <b>grow</b></p>', '</footer>']) {
      expect([part, html.includes(part)]).toEqual([part, true]);
    }
    expect(html.match(/<script|onclick|onerror|javascript:|alert/gi)).toBe(null);
    expect(await rows()).toEqual(before);
  });

  test.each(kinds)('$path says what is wrong with the form', async ({ path, body, missing }) => {
    const reply = await call(path, { ...body, ...missing });
    expect([reply.status, Object.keys((await reply.json()).errors)]).toEqual([400, ['title']]);
    expect((await call(path, { ...body, id: 999_999 })).status).toBe(404);
  });

  test('a published post and an event stay as they are', async () => {
    const post = await addPost(app.services, { title: 'As it was', status: 'published' });
    const event = await addEvent(app.services, { title: 'As it was', ...when });
    for (const [path, id] of [
      ['/previews/posts/', post],
      ['/previews/events/', event],
    ] as const) {
      const body = kinds.find((one) => one.path === path)?.body;
      expect((await (await call(path, { ...body, id })).json()).html).toContain('Unsaved harvest');
    }
    const titles = [
      await (await app.get(`/api/posts/${post}/`)).json(),
      await (await app.get(`/api/events/${event}/`)).json(),
    ];
    expect(titles).toMatchObject([{ title: 'As it was' }, { title: 'As it was' }]);
  });

  test('a record in the trash has no preview', async () => {
    const post = await addPost(app.services, { deleted_at: '2026-01-01T00:00:00.000Z' });
    expect((await call('/previews/posts/', { title: 'New', content: '', id: post })).status).toBe(404);
  });

  test('hinders nobody who saves at the same moment', async () => {
    const save = (title: string, tags: string[]) =>
      app.call('POST', '/posts/', { title, content: '', tags }, editor.access);
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const tags = ['rain', 'seed', 'soil', 'sun'].map((tag) => `${tag}${round}`);
      const title = `At once ${round}`;
      const replies = await Promise.all([
        save(title, tags),
        call('/previews/posts/', { title, content: '', tags: tags.toReversed() }),
        save(`${title} too`, tags),
      ]);
      statuses.push(...replies.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([201, 200]));
  });
});

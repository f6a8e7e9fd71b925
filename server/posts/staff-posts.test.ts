import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffPost } from '../../domain/post.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addCategory } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { publishTranslation } from '../../tests/support/translating.ts';

const since = (milliseconds: number) => new Date(Date.parse(MORNING) + milliseconds).toISOString();

eachDatabase('posts at the dashboard', (app) => {
  let editor: string;
  let writer: string;

  beforeAll(async () => {
    const writing = ['posts.view', 'posts.create', 'posts.edit'] as const;
    editor = (await signedIn(app, { permissions: [...writing, 'posts.publish'] })).access;
    writer = (await signedIn(app, { permissions: writing })).access;
  });

  const send = (options: Record<string, unknown>, access = editor) =>
    app.call('POST', '/posts/', { title: 'A post', ...options }, access);
  const create = async (options: Record<string, unknown> = {}): Promise<StaffPost> => (await send(options)).json();
  const change = (id: number, options: Record<string, unknown>, access = editor) =>
    app.call('PUT', `/posts/${id}/`, { title: 'A post', ...options }, access);

  let sown: number | undefined;

  /** A post that is published in Kinyarwanda too. */
  async function translatedPost(): Promise<number> {
    if (sown !== undefined) return sown;
    const { id } = await create({ title: 'Sowing', excerpt: 'Before the harvest.', content: '<p>Come all.</p>' });
    await publishTranslation(app, `posts/${id}/rw`, {
      title: 'Kubiba',
      excerpt: 'Mbere y’umusaruro.',
      content: '<p>Murakaza neza.</p>',
    });
    sown = id;
    return id;
  }

  test('a post whose category lies in the trash shows it to staff, and keeps it when it is saved; no other post gets it', async () => {
    const category = await addCategory(app.services, 'Away');
    const { id } = await create({ category });
    const trash = (deleted_at: string | null) =>
      app.services.db.updateTable('categories').set({ deleted_at }).where('id', '=', category).execute();
    await trash(MORNING);
    const read = async () => (await app.call('GET', `/posts/${id}/`, undefined, editor)).json();
    const details = { id: category, name: 'Away' };
    expect(await read()).toMatchObject({ category, category_details: { ...details, is_in_trash: true } });
    expect((await change(id, { category })).status).toBe(200);
    expect((await send({ category })).status).toBe(400);
    await trash(null);
    expect((await read()).category_details).toEqual(details);
    await trash(MORNING);
    await change(id, { category: null });
    expect(await read()).toMatchObject({ category: null, category_details: null });
  });

  test('the slug is made from the title, and nobody else has it', async () => {
    const slugs: string[] = [];
    for (let times = 0; times < 3; times += 1) slugs.push((await create({ title: 'Maïs, beans & more!' })).slug);
    expect(slugs).toEqual(['mais-beans-more', 'mais-beans-more-2', 'mais-beans-more-3']);
    expect((await create({ title: 'مرحبا' })).slug).toBe('post');
    expect((await create({ slug: 'mais-beans-more' })).slug).toBe('mais-beans-more-4');
    const made = await Promise.all(Array.from({ length: 8 }, () => create({ title: 'At once' })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
    const refused = await (await send({ slug: 'Not a slug' })).json();
    expect(refused.errors).toEqual({ slug: ['Use only lowercase letters, numbers and hyphens.'] });
  });

  test.each(['Kubiba', 'umusaruro', 'harvest', 'Sowing'])(
    'staff find a post as visitors do, by the words of its title and excerpt in any language: %s',
    async (search) => {
      const translated = await translatedPost();
      const found = await (
        await app.call('GET', `/posts/?${new URLSearchParams({ search })}`, undefined, editor)
      ).json();
      expect(found.map(({ id }: StaffPost) => id)).toEqual([translated]);
    },
  );

  test('a slug that is left out of a change stays', async () => {
    const { id, slug } = await create({ title: 'Stays' });
    expect(await (await change(id, { title: 'Another title' })).json()).toMatchObject({ slug });
    expect(await (await change(id, { slug: 'by-hand' })).json()).toMatchObject({ slug: 'by-hand' });
  });

  test('stored HTML is already safe', async () => {
    const { id } = await create({
      content: '<h1 onclick="x()">T</h1><script>alert(1)</script><a href="javascript:x">y</a>',
    });
    const { content } = await app.services.db
      .selectFrom('posts')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(content).toBe('<h2>T</h2><a>y</a>');
  });

  test('an excerpt has at most 300 characters', async () => {
    expect((await send({ excerpt: 'x'.repeat(300) })).status).toBe(201);
    expect(await (await send({ excerpt: 'x'.repeat(301) })).json()).toMatchObject({
      errors: { excerpt: [expect.any(String)] },
    });
  });

  test.each(['category', 'media_id'])(
    'a number in %s that no database has room for is told as none of the list',
    async (field) => {
      for (const number of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
        const refused = await send({ [field]: number });
        expect(refused.status).toBe(400);
        expect((await refused.json()).errors).toEqual({ [field]: [expect.any(String)] });
      }
    },
  );

  test('a post is published now, later, or taken back', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ status: 'draft', published_date: null, author_details: { first_name: 'Test' } });
    const published = await (await change(draft.id, { status: 'published' })).json();
    expect(published.published_date).toBe(MORNING);
    const back = await (await change(draft.id, { status: 'draft' })).json();
    expect(back).toMatchObject({ status: 'draft', published_date: MORNING });
    const planned = await (await change(draft.id, { status: 'published', published_date: since(60_000) })).json();
    expect(planned.published_date).toBe(since(60_000));
    for (const [moment, status] of [
      [59_999, 404],
      [60_000, 200],
    ] as const) {
      app.setClock(since(moment));
      expect((await app.get(`/api/posts/${draft.id}/`)).status).toBe(status);
    }
    app.setClock(MORNING);
  });

  test('publishing, scheduling, taking back and changing what visitors read need their permission', async () => {
    expect((await send({ status: 'published' }, writer)).status).toBe(403);
    const draft = await (await send({}, writer)).json();
    expect((await change(draft.id, { status: 'published' }, writer)).status).toBe(403);
    expect((await change(draft.id, { excerpt: 'More' }, writer)).status).toBe(200);
    await change(draft.id, { status: 'published' });
    const mended = await change(draft.id, { status: 'published', excerpt: 'Mended' }, writer);
    expect(mended.status).toBe(403);
    const said = 'This is published, and you cannot change what visitors read.';
    expect(await mended.json()).toMatchObject({ errors: { status: [expect.stringContaining(said)] } });
    expect((await change(draft.id, { status: 'archived' }, writer)).status).toBe(403);
    expect((await change(draft.id, { status: 'published', published_date: since(1) }, writer)).status).toBe(403);
  });

  test('the list is filtered, and without the long texts', async () => {
    const category = await addCategory(app.services, 'Tutorials');
    const { id } = await create({
      title: 'Filtered',
      category,
      status: 'archived',
      is_featured: true,
      content: '<p>x</p>',
    });
    for (const query of ['status=archived', 'is_featured=true', `category=${category}`, 'category=tutorials']) {
      const found = await (await app.call('GET', `/posts/?search=filtered&${query}`, undefined, editor)).json();
      expect(found).toMatchObject([{ id, category_details: { name: 'Tutorials' } }]);
      expect(found[0]).not.toHaveProperty('content');
    }
    const none = await app.call('GET', '/posts/?search=filtered&status=draft', undefined, editor);
    expect(await none.json()).toEqual([]);
  });

  test('readings are counted, of published posts only', async () => {
    const { id } = await create({ status: 'published' });
    const draft = await create();
    for (const read of [id, id, draft.id]) await fetch(`${app.url}/api/posts/${read}/view/`, { method: 'POST' });
    await app.services.counts.flush();
    const counted = async (of: number) =>
      (await (await app.call('GET', `/posts/${of}/`, undefined, editor)).json()).view_count;
    expect([await counted(id), await counted(draft.id)]).toEqual([2, 0]);
  });

  test('earlier versions are kept, read and put back', async () => {
    const { id } = await create({ title: 'First', content: '<p>one</p>', excerpt: 'a' });
    const second = await (await change(id, { title: 'Second', content: '<p>two</p>', status: 'published' })).json();
    const callVersions = (method: string, path: string, body?: unknown, access = editor) =>
      app.call(method, `/versions/posts/${id}/${path}`, body, access);
    const versions = await (await callVersions('GET', '')).json();
    expect(versions).toMatchObject([
      { title: 'Second' },
      { title: 'First', by: expect.stringContaining('Test Staff') },
    ]);
    const first = versions[1].id;
    expect((await (await callVersions('GET', `${first}/`)).json()).values).toMatchObject({
      content: '<p>one</p>',
      excerpt: 'a',
    });
    expect((await callVersions('POST', `${first}/restore/`, { updated_at: MORNING })).status).toBe(409);
    const restore = (access: string) =>
      callVersions('POST', `${first}/restore/`, { updated_at: second.updated_at }, access);
    expect((await restore(writer)).status).toBe(403);
    expect((await restore(editor)).status).toBe(200);
    const { title, content, status } = await (await app.call('GET', `/posts/${id}/`, undefined, editor)).json();
    expect({ title, content, status }).toEqual({ title: 'First', content: '<p>one</p>', status: 'published' });
    expect(await (await callVersions('GET', '')).json()).toHaveLength(3);
    const other = await create();
    expect((await app.call('GET', `/versions/posts/${other.id}/${first}/`, undefined, editor)).status).toBe(404);
  });

  test('an earlier version of a long post comes back whole, also one that is older than the versions', async () => {
    const long = `<p>${'Beans and maize. '.repeat(400)}</p>`;
    const { id } = await create({ title: 'Long', content: long });
    await app.services.db.deleteFrom('versions').where('record', '=', String(id)).execute();
    const { updated_at } = await (await change(id, { title: 'Long', content: '<p>Short.</p>' })).json();
    const versions = await (await app.call('GET', `/versions/posts/${id}/`, undefined, editor)).json();
    expect(versions).toMatchObject([{ by: expect.stringContaining('Test Staff') }, { by: null }]);
    const path = `/versions/posts/${id}/${versions[1].id}/restore/`;
    expect((await app.call('POST', path, { updated_at }, writer)).status).toBe(200);
    expect((await (await app.call('GET', `/posts/${id}/`, undefined, editor)).json()).content).toBe(long);
  });

  test('a private link shows a draft for a week, and nobody can make one up', async () => {
    const { id } = await create({ title: 'Not yet', content: '<p>draft</p>' });
    const { token, expires_at } = await (await app.call('POST', `/posts/${id}/preview/`, undefined, editor)).json();
    const show = (by: string) => app.get(`/api/post-previews/${by}/`);
    expect(await (await show(token)).json()).toMatchObject({ id, status: 'draft', content: '<p>draft</p>' });
    await change(id, { title: 'Changed' });
    expect(await (await show(token)).json()).toMatchObject({ title: 'Changed' });
    expect((await app.get(`/api/posts/${id}/`)).status).toBe(404);
    const [, maker, until, signed] = token.split('.');
    for (const wrong of [
      'x',
      `${id}`,
      `${id + 1}.${maker}.${until}.${signed}`,
      `${id}.${Number(maker) + 1}.${until}.${signed}`,
      `${id}.${maker}.${Number(until) + 1}.${signed}`,
      `${id}...`,
    ]) {
      expect([wrong, (await show(wrong)).status]).toEqual([wrong, 404]);
    }
    app.setClock(expires_at);
    expect((await show(token)).status).toBe(404);
    app.setClock(MORNING);
  });

  describe('a private link', () => {
    const statusOf = async (token: string) => (await app.get(`/api/post-previews/${token}/`)).status;

    async function linkOf(access: string) {
      const { id } = await create({ title: 'Linked' });
      const { token } = await (await app.call('POST', `/posts/${id}/preview/`, undefined, access)).json();
      expect(await statusOf(token)).toBe(200);
      return { id, token };
    }

    test('is in the audit log, without what opens it', async () => {
      const { id, token } = await linkOf(editor);
      const made = app.services.db.selectFrom('audit').selectAll().where('action', '=', 'make_preview');
      const log = await made.where('resource_id', '=', id).execute();
      expect(log).toMatchObject([{ resource: 'posts', user_id: expect.any(Number) }]);
      expect(JSON.stringify(log)).not.toContain(token.split('.').at(-1));
    });

    test('ends when its maker may not read posts any more, and when their account is switched off or deleted', async () => {
      const { db } = app.services;
      const ends = {
        right: (id: number) => db.deleteFrom('user_roles').where('user_id', '=', id).execute(),
        account: (id: number) => db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute(),
        trash: (id: number) => db.updateTable('users').set({ deleted_at: MORNING }).where('id', '=', id).execute(),
      };
      for (const [end, happen] of Object.entries(ends)) {
        const maker = await signedIn(app, { permissions: ['posts.view'] });
        const { token } = await linkOf(maker.access);
        await happen(maker.id);
        expect([end, await statusOf(token)]).toEqual([end, 404]);
      }
    });

    test('ends with every other one to the post when somebody ends them; a new one can be made', async () => {
      const { id, token } = await linkOf(editor);
      const other = await linkOf(editor);
      expect((await app.call('DELETE', `/posts/${id}/preview/`, undefined, writer)).status).toBe(204);
      expect([await statusOf(token), await statusOf(other.token)]).toEqual([404, 200]);
      const again = await (await app.call('POST', `/posts/${id}/preview/`, undefined, editor)).json();
      expect(await statusOf(again.token)).toBe(200);
      const log = app.services.db.selectFrom('audit').select('resource_id').where('action', '=', 'end_previews');
      expect(await log.execute()).toEqual([{ resource_id: id }]);
    });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import type { Translation } from '../../domain/translation/translation.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

describe.each(databases)('translations, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let superuser: SignedInUser;
  let id: number;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    superuser = await signedIn(app, { isSuperuser: true });
  });

  beforeEach(async () => {
    id = await addPost(app.services, {
      title: 'The harvest',
      excerpt: 'A good year.',
      content: '<p>Everybody came.</p>',
    });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const call = (method: string, path: string, body?: unknown, access = superuser.access) =>
    app.call(method, path, body, access);
  const json = async (method: string, path: string, body?: unknown, access?: string) => {
    const reply = await call(method, path, body, access);
    return { status: reply.status, ...(await reply.json()) };
  };
  const at = (language: string, resource = 'posts', record: number | string = id) =>
    `/translations/${resource}/${record}/${language}/`;

  /** What a translator sends who fills in these fields, having seen the translation as it is. */
  function written(seen: Translation, texts: Record<string, string>, checked: readonly string[] = []) {
    return seen.fields.map(({ name, fingerprint, updated_at, draft, published }) => ({
      name,
      text: texts[name] ?? draft ?? published ?? '',
      fingerprint,
      updated_at,
      is_checked: checked.includes(name),
    }));
  }

  const translate = async (language: string, texts: Record<string, string>, publish = false) => {
    const seen = await json('GET', at(language));
    return json('PUT', at(language), { fields: written(seen, texts), publish });
  };

  const inKinyarwanda = {
    title: 'Umusaruro',
    excerpt: 'Umwaka mwiza.',
    content: '<p>Bose baraje.</p>',
  };

  const read = async (path: string) => (await app.get(`/api${path}`)).json();

  test('visitors read a translation once it is published, and the source until then', async () => {
    expect(await read(`/posts/${id}/?language=rw`)).toMatchObject({
      title: 'The harvest',
      untranslated: ['title', 'excerpt', 'content'],
    });
    await translate('rw', inKinyarwanda);
    expect((await read(`/posts/${id}/?language=rw`)).title).toBe('The harvest');
    expect((await translate('rw', {}, true)).state).toBe('current');
    const shown = await read(`/posts/${id}/?language=rw`);
    expect(shown).toMatchObject({ ...inKinyarwanda, translated_into: ['rw'] });
    expect(shown).not.toHaveProperty('untranslated');
    expect(await read(`/posts/${id}/`)).toMatchObject({ title: 'The harvest', translated_into: ['rw'] });
    expect(await read(`/posts/${id}/?language=fr`)).toMatchObject({ title: 'The harvest' });
    const [first] = await read('/posts/?language=rw&page_size=1&page=1').then(({ results }) => results);
    expect(first).toMatchObject({ title: 'Umusaruro', excerpt: 'Umwaka mwiza.' });
    expect(first).not.toHaveProperty('content');
  });

  test('staff always work on the source, whatever language they ask for', async () => {
    await translate('rw', inKinyarwanda, true);
    expect((await json('GET', `/posts/${id}/?language=rw`)).title).toBe('The harvest');
  });

  test('a language that there is not is refused', async () => {
    expect((await app.get(`/api/posts/${id}/?language=xx`)).status).toBe(400);
    expect((await call('GET', at('xx'))).status).toBe(404);
    expect((await call('GET', at('en'))).status).toBe(404);
  });

  test('is out of date when the source says something else, and only then', async () => {
    await translate('rw', inKinyarwanda, true);
    const change = async (fields: object) => {
      const post = await json('GET', `/posts/${id}/`);
      const { title, excerpt, content } = post;
      const body = { title, excerpt, content, status: 'published', updated_at: post.updated_at, ...fields };
      expect((await call('PUT', `/posts/${id}/`, body)).status).toBe(200);
      return (await json('GET', at('rw'))).state;
    };
    expect(await change({ is_featured: true })).toBe('current');
    expect(await change({ content: '<p>Everybody   <strong>came.</strong></p>' })).toBe('current');
    expect(await change({ content: '<p>Nobody came.</p>' })).toBe('outdated');
    const seen = await json('GET', at('rw'));
    expect(seen.fields.find(({ name }: { name: string }) => name === 'content')).toMatchObject({
      state: 'outdated',
      made_from: '<p>Everybody came.</p>',
      source: '<p>Nobody came.</p>',
    });
    expect((await read(`/posts/${id}/?language=rw`)).content).toBe('<p>Bose baraje.</p>');
    expect(await change({ content: '<p>Everybody came.</p>' })).toBe('current');
    expect(await change({ title: 'The harvests', small_correction: true })).toBe('current');
    expect(await change({ title: 'The harvest' })).toBe('outdated');
  });

  test('a translator may say that a text still fits', async () => {
    await translate('rw', inKinyarwanda, true);
    const { updated_at } = await json('GET', `/posts/${id}/`);
    const source = { excerpt: 'A good year.', content: '<p>Everybody came.</p>', status: 'published' };
    await call('PUT', `/posts/${id}/`, { title: 'Harvest', ...source, updated_at });
    const seen = await json('GET', at('rw'));
    expect(seen.state).toBe('outdated');
    const saved = await json('PUT', at('rw'), { fields: written(seen, {}, ['title']) });
    expect(saved.state).toBe('current');
    expect((await read(`/posts/${id}/?language=rw`)).title).toBe('Umusaruro');
  });

  test('is published whole: what is missing is named', async () => {
    const refused = await translate('rw', { title: 'Umusaruro' }, true);
    expect(refused).toMatchObject({
      status: 400,
      errors: { excerpt: ['Translate this first: Excerpt.'], content: ['Translate this first: Content.'] },
    });
    expect(refused.errors).not.toHaveProperty('title');
  });

  test('is checked and cleaned like the record itself', async () => {
    const seen = await json('GET', at('rw'));
    const long = await json('PUT', at('rw'), { fields: written(seen, { title: 'a'.repeat(201) }) });
    expect(long).toMatchObject({ status: 400, errors: { title: [expect.stringContaining('200')] } });
    const script = { ...inKinyarwanda, content: '<p>Bose<script>alert(1)</script><img src=x onerror=alert(1)></p>' };
    await json('PUT', at('rw'), { fields: written(seen, script), publish: true });
    expect((await read(`/posts/${id}/?language=rw`)).content).toBe('<p>Bose</p>');
    const strange = await json('PUT', at('rw'), {
      fields: [{ name: 'status', text: 'published', fingerprint: 'x', updated_at: null }],
    });
    expect(strange.status).toBe(400);
  });

  test('two translators and an editor at once lose nothing, and publish no other language', async () => {
    const first = await json('GET', at('rw'));
    const second = await json('GET', at('rw'));
    const french = await json('GET', at('fr'));
    const only = (seen: Translation, name: string, text: string) =>
      written(seen, { [name]: text }).filter((field) => field.name === name);
    const post = await json('GET', `/posts/${id}/`);
    const replies = await Promise.all([
      call('PUT', at('rw'), { fields: only(first, 'title', 'Umusaruro') }),
      call('PUT', at('rw'), { fields: only(second, 'excerpt', 'Umwaka mwiza.') }),
      call('PUT', at('fr'), {
        fields: written(french, { title: 'La récolte', excerpt: 'Bonne année.', content: '<p>Tous.</p>' }),
        publish: true,
      }),
      call('PUT', `/posts/${id}/`, { ...post, category: null, content: '<p>Everybody came back.</p>' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const now = await json('GET', at('rw'));
    expect(now).toMatchObject({ state: 'draft', is_published: false });
    expect(now.fields.map(({ draft }: { draft: string | null }) => draft)).toEqual([
      'Umusaruro',
      'Umwaka mwiza.',
      null,
    ]);
    expect((await read(`/posts/${id}/?language=fr`)).title).toBe('La récolte');
    expect((await read(`/posts/${id}/?language=rw`)).title).toBe('The harvest');
    const late = await json('PUT', at('rw'), { fields: only(second, 'title', 'Isarura') });
    expect(late).toMatchObject({ status: 409, current: { fields: expect.any(Array) } });
    expect((await json('GET', at('rw'))).fields[0].draft).toBe('Umusaruro');
    const unseen = await json('PUT', at('rw'), { fields: only(now, 'content', '<p>Bose.</p>'), publish: true });
    expect(unseen.status).toBe(409);
  });

  test('can be taken back, and goes with its record', async () => {
    await translate('rw', inKinyarwanda, true);
    const back = await json('POST', `${at('rw')}withdraw/`);
    expect(back).toMatchObject({ state: 'draft', is_published: false });
    expect((await read(`/posts/${id}/?language=rw`)).title).toBe('The harvest');
    await translate('rw', {}, true);
    await call('DELETE', `/posts/${id}/`);
    expect((await call('GET', at('rw'))).status).toBe(404);
    await call('POST', `/posts/${id}/restore/`);
    expect((await json('GET', at('rw'))).state).toBe('current');
    await call('DELETE', `/posts/${id}/`);
    await call('DELETE', `/trash/posts/${id}/`);
    const left = await app.services.db
      .selectFrom('translations')
      .selectAll()
      .where('record', '=', String(id))
      .execute();
    expect(left.filter(({ resource }) => resource === 'posts')).toEqual([]);
  });

  test('of an event comes with its beginning for lists', async () => {
    const event = await addEvent(app.services, { title: 'Market', location: 'Kanombe' });
    const seen = await json('GET', at('rw', 'events', event));
    const texts = { title: 'Isoko', description: '<p>Mwese murahawe ikaze.</p>', location: 'I Kanombe' };
    await json('PUT', at('rw', 'events', event), { fields: written(seen, texts), publish: true });
    const { results } = await read('/events/?language=rw');
    expect(results.find((one: { id: number }) => one.id === event)).toMatchObject({
      title: 'Isoko',
      summary: 'Mwese murahawe ikaze.',
      location: 'I Kanombe',
    });
  });

  test('of settings stands beside the right figures', async () => {
    const seen = await json('GET', at('rw', 'settings', 'settings'));
    const texts = Object.fromEntries(seen.fields.map(({ name }: { name: string }) => [name, `rw ${name}`]));
    const saved = await json('PUT', at('rw', 'settings', 'settings'), { fields: written(seen, texts), publish: true });
    expect(saved.status).toBe(200);
    const settings = await read('/site-settings/?language=rw');
    expect(settings).toMatchObject({ mission: 'rw mission', name: 'Intambwe' });
    expect(settings.fun_facts[0]).toEqual({ value: '459+', label: 'rw fun_facts-0-label' });
    const before = await json('GET', '/site-settings/');
    await call('PUT', '/site-settings/', { ...before, fun_facts: before.fun_facts.toReversed() });
    const turned = await read('/site-settings/?language=rw');
    expect(turned.fun_facts.map(({ label }: { label: string }) => label)).toEqual(
      before.fun_facts.toReversed().map(({ label }: { label: string }) => label),
    );
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
  });

  test('are listed by language, with who wrote last and the progress', async () => {
    await translate('rw', inKinyarwanda, true);
    await translate('fr', { title: 'La récolte' });
    const board = await json('GET', '/translations/?resource=posts&search=harvest&page_size=100');
    const row = board.results.find(({ record }: { record: string }) => record === String(id));
    const inLanguage = (language: string) =>
      row.translations.find((one: { language: string }) => one.language === language);
    expect(row.title).toBe('The harvest');
    expect(inLanguage('rw')).toMatchObject({
      state: 'current',
      has_draft: false,
      updated_by: expect.stringContaining('Staff'),
    });
    expect(inLanguage('fr')).toMatchObject({ state: 'draft', has_draft: true });
    const missing = await json('GET', '/translations/?resource=posts&state=missing&language=rw&page_size=100');
    expect(missing.results.map(({ record }: { record: string }) => record)).not.toContain(String(id));
    const [rw] = board.progress;
    expect(rw.missing + rw.draft + rw.outdated + rw.current).toBe(
      (await json('GET', '/translations/?resource=posts&page_size=1')).count,
    );
  });

  test('are found by their own words, and so are categories by their translated names', async () => {
    await translate('rw', { ...inKinyarwanda, title: 'Imbuto nshya' }, true);
    const found = async (query: string) =>
      (await read(`/posts/?${query}`)).map((post: { id: number }) => post.id).includes(id);
    expect([await found('search=imbuto%20NSHYA&language=rw'), await found('search=imbuto%20nshya')]).toEqual([
      true,
      true,
    ]);
    expect(await found('search=imbuto%20ishaje&language=rw')).toBe(false);
    const category = await json('POST', '/categories/', { name: `Farming ${id}` });
    const post = await json('GET', `/posts/${id}/`);
    await json('PUT', `/posts/${id}/`, { ...post, category: category.id });
    const seen = await json('GET', at('rw', 'categories', category.id));
    const fields = written(seen, { name: `Ubuhinzi ${id}` });
    await json('PUT', at('rw', 'categories', category.id), { fields, publish: true });
    expect(await found(`category=${encodeURIComponent(`ubuhinzi ${id}`)}&language=rw`)).toBe(true);
    expect((await read(`/posts/${id}/?language=rw`)).category_details.name).toBe(`Ubuhinzi ${id}`);
  });

  test('come first in lists where the organisation wants it so', async () => {
    const older = await addPost(app.services, { title: 'Older', created_at: '2026-01-01T00:00:00.000Z' });
    const seen = await json('GET', at('fr', 'posts', older));
    const texts = { title: 'Ancien', excerpt: 'Un texte.', content: '<p>Un texte.</p>' };
    await json('PUT', at('fr', 'posts', older), { fields: written(seen, texts), publish: true });
    const order = async (query: string) =>
      (await read(`/posts/?page_size=100&page=1${query}`)).results
        .map((post: { id: number }) => post.id)
        .filter((one: number) => one === id || one === older);
    expect(await order('&language=fr')).toEqual([id, older]);
    const settings = await json('GET', '/site-settings/');
    await call('PUT', '/site-settings/', { ...settings, translated_first: true });
    expect(await order('&language=fr')).toEqual([older, id]);
    expect([await order('&language=rw'), await order('')]).toEqual([
      [id, older],
      [id, older],
    ]);
    await call('PUT', '/site-settings/', { ...(await json('GET', '/site-settings/')), translated_first: false });
  });

  test('of a page stands at its own address, and search engines are told of both', async () => {
    const page = await json('POST', '/pages/', {
      title: 'Our story',
      address: `our-story-${id}`,
      content: '<p>We began.</p>',
      status: 'published',
    });
    const settings = await json('GET', '/site-settings/');
    await call('PUT', '/site-settings/', { ...settings, languages: ['rw'] });
    const seen = await json('GET', at('rw', 'pages', page.id));
    const texts = { title: 'Amateka', address: `amateka-${id}`, content: '<p>Twaratangiye.</p>' };
    const taken = { fields: written(seen, { ...texts, address: 'donate' }), publish: true };
    expect((await json('PUT', at('rw', 'pages', page.id), taken)).errors).toHaveProperty('address');
    await json('PUT', at('rw', 'pages', page.id), { fields: written(seen, texts), publish: true });
    const html = await (await app.get(`/rw/amateka-${id}`)).text();
    expect(html).toContain('Twaratangiye.');
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/rw/amateka-${id}"`));
    expect(html).toMatch(new RegExp(`hrefLang="en" href="[^"]*/our-story-${id}"`));
    const english = await (await app.get(`/our-story-${id}`)).text();
    expect(english).toMatch(new RegExp(`hrefLang="rw" href="[^"]*/rw/amateka-${id}"`));
    const sitemap = await (await app.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`/rw/amateka-${id}</loc>`);
    expect(sitemap).not.toContain(`/rw/our-story-${id}</loc>`);
    await translate('rw', inKinyarwanda, true);
    expect(await (await app.get('/rw/feed.xml')).text()).toContain('<title>Umusaruro</title>');
    expect((await app.get('/fr/feed.xml')).status).toBe(404);
    expect(await (await app.get('/sitemap.xml')).text()).toContain(`/rw/BlogDetail/${id}</loc>`);
    const other = await json('POST', '/pages/', { title: 'Another', address: `amateka-${id}`, content: '<p>Us.</p>' });
    expect(other.errors).toHaveProperty('address');
  });
});

import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Translation } from '../../domain/translation/translation.ts';
import type { Version } from '../../domain/version.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { translating, written } from '../../tests/support/translating.ts';

eachDatabase('translations', (app) => {
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

  const { call, json, read } = translating(() => ({ app, access: superuser.access }));
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

  test('the pages after and before one in a language are in that language', async () => {
    await translate('rw', inKinyarwanda, true);
    await addPost(app.services, {
      title: 'The harvest of the year before',
      published_date: '2025-11-20T08:00:00.000Z',
    });
    const first = await read('/posts/?search=harvest&page_size=1&page=1&language=rw');
    expect(first.results).toMatchObject([{ title: 'Umusaruro' }]);
    expect(first.next).toBe('/api/posts/?page=2&page_size=1&search=harvest&language=rw');
    const second = await read(first.next.replace('/api', ''));
    expect(second.previous).toBe('/api/posts/?page=1&page_size=1&search=harvest&language=rw');
    expect(await read(second.previous.replace('/api', ''))).toEqual(first);
    const without = await read('/posts/?search=harvest&page_size=1&page=1');
    expect(without.next).toBe('/api/posts/?page=2&page_size=1&search=harvest');
    expect((await read('/posts/?page_size=1&page=1&language=')).next).toBe('/api/posts/?page=2&page_size=1');
    expect((await json('GET', '/posts/?page_size=1&page=1&language=fr')).next).toMatch(/&language=fr$/);
  });

  test('staff always work on the source, whatever language they ask for', async () => {
    await translate('rw', inKinyarwanda, true);
    expect((await json('GET', `/posts/${id}/?language=rw`)).title).toBe('The harvest');
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

  const change = async (fields: object) => {
    const { title, excerpt, content, updated_at } = await json('GET', `/posts/${id}/`);
    const body = { title, excerpt, content, status: 'published', updated_at, ...fields };
    expect((await call('PUT', `/posts/${id}/`, body)).status).toBe(200);
  };

  test('a small correction keeps a translation current whose translator had the text before it open', async () => {
    const opened = await json('GET', at('rw'));
    await change({ title: 'The harvests', small_correction: true });
    await change({ title: 'The Harvests', small_correction: true });
    const saved = await json('PUT', at('rw'), { fields: written(opened, inKinyarwanda), publish: true });
    expect(saved).toMatchObject({ status: 200, state: 'current' });
    const late = await json('GET', at('fr'));
    await change({ title: 'Nobody came' });
    expect((await json('PUT', at('fr'), { fields: written(late, inKinyarwanda), publish: true })).state).toBe(
      'outdated',
    );
  });

  test('every saved and published state is kept with who and when, and can be sent again', async () => {
    const long = `<p>${'Bose baraje. '.repeat(300)}</p>`.replace(' </p>', '</p>');
    await translate('rw', { ...inKinyarwanda, content: long });
    await translate('rw', {}, true);
    await translate('rw', { content: '<p>Ntawaje.</p>' });
    await translate('fr', { title: 'La récolte' });
    await translate('rw', {});
    const versions: Version[] = await (await call('GET', `${at('rw')}versions/`)).json();
    expect(versions).toHaveLength(3);
    expect(versions[0]).toMatchObject({ title: 'Umusaruro', by: expect.stringContaining('Test Staff') });
    const published = versions[1]?.id;
    await change({ title: 'The harvests', small_correction: true });
    const kept = await json('GET', `${at('rw')}versions/${published}/`);
    expect(kept).toMatchObject({ is_published: true, fields: [{ text: 'Umusaruro' }, {}, { text: long }] });
    const seen: Translation = await json('GET', at('rw'));
    const fields = kept.fields.map(
      ({ name, text, fingerprint }: { name: string; text: string; fingerprint: string }) => ({
        name,
        text,
        fingerprint,
        updated_at: seen.fields.find((field) => field.name === name)?.updated_at,
      }),
    );
    const restored = await json('PUT', at('rw'), { fields });
    expect(restored).toMatchObject({ status: 200, state: 'current' });
    expect(restored.fields[2]).toMatchObject({ draft: null, published: long });
    expect((await call('GET', `${at('fr')}versions/${published}/`)).status).toBe(404);
    const stranger = await signedIn(app, { permissions: ['events.view'] });
    expect((await call('GET', `${at('rw')}versions/`, undefined, stranger.access)).status).toBe(403);
    await call('DELETE', `/posts/${id}/`);
    expect((await call('GET', `${at('rw')}versions/`)).status).toBe(404);
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

  test('who is refused as another has changed a text is shown what is saved, and not their own other texts as saved', async () => {
    const seen = await json('GET', at('rw'));
    await translate('rw', { excerpt: 'Umwaka.' });
    const refused = await json('PUT', at('rw'), { fields: written(seen, inKinyarwanda) });
    expect(refused.status).toBe(409);
    expect(refused.current.fields).toMatchObject([{ draft: null, updated_at: null }, { draft: 'Umwaka.' }, {}]);
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
    expect((await read(`/posts/${id}/`)).content).toBe('<p>Everybody came back.</p>');
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

  test('an editor changes text and date while both languages are published, and all three are there', async () => {
    const [kinyarwanda, french, post] = [
      await json('GET', at('rw')),
      await json('GET', at('fr')),
      await json('GET', `/posts/${id}/`),
    ];
    const inFrench = { title: 'La récolte', excerpt: 'Bonne année.', content: '<p>Tous.</p>' };
    const changed = { content: '<p>Everybody came back.</p>', published_date: '2026-01-05T08:00:00.000Z' };
    const replies = await Promise.all([
      call('PUT', at('rw'), { fields: written(kinyarwanda, inKinyarwanda), publish: true }),
      call('PUT', `/posts/${id}/`, { ...post, category: null, ...changed }),
      call('PUT', at('fr'), { fields: written(french, inFrench), publish: true }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(`/posts/${id}/`)).toMatchObject(changed);
    expect(await read(`/posts/${id}/?language=rw`)).toMatchObject({ title: inKinyarwanda.title });
    expect(await read(`/posts/${id}/?language=fr`)).toMatchObject(inFrench);
    for (const language of ['rw', 'fr'] as const)
      expect(await json('GET', at(language))).toMatchObject({ is_published: true, state: 'outdated' });
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
    await call('DELETE', `/trash/posts/${id}/?reason=old`);
    const left = await app.services.db
      .selectFrom('translations')
      .selectAll()
      .where('record', '=', String(id))
      .execute();
    expect(left.filter(({ resource }) => resource === 'posts')).toEqual([]);
  });

  test('of settings stands beside the right figures', async () => {
    const seen = await json('GET', at('rw', 'settings', 'settings'));
    const texts = Object.fromEntries(seen.fields.map(({ name }: { name: string }) => [name, `rw ${name}`]));
    const saved = await json('PUT', at('rw', 'settings', 'settings'), { fields: written(seen, texts), publish: true });
    expect(saved.status).toBe(200);
    const settings = await read('/site-settings/?language=rw');
    expect(settings).toMatchObject({ mission: 'rw mission', name: 'Intambwe' });
    expect(settings.fun_facts[0]).toEqual({ id: '0', value: '459+', label: 'rw fun_facts-0-label' });
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
});

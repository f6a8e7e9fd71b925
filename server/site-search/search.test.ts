import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { FoundText } from '../../domain/site-search.ts';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { offerLanguages } from '../../tests/support/words.ts';
import { isSqlite } from '../database/columns.ts';

const textOf = (pieces: FoundText['title']) => pieces.map(({ text }) => text).join('');

eachDatabase('the search of the site', behindProxy, (app) => {
  let visitors = 0;
  /** What a visitor finds; each comes from a place of their own. */
  async function reply(q: string, more = '') {
    visitors += 1;
    const place = { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` };
    return app.get(`/api/search/?q=${encodeURIComponent(q)}${more}`, place);
  }
  async function find(q: string, more = ''): Promise<{ count: number; results: FoundText[] }> {
    const answer = await reply(q, more);
    expect(answer.status, q).toBe(200);
    return answer.json();
  }
  const titles = async (q: string, more = '') => (await find(q, more)).results.map(({ title }) => textOf(title));

  beforeAll(async () => {
    const { services } = app;
    await addPost(services, {
      title: 'Don’t wait for rain',
      content: '<p>A multi-agent meeting on Ubuntu 20.04 with <b>École</b> Élodie.</p>',
    });
    await addPost(services, { title: 'Ibyo twakoze', content: '<p>Twakoze umuganda n’abaturage.</p>' });
    await addEvent(services, { title: 'Umuganda day', location: 'Musanze' });
    await addPost(services, { title: 'Old maize', content: '<p>x</p>', published_date: '2020-01-01T00:00:00.000Z' });
    await addPost(services, { title: 'New maize', content: '<p>x</p>' });
    await addPost(services, { title: 'Harvest', content: '<p>maize and beans</p>' });
  });

  test.each([
    ["don't", 'Don’t wait for rain'],
    ['dont', 'Don’t wait for rain'],
    ['multi-agent', 'Don’t wait for rain'],
    ['20.04', 'Don’t wait for rain'],
    ['04.20', undefined],
    ['NOT meeting', 'Don’t wait for rain'],
    ['wait AND', 'Don’t wait for rain'],
    ['OR NEAR(meeting', 'Don’t wait for rain'],
    ['near/meeting^2', undefined],
    ['“meeting”,wait', 'Don’t wait for rain'],
    ['col:meeting', undefined],
    ['title:meeting', undefined],
    ['"meeting', 'Don’t wait for rain'],
    ['"', undefined],
    ['(', undefined],
    ['*', undefined],
    ['meet*', 'Don’t wait for rain'],
    ['=', undefined],
    ['@', undefined],
    ['\\', undefined],
    ['%', undefined],
    ['_', undefined],
    ['🎉', undefined],
    ["'; drop table posts; --", undefined],
    ['<script>', undefined],
    ["''':*|!&", undefined],
    ['\u0301\u0301', undefined],
    ['ｍａｉｚｅ', undefined],
    ['क्षत्रिय', undefined],
  ])('%j finds what it says, or nothing', async (q, first) => {
    expect((await titles(q))[0]).toBe(first);
  });

  test('a character that no database holds is no error on the page', async () => {
    expect((await app.get('/search?q=%00')).status).toBe(200);
    const page = await (await app.get('/search?q=meeting%00')).text();
    expect(page).toContain('wait for rain');
  });

  test('10,000 letters, and as many words, are no error', async () => {
    expect(await titles('a'.repeat(10_000))).toEqual([]);
    expect((await app.get(`/api/search/?q=${'x+'.repeat(5000)}`)).status).toBe(200);
    expect((await app.get(`/search?q=${'x+'.repeat(5000)}`)).status).toBe(200);
    expect((await reply('x', `&page=${'9'.repeat(500)}`)).status).toBe(400);
  });

  test('accents, letter case and what is shortened make no difference', async () => {
    for (const q of ['ecole', 'ÉCOLE', 'l’école', "d'elodie", 'ELODIE ecole'])
      expect(await titles(q), q).toEqual(['Don’t wait for rain']);
    expect((await titles("n'umuganda"))[0]).toBe('Umuganda day');
  });

  test('a title comes before a text, all words before some, and the newer before the older', async () => {
    expect(await titles('umuganda')).toEqual(['Umuganda day', 'Ibyo twakoze']);
    expect(await titles('maize')).toEqual(['New maize', 'Old maize', 'Harvest', 'Our Services']);
    expect((await titles('maize beans'))[0]).toBe('Harvest');
  });

  test('one slip of typing in a word of five letters or more is overlooked', async () => {
    for (const q of ['umugnda', 'umugadna', 'umugandaa', 'omuganda'])
      expect((await titles(q))[0], q).toBe('Umuganda day');
    expect(await titles('Musnaze')).toEqual(['Umuganda day']);
    expect(await titles('raim')).toEqual([]);
  });

  test('a mark in a title is a text', async () => {
    await addPost(app.services, { title: '<mark>sorghum</mark><script>alert(1)</script>', content: '<p>x</p>' });
    const { results } = await find('sorghum');
    expect(results[0]?.title).toEqual([
      { text: '<mark>', is_found: false },
      { text: 'sorghum', is_found: true },
      { text: '</mark><script>alert(1)</script>', is_found: false },
    ]);
    const page = await (await app.get('/search?q=sorghum')).text();
    expect(page).toMatch(/&lt;mark&gt;<mark( class="[^"]*")?>sorghum<\/mark>&lt;\/mark&gt;&lt;script&gt;/);
  });

  test('there are ten to a page, and fifty pages', async () => {
    for (let number = 0; number < 12; number += 1) await addPost(app.services, { title: `Cassava ${number}` });
    const first = await find('cassava');
    expect([first.count, first.results.length]).toEqual([12, 10]);
    expect((await find('cassava', '&page=2')).results).toHaveLength(2);
    expect((await find('cassava', '&page=50')).results).toHaveLength(0);
    const beyond = await reply('cassava', '&page=51');
    expect([beyond.status, Object.keys((await beyond.json()).errors)]).toEqual([400, ['page']]);
    const other = await reply('cassava', '&language=xx');
    expect([other.status, Object.keys((await other.json()).errors)]).toEqual([400, ['language']]);
  });

  test('what is in the language that was asked for comes first, and leads there', async () => {
    await offerLanguages(app, ['rw']);
    const id = await addPost(app.services, {
      title: 'Terraces keep soil',
      slug: 'terraces',
      content: '<p>amaterasi</p>',
    });
    const other = await addPost(app.services, { title: 'Amaterasi', slug: 'amaterasi', content: '<p>x</p>' });
    await app.services.write(null, async ({ db, now }) => {
      for (const [field, published] of [
        ['title', 'Amaterasi arinda ubutaka'],
        ['content', '<p>Ni byiza.</p>'],
      ] as const)
        await db
          .insertInto('translations')
          .values({
            ...{ resource: 'posts', record: String(id), language: 'rw', field, published, updated_at: now },
            ...{ published_fingerprint: 'x', published_source: 'x', draft: 'Ibanga', draft_fingerprint: null },
            ...{ draft_source: null, updated_by: null },
          })
          .execute();
    });
    const inRwanda = (await find('amaterasi', '&language=rw')).results;
    expect(inRwanda.map(({ title, address, language }) => [textOf(title), address, language])).toEqual([
      ['Amaterasi arinda ubutaka', `/rw/BlogDetail/${id}-amaterasi-arinda-ubutaka`, 'rw'],
      ['Amaterasi', `/rw/BlogDetail/${other}-amaterasi`, 'en'],
    ]);
    const inEnglish = (await find('amaterasi')).results;
    expect(inEnglish.map(({ address, language }) => [address, language])).toEqual([
      [`/BlogDetail/${other}-amaterasi`, 'en'],
      [`/BlogDetail/${id}-terraces`, 'en'],
    ]);
    expect((await find('ubutaka')).results.map(({ address, language }) => [address, language])).toEqual([
      [`/rw/BlogDetail/${id}-amaterasi-arinda-ubutaka`, 'rw'],
    ]);
    expect(await titles('ibanga')).toEqual([]);
    await offerLanguages(app, []);
    expect(await titles('ubutaka')).toEqual([]);
  });

  test('a save that changes nothing that is searched writes nothing into the index', async () => {
    const { services } = app;
    const id = await addPost(services, { title: 'Quinoa' });
    const written = async () =>
      isSqlite(services.db)
        ? (
            await sql<{
              id: number;
              block: unknown;
            }>`select cast(id as text) as id, hex(block) as block from searched_texts_search_data`.execute(services.db)
          ).rows
        : (await sql`select id, xmin::text as block from searched_texts order by id`.execute(services.db)).rows;
    const before = await written();
    await services.write(null, ({ db }) =>
      db.updateTable('posts').set({ title: 'Quinoa', is_featured: true, view_count: 7 }).where('id', '=', id).execute(),
    );
    expect(await written()).toEqual(before);
    await services.write(null, ({ db }) =>
      db.updateTable('posts').set({ title: 'Millet' }).where('id', '=', id).execute(),
    );
    expect(await written()).not.toEqual(before);
    expect(await titles('quinoa')).toEqual([]);
    expect(await titles('millet')).toEqual(['Millet']);
    const known = services.db.selectFrom('searched_words').select('word').where('word', 'in', ['quinoa', 'millet']);
    expect(await known.execute()).toEqual([{ word: 'millet' }]);
  });

  test('words that stand nowhere are counted, and nothing that could be somebody’s', async () => {
    const missed = async () => {
      const { access } = await signedIn(app, { permissions: ['pages.edit'] });
      return (await app.call('GET', '/search/missed/', undefined, access)).json();
    };
    await app.services.db.deleteFrom('missed_words').execute();
    // Each by two visitors: what one person alone looks for is not kept.
    for (const q of [
      'ubworozi',
      'Ubworozi',
      'umuganda ubwisungane',
      '0788123456',
      'aline@example.org',
      'K20.04',
      'x',
      'jean-paul',
    ])
      for (let times = 0; times < 2; times += 1) await find(q);
    const today = '2026-11-20';
    expect(await missed()).toEqual([
      { id: expect.any(Number), word: 'ubwisungane', count: 1, last_on: today },
      { id: expect.any(Number), word: 'ubworozi', count: 1, last_on: today },
    ]);
    app.advance(24 * 3_600_000);
    await find('ubworozi');
    expect((await missed())[0]).toMatchObject({ word: 'ubworozi', count: 2, last_on: '2026-11-21' });
    await addPost(app.services, { title: 'Ubworozi bw’inka' });
    expect((await missed()).map(({ word }: { word: string }) => word)).toEqual(['ubwisungane']);
    const without = await signedIn(app, { permissions: ['posts.edit'] });
    expect((await app.call('GET', '/search/missed/', undefined, without.access)).status).toBe(403);
  });

  test('a word that staff remove is listed no more, however often it is searched for, until they put it back', async () => {
    const call = async (method: string, path: string, body?: object) =>
      app.call(method, path, body, (await signedIn(app, { permissions: ['pages.edit'] })).access);
    const words = async () =>
      (await (await call('GET', '/search/missed/')).json()).map(({ word }: { word: string }) => word);
    await app.services.db.deleteFrom('missed_words').execute();
    for (const q of ['amatungo', 'amatungo', 'umusaruro', 'umusaruro']) await find(q);
    const [{ id, word }] = await (await call('GET', '/search/missed/')).json();
    const dismiss = (is_dismissed: boolean) => call('PATCH', `/search/missed/${id}/`, { is_dismissed });
    expect((await dismiss(true)).status).toBe(200);
    app.advance(24 * 3_600_000);
    await find(word);
    expect(await words()).toEqual(['amatungo', 'umusaruro'].filter((one) => one !== word));
    expect(await (await dismiss(false)).json()).toMatchObject({ id, word, count: 2 });
    expect(await words()).toEqual(expect.arrayContaining(['amatungo', 'umusaruro']));
    expect((await call('PATCH', '/search/missed/999999/', { is_dismissed: true })).status).toBe(404);
    const without = await signedIn(app, { permissions: ['pages.view'] });
    const refused = await app.call('PATCH', `/search/missed/${id}/`, { is_dismissed: true }, without.access);
    expect(refused.status).toBe(403);
  });

  test('one place searches sixty times a minute, and no other waits for it', async () => {
    const from = (place: string) => app.get('/api/search/?q=maize', { 'x-forwarded-for': place });
    const statuses: number[] = [];
    for (let number = 0; number < 61; number += 1) statuses.push((await from('203.0.113.7')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await from('198.51.100.7')).status).toBe(200);
  });

  test('the page says with its status that there were too many searches', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    for (let number = 0; number < 60; number += 1) await app.get('/api/search/?q=maize', from);
    const page = await app.get('/search?q=maize', from);
    expect([page.status, page.headers.get('cache-control')]).toEqual([429, expect.stringContaining('no-store')]);
    expect(await page.text()).toContain('type="search"');
  });

  test('nothing keeps the page, nor what was searched for', async () => {
    for (const path of ['/search?q=maize', '/search', '/api/search/?q=maize'])
      expect((await app.get(path)).headers.get('cache-control'), path).toContain('no-store');
  });
});

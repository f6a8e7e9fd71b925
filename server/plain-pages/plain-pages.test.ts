import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { readSitemap } from '../../tests/support/sitemap.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { offerLanguages } from '../../tests/support/words.ts';
import { holdLock } from '../database/lock.ts';
import { importPage, rewriteImportedPage } from './staff-store.ts';

eachDatabase('pages that staff add', (app) => {
  let staff: SignedInUser;
  let everybody: SignedInUser;

  beforeAll(async () => {
    everybody = await signedIn(app, { isSuperuser: true });
    staff = await signedIn(app, { permissions: ['pages.view', 'pages.create', 'pages.edit'] });
  });

  const send = async (method: string, path: string, body?: unknown, access = everybody.access) => {
    const reply = await app.call(method, `/pages/${path}`, body, access);
    return { status: reply.status, body: reply.status === 204 ? null : await reply.json() };
  };
  const add = async (fields: Record<string, unknown>, access?: string) => {
    const { status, body } = await send('POST', '', { title: 'A page', ...fields }, access);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const statusOf = async (path: string) => (await app.get(path)).status;

  test('a published page is a document at its address, in any letter case, with all that finds and shows it', async () => {
    expect(await statusOf('/about/partners')).toBe(404);
    const text = '<h2>Who they are</h2><p>Three <script>alert(1)</script>banks.</p>';
    await add({
      title: 'Our partners',
      address: '/about/partners/',
      content: text,
      description: 'Who works with us',
      status: 'published',
    });
    const html = await (await app.get('/About/Partners/')).text();
    expect(html).toContain('<h1 id="page-title" class="max-w-reading text-title">Our partners</h1>');
    expect(html).toContain('<h2>Who they are</h2><p>Three banks.</p>');
    expect(html).toContain('<title>Our partners — ');
    expect(html).toContain('<meta name="description" content="Who works with us"/>');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/about\/partners"\/>/);
    expect(html).toContain('"@type":"WebPage"');
    expect(html).toContain('/share/default.jpg');
    expect(await readSitemap(app)).toContain('/about/partners</loc>');
    for (const path of [
      '/about',
      '/about/partners/more',
      '/about/partners.html',
      '/about/%70artners/x',
      '/a/b/c/d/e',
    ]) {
      expect(await statusOf(path), path).toBe(404);
    }
  });

  test('a draft is not there for visitors, nor what is scheduled, until its moment', async () => {
    const draft = await add({ title: 'Draft', address: 'draft' });
    expect(await statusOf('/draft')).toBe(404);
    expect((await app.get(`/api/pages/${draft.id}/`)).status).toBe(404);
    await add({ title: 'Soon', address: 'soon', status: 'published', published_date: '2026-11-20T09:00:00Z' });
    expect(await statusOf('/soon')).toBe(404);
    expect(await readSitemap(app)).not.toContain('/soon<');
    app.setClock('2026-11-20T09:00:00.000Z');
    expect(await statusOf('/soon')).toBe(200);
    expect(await readSitemap(app)).toContain('/soon<');
    app.setClock(MORNING);
    expect(await (await app.get('/api/pages/')).json()).not.toContainEqual(expect.objectContaining({ title: 'Draft' }));
    const listed = await send('GET', '?search=draft&status=draft');
    expect(listed.body).toMatchObject([{ title: 'Draft', status: 'draft' }]);
    expect(listed.body[0]).not.toHaveProperty('content');
  });

  test('a page that opens later says until then what staff wrote for that, and nothing of its text', async () => {
    const opens = '2026-11-20T09:00:00Z';
    const page = {
      title: 'The loan',
      address: 'the-loan',
      content: '<p>Ten per cent.</p>',
      description: 'How it works',
    };
    const later = { ...page, status: 'published', published_date: opens, until_then: 'Applications open\nsoon.' };
    const { id } = await add(later);
    const read = async (path: string) => (await app.get(path)).text();
    const before = await read('/the-loan');
    expect(before).toContain('Applications open\nsoon.');
    expect(before).toContain('This page opens on Friday, 20 November 2026 at 11:00.');
    expect(before).toContain('<meta name="robots" content="noindex"/>');
    expect(before).not.toContain('Ten per cent');
    expect(before).not.toContain('How it works');
    expect(await read('/api/pages/at/the-loan/')).not.toContain('Ten per cent');
    expect((await app.get(`/api/pages/${id}/`)).status).toBe(404);
    expect(await readSitemap(app)).not.toContain('/the-loan<');

    app.setClock('2026-11-20T09:00:00.000Z');
    const after = await read('/the-loan');
    expect(after).toContain('<p>Ten per cent.</p>');
    expect(after).not.toContain('Applications open');
    expect(after).not.toContain('noindex');
    app.setClock(MORNING);

    expect((await send('PUT', `${id}/`, { ...later, status: 'draft' })).status).toBe(200);
    expect(await statusOf('/the-loan')).toBe(404);
    expect((await send('PUT', `${id}/`, later)).status).toBe(200);
    expect(await statusOf('/the-loan')).toBe(200);
    expect((await send('DELETE', `${id}/`)).status).toBe(204);
    expect(await statusOf('/the-loan')).toBe(404);
  });

  test('readers of another language read in it what is said until then', async () => {
    await offerLanguages(app, ['fr']);
    const opens = '2026-11-20T09:00:00Z';
    const texts = { title: 'The fund', content: '<p>All of it.</p>', until_then: 'Soon.' };
    const { id } = await add({ ...texts, address: 'the-fund', status: 'published', published_date: opens });
    await publishTranslation(app, `pages/${id}/fr`, {
      title: 'Le fonds',
      address: 'le-fonds',
      content: '<p>Tout.</p>',
      until_then: 'Bientôt.',
    });
    const html = await (await app.get('/fr/le-fonds')).text();
    expect(html).toContain('Bientôt.');
    expect(html).not.toContain('Tout.');
    expect(await statusOf('/le-fonds')).toBe(404);
    await offerLanguages(app, []);
  });

  test('a page that is kept out of search engines asks them so, and is not in the site map', async () => {
    await add({ title: 'For partners', address: 'for-partners', status: 'published', is_unlisted: true });
    expect(await (await app.get('/for-partners')).text()).toContain('<meta name="robots" content="noindex"/>');
    expect(await readSitemap(app)).not.toContain('/for-partners<');
  });

  test('without an address it is made from the title, and numbered where it is taken', async () => {
    expect((await add({ title: 'Our Work & Hopes' })).address).toBe('our-work-hopes');
    expect((await add({ title: 'Our work, hopes' })).address).toBe('our-work-hopes-2');
    expect((await add({ title: 'Events' })).address).toBe('events-2');
    expect((await add({ title: '日本' })).address).toBe('page');
  });

  test.each([
    ['events', 'The site uses this address itself. Choose another.'],
    ['blogdetail/x', 'The site uses this address itself. Choose another.'],
    ['api', 'The site uses this address itself. Choose another.'],
    ['feed', 'The site uses this address itself. Choose another.'],
    ['dashboard/mine', 'The site uses this address itself. Choose another.'],
    ['known', 'The page “Known” has this address. Choose another.'],
    ['Our Story', 'Use only lowercase letters, numbers and hyphens, in at most 4 parts with a slash between them.'],
    ['a/b/c/d/e', 'Use only lowercase letters, numbers and hyphens, in at most 4 parts with a slash between them.'],
    ['a//b', 'Use only lowercase letters, numbers and hyphens, in at most 4 parts with a slash between them.'],
    ['../etc', 'Use only lowercase letters, numbers and hyphens, in at most 4 parts with a slash between them.'],
    ['a'.repeat(201), 'Use at most 200 characters.'],
  ])('%s is refused as an address, with the reason at the field', async (address, text) => {
    await send('POST', '', { title: 'Known', address: 'known' });
    const { status, body } = await send('POST', '', { title: 'x', address });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { address: [text] } });
  });

  test('without the right to publish one writes drafts, and changes neither what is public nor when', async () => {
    const { access } = staff;
    const draft = await add({ title: 'Mine' }, access);
    expect((await send('PUT', `${draft.id}/`, { ...draft, status: 'published' }, access)).status).toBe(403);
    expect((await send('POST', '', { title: 'x', status: 'published' }, access)).status).toBe(403);
    expect((await send('DELETE', `${draft.id}/`, undefined, access)).status).toBe(403);
    const open = await add({ title: 'Open', status: 'published' });
    const mended = { title: 'Open to all', status: 'published' };
    expect(await send('PUT', `${open.id}/`, mended, access)).toMatchObject({
      status: 403,
      body: { errors: { status: [expect.stringMatching(/^This is published, and you cannot change/)] } },
    });
    expect((await send('PUT', `${draft.id}/`, { ...draft, address: 'mine-now' }, access)).status).toBe(200);
  });

  test('who may change what is published changes its words, and neither its address nor whether it is public', async () => {
    const { access } = await signedIn(app, { permissions: ['pages.view', 'pages.edit', 'pages.edit_published'] });
    const open = await add({ title: 'Open', address: 'open-words', status: 'published' });
    const mended = { title: 'Open to all', status: 'published' };
    expect((await send('PUT', `${open.id}/`, mended, access)).body).toMatchObject({
      title: 'Open to all',
      address: 'open-words',
    });
    expect((await send('PUT', `${open.id}/`, { ...mended, status: 'draft' }, access)).status).toBe(403);
    const moved = await send('PUT', `${open.id}/`, { ...mended, address: 'elsewhere' }, access);
    expect(moved).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('not move a published page') },
    });
    expect(await statusOf('/open-words')).toBe(200);
    expect((await send('PUT', `${open.id}/`, { ...mended, address: 'open-words' }, access)).status).toBe(200);
  });

  test.each([
    ['PUT', '/site-pages/privacy/', { title: 'Privacy', body: '<p>We sell it.</p>' }],
    ['POST', '/team/', { name: 'Nobody', role: 'Director' }],
    ['POST', '/testimonials/', { name: 'Nobody', role: 'x', quote: 'y', is_consented: true }],
    ['POST', '/timeline/', { title: 'x', date: '2026-01-01', precision: 'day', text: 'y' }],
    ['POST', '/documents/', { title: 'x' }],
  ])('who may not publish does not write what visitors read at once: %s %s', async (method, path, body) => {
    const reply = await app.call(method, path, body, staff.access);
    expect(reply.status).toBe(403);
    const publisher = await signedIn(app, { permissions: ['pages.view', 'pages.publish'] });
    expect((await app.call(method, path, body, publisher.access)).status).not.toBe(403);
  });

  test('of two who edit at once the second is told, and the log says who did what', async () => {
    const page = await add({ title: 'Both' });
    const first = await send('PUT', `${page.id}/`, { title: 'First', updated_at: page.updated_at });
    expect(first.status).toBe(200);
    const second = await send('PUT', `${page.id}/`, { title: 'Second', updated_at: page.updated_at });
    expect(second).toMatchObject({ status: 409, body: { current: { title: 'First' } } });
    const log = await (await app.call('GET', '/audit/?page_size=1', undefined, everybody.access)).json();
    expect(log.results[0].sentence).toMatch(/changed the page “First”\.$/);
  });

  test('in the trash it is gone and keeps its address; restored, it is back', async () => {
    const page = await add({ title: 'Gone', address: 'gone', status: 'published' });
    expect(await statusOf('/gone')).toBe(200);
    expect((await send('DELETE', `${page.id}/`)).status).toBe(204);
    expect(await statusOf('/gone')).toBe(404);
    expect((await send('POST', '', { title: 'x', address: 'gone' })).body.errors.address).toEqual([
      'The page “Gone” in the trash has this address. Choose another.',
    ]);
    expect((await send('POST', `${page.id}/restore/`)).status).toBe(200);
    expect(await statusOf('/gone')).toBe(200);
  });

  test('a page of another program keeps its dates, and finds a place', async () => {
    const publicUrl = 'https://intambwe.example';
    const dates = { created_at: '2013-01-02T00:00:00.000Z', updated_at: '2014-01-02T00:00:00.000Z' };
    const old = {
      title: 'Old',
      content: '<p>a</p>',
      description: '',
      status: 'published',
      published_date: dates.created_at,
      until_then: '',
      is_unlisted: false,
    } as const;
    const places = await app.services.write(null, async (unit) => {
      await holdLock(unit, 'pages');
      const made = [];
      for (const address of ['about/us', 'about/us', 'events/harvest', 'dashboard']) {
        made.push(await importPage(app.services, unit, { ...old, ...dates, address }));
      }
      await rewriteImportedPage(unit, publicUrl, made[0]?.id ?? 0, {
        content: '<p>b<script></script></p>',
        blocks: '[]',
      });
      unit.changes('pages');
      return made;
    });
    expect(places.map(({ address }) => address)).toEqual(['about/us', 'about/us-2', 'events-harvest', 'dashboard-2']);
    expect((await send('GET', `${places[0]?.id}/`)).body).toMatchObject({ ...dates, content: '<p>b</p>' });
  });
});

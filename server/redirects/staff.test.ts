import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { offerLanguages } from '../../tests/support/words.ts';
import { tidy } from '../housekeeping.ts';
import { addRedirects } from './store.ts';

const DAY = 24 * 3_600_000;

eachDatabase('redirects of staff', (app) => {
  let access: string;
  beforeAll(async () => {
    access = (await signedIn(app, { isSuperuser: true })).access;
    await offerLanguages(app, ['rw', 'fr']);
  });
  beforeEach(async () => {
    await app.missed.flush();
    await app.services.db.deleteFrom('redirects').execute();
    await app.services.db.deleteFrom('missed_addresses').execute();
  });

  const call = async (method: string, path: string, body?: object, by = access) => {
    const reply = await app.call(method, path, body, by);
    return { status: reply.status, body: reply.status === 204 ? undefined : await reply.json() };
  };
  const add = (from: string, target: string) => call('POST', '/redirects/', { from, target });
  const markGone = (from: string) => call('POST', '/redirects/', { from, is_gone: true });
  const listed = async (query = '') => (await call('GET', `/redirects/?page_size=100${query}`)).body.results;
  const refusal = async (from: string, target: string) => (await add(from, target)).body.errors;
  async function leadsTo(path: string) {
    const reply = await fetch(`${app.url}${path}`, { redirect: 'manual' });
    return reply.status === 301 ? reply.headers.get('location') : reply.status;
  }
  const addPage = async (address: string) => {
    const page = { title: `The page ${address}`, address, status: 'published' };
    const { body, status } = await call('POST', '/pages/', page);
    expect(status).toBe(201);
    return { ...body, move: (to: string) => call('PUT', `/pages/${body.id}/`, { ...page, address: to }) };
  };

  test('the address of a page that nobody may read now is told to nobody', async () => {
    const page = await addPage('our-plans');
    expect((await page.move('our-plans-for-all')).status).toBe(200);
    expect(await leadsTo('/our-plans')).toBe('/our-plans-for-all');
    for (const kept of [{ status: 'draft' }, { status: 'published', published_date: '2035-01-01T08:00:00Z' }]) {
      const hidden = { title: 'Our plans', address: 'what-nobody-knows-yet', ...kept };
      expect((await call('PUT', `/pages/${page.id}/`, hidden)).status).toBe(200);
      expect(await leadsTo('/our-plans')).toBe(404);
      expect(await leadsTo('/fr/our-plans-for-all')).toBe(404);
    }
  });

  test('an address that is added leads on in every language, and says so in the list', async () => {
    expect((await add('https://old.example/Our-Past/', '/history')).status).toBe(201);
    expect(await leadsTo('/our-past')).toBe('/history');
    expect(await leadsTo('/fr/Our-Past/')).toBe('/fr/history');
    expect(await leadsTo('/rw/our-past')).toBe('/rw/history');
    expect(await listed()).toEqual([
      expect.objectContaining({ old_path: '/our-past', target: '/history', source: 'staff', is_found: true }),
    ]);
    await add('/fr/notre-equipe', `${app.services.config.publicUrl}/fr/Team`);
    expect(await leadsTo('/notre-equipe')).toBe('/Team');
    expect(await leadsTo('/fr/notre-equipe')).toBe('/fr/Team');
  });

  test('a page that has moved is found at its old address in every language', async () => {
    const page = await addPage('partners');
    await page.move('our-partners');
    expect(await leadsTo('/fr/partners')).toBe('/fr/our-partners');
    expect(await leadsTo('/rw/partners/')).toBe('/rw/our-partners');
    expect(await leadsTo('/fr/our-partners')).toBe(200);
  });

  test.each(['/p', '/rwanda', '/french/p', '/2019/05/p.html'])(
    'an old address, %s, works below every language',
    async (path) => {
      await add(path, '/Team?of=all');
      for (const [before, language] of [
        ['', ''],
        ['/rw', '/rw'],
        ['/fr', '/fr'],
        ['/FR', '/fr'],
      ])
        for (const after of ['', '/', '?utm_source=x'])
          expect([path, before, after, await leadsTo(`${before}${path}${after}`)]).toEqual([
            ...[path, before, after],
            `${language}/Team?of=all`,
          ]);
    },
  );

  test.each([
    ...['/feed.xml', '/events.ics', '/dashboard/getBlog', '/media/0123456789abcdefghijkl.pdf', '/autho/login'],
    ...['/robots.txt', '/sitemap.xml', '/share/default.jpg', '/old/report.pdf', '/events/3.ics', '/api/docs'],
  ])('what has no language, %s, is led to as it is', async (target) => {
    await add('/old-thing', target);
    for (const before of ['', '/rw', '/fr']) expect(await leadsTo(`${before}/old-thing`), before).toBe(target);
  });

  test('where a language is not offered, its old addresses lead to English at once', async () => {
    await add('/our-past', '/history');
    await offerLanguages(app, ['rw']);
    const reply = await fetch(`${app.url}/fr/our-past`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/history']);
    await offerLanguages(app, ['rw', 'fr']);
  });

  test('the first pages of the languages answer as ever', async () => {
    await app.services.write(null, (unit) => addRedirects(unit, [{ from: '/?p=5', to: '/Events' }]));
    for (const path of ['/', '/fr', '/rw', '/fr/', '/rw?x=1']) expect(await leadsTo(path), path).toBe(200);
    expect(await leadsTo('/fr?p=5')).toBe('/fr/Events');
    for (const from of ['/', '/fr', '/rw/', '/FR']) expect((await add(from, '/Events')).status, from).toBe(400);
    expect((await add('/en', '/')).status).toBe(400);
    expect((await add('/en/about', '/Aboutus')).status).toBe(201);
    expect(await leadsTo('/en/about')).toBe('/Aboutus');
  });

  test('what cannot be kept says why at its field, and nothing is', async () => {
    await addPage('taken');
    expect(await refusal('/events', '/Team')).toEqual({
      from: ['The site uses this address itself, so it cannot lead elsewhere.'],
    });
    for (const from of ['/rw/Events', '/Dashboard/anything', '/api/x', '/pledge/abc', '/autho/reset/x', '/media/a.jpg'])
      expect((await refusal(from, '/Team')).from, from).toHaveLength(1);
    expect(await refusal('/taken', '/Team')).toEqual({
      from: ['A page has this address. Move or delete the page first.'],
    });
    for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a|b'])
      expect((await refusal('/out', target)).target, target).toHaveLength(1);
    expect(await refusal('/same/', '/Same')).toEqual({ target: ['This is the same address.'] });
    expect((await refusal('/none', '')).target).toHaveLength(1);
    expect(await refusal('', '/Team')).toEqual({ from: ['Enter an address of this site.'] });
    expect(await listed()).toEqual([]);
  });

  test('what answers by itself is given no redirect that would never work, nor is it gone', async () => {
    const ours = { from: ['The site uses this address itself, so it cannot lead elsewhere.'] };
    const stands = { from: ['A post or an event is at this address, so it cannot lead elsewhere.'] };
    const post = await addPost(app.services);
    const event = await addEvent(app.services);
    const file = '/media/0123456789abcdefghijkl.pdf';
    const never: [string, object][] = [
      ...['/robots.txt', '/ROBOTS.txt?x=1', '/fr/robots.txt', '/robots%2Etxt'].map((path) => [path, ours] as const),
      ...['/assets/start-1.js', file, `/rw${file}`, '/service-worker.js', '/favicon.ico', '/sitemap-posts.xml'].map(
        (path) => [path, ours] as const,
      ),
      ...['', '-the-title', '/', '.html', '?x=1'].flatMap((ending) =>
        ['', '/fr', 'https://old.example/rw'].flatMap((before) =>
          [`/BlogDetail/${post}`, `/blogdetail/%3${post}`, `/EventDetails/${event}`].map(
            (path) => [`${before}${path}${ending}`, /^(-|\.)/.test(ending) ? ours : stands] as const,
          ),
        ),
      ),
    ].map(([path, error]) => [path, error]);
    expect(post).toBeLessThan(10);
    for (const [from, error] of never) {
      expect(await refusal(from, '/Team'), from).toEqual(error);
      expect((await markGone(from)).body.errors, from).toEqual(error);
    }
    const { refused } = (await table(never.map(([from]) => `${from},/Team`).join('\n'))).body;
    expect(refused).toHaveLength(never.length);
    expect(await listed()).toEqual([]);
    await call('DELETE', `/posts/${post}/`);
    expect((await add(`/BlogDetail/${post}`, '/Team')).status).toBe(201);
  });

  test('chains are shortened, and a circle is refused', async () => {
    await add('/a', '/b');
    await add('/b', '/c');
    expect(await leadsTo('/a')).toBe('/c');
    expect(await refusal('/c', '/a')).toEqual({ target: ['This would lead round in a circle.'] });
    expect(await leadsTo('/a')).toBe('/c');
    await add('/c', '/Team');
    for (const path of ['/a', '/b', '/c']) expect(await leadsTo(path)).toBe('/Team');
  });

  test('of a record that is gone the address leads on too, and never where it is back', async () => {
    const id = await addPost(app.services);
    await add('/old-post', `/BlogDetail/${id}`);
    expect(await leadsTo('/old-post')).toBe(`/BlogDetail/${id}`);
    await call('DELETE', `/posts/${id}/`);
    expect((await listed())[0]).toMatchObject({ is_found: false });
    await add(`/BlogDetail/${id}`, '/MoreBlogs');
    expect(await leadsTo(`/fr/BlogDetail/${id}`)).toBe('/fr/MoreBlogs');
    expect(await leadsTo('/old-post')).toBe('/MoreBlogs');
    expect((await add('/MoreBlogs', '/old-post')).status).toBe(400);
    expect((await add(`/BlogDetail/${id}`, '/old-post')).body.errors.target).toHaveLength(1);
    await call('POST', `/posts/${id}/restore/`);
    expect(await leadsTo('/old-post')).toBe(`/BlogDetail/${id}`);
    expect(await leadsTo(`/BlogDetail/${id}`)).toBe(200);
  });

  test('what is gone says so in each language, is not indexed, and what led to it is gone as well', async () => {
    await add('/before-sale', '/sale');
    expect((await markGone('/sale')).body).toMatchObject({ target: null, is_found: false });
    for (const [path, title] of [
      ['/sale', 'This Page Is Gone'],
      ['/fr/sale', 'Cette page n’existe plus'],
      ['/rw/before-sale', 'Uru rupapuro rwavanyweho'],
    ] as const) {
      const reply = await fetch(`${app.url}${path}`);
      expect(reply.status).toBe(410);
      expect(reply.headers.get('x-robots-tag')).toBe('noindex');
      const html = await reply.text();
      expect(html).toContain(title);
      expect(html).toContain('<meta name="robots" content="noindex"');
    }
    await markGone('/files/old.pdf');
    const file = await fetch(`${app.url}/fr/files/old.pdf`);
    expect(file.status).toBe(410);
    expect((await file.text()).length).toBeLessThan(2000);
    const page = { title: 'Sale', address: 'sale' };
    const { access: writer } = await signedIn(app, { permissions: ['pages.view', 'pages.create', 'pages.edit'] });
    expect((await call('POST', '/pages/', page, writer)).body.errors.address[0]).toContain('marked as gone');
    expect((await call('POST', '/pages/', { ...page, status: 'published' })).status).toBe(201);
    expect(await leadsTo('/sale')).toBe(200);
  });

  test('one is taken away and put back, and the log says so', async () => {
    const { body } = await add('/mistake', '/Team');
    expect((await call('DELETE', `/redirects/${body.id}/`)).status).toBe(204);
    expect(await leadsTo('/mistake')).toBe(404);
    expect((await call('DELETE', `/redirects/${body.id}/`)).status).toBe(404);
    await add('/mistake', '/Team');
    expect(await leadsTo('/mistake')).toBe('/Team');
    const { results } = (await call('GET', '/audit/?resource=redirects&page_size=2')).body;
    expect(results.map((it: { sentence: string }) => it.sentence)).toEqual([
      expect.stringMatching(/set where an old address leads\.$/),
      expect.stringMatching(/took a redirect away\.$/),
    ]);
  });

  test('staff without the right to publish pages read the list and change nothing', async () => {
    const { body } = await add('/kept', '/Team');
    const { access: reader } = await signedIn(app, { permissions: ['pages.view', 'pages.edit'] });
    expect((await call('GET', '/redirects/', undefined, reader)).status).toBe(200);
    expect((await call('POST', '/redirects/', { from: '/x', target: '/Team' }, reader)).status).toBe(403);
    expect((await call('DELETE', `/redirects/${body.id}/`, undefined, reader)).status).toBe(403);
    expect(await leadsTo('/kept')).toBe('/Team');
  });

  test('what staff have written down stays, and says that it leads nowhere', async () => {
    await add('/soon', '/not-there-yet');
    await tidy(app.services);
    expect((await listed())[0]).toMatchObject({ target: '/not-there-yet', is_found: false });
    await addPage('not-there-yet');
    expect((await listed())[0]).toMatchObject({ is_found: true });
  });

  test('what a moved page left and staff have written down as well stays when that page is removed', async () => {
    const page = await addPage('the-first');
    await page.move('the-second');
    expect((await listed())[0]).toMatchObject({ source: 'page moved' });
    expect((await add('/the-first', '/the-second')).status).toBe(201);
    expect((await listed())[0]).toMatchObject({ source: 'staff' });
    expect((await call('DELETE', `/pages/${page.id}/`)).status).toBe(204);
    expect((await call('DELETE', `/trash/pages/${page.id}/?reason=old`)).status).toBe(204);
    await tidy(app.services);
    expect((await listed())[0]).toMatchObject({ old_path: '/the-first', is_found: false });
  });

  test('the list is searched, paged, and the newest first', async () => {
    for (const number of [1, 2, 3]) await add(`/old-${number}`, `/Team?x=${number}`);
    expect((await listed()).map((it: { old_path: string }) => it.old_path)).toEqual(['/old-3', '/old-2', '/old-1']);
    expect(await listed('&search=OLD-2')).toHaveLength(1);
    expect(await listed('&search=team?x=3')).toHaveLength(1);
    expect(await listed('&search=100%25_')).toHaveLength(0);
    expect((await call('GET', '/redirects/?page_size=2&page=2')).body).toMatchObject({ count: 3 });
  });

  const tried = async (address: string) =>
    (await call('GET', `/redirects/at/?address=${encodeURIComponent(address)}`)).body;

  test('an address that is tried says what a visitor meets there', async () => {
    await addPage('volunteers');
    await add('/helpers', '/volunteers');
    await markGone('/over');
    expect(await tried('/fr/helpers')).toMatchObject({ outcome: 'redirect', target: '/volunteers', is_found: true });
    expect(await tried('volunteers')).toMatchObject({ outcome: 'stands' });
    expect(await tried('/Events/')).toMatchObject({ outcome: 'stands' });
    expect(await tried('/')).toMatchObject({ outcome: 'stands' });
    expect(await tried('/over')).toMatchObject({ outcome: 'gone', target: null });
    const { outcome, suggestions } = await tried('https://old.example/about/volunteer.html');
    expect(outcome).toBe('nothing');
    expect(suggestions[0]).toEqual({ address: '/volunteers', title: 'The page volunteers' });
    expect((await tried('/zzzz-qqqq')).suggestions).toEqual([]);
  });

  const table = (text: string, is_trial = false) => call('POST', '/redirects/table/', { text, is_trial });

  test('a file is looked at first, says which rows it refuses and why, and is then taken', async () => {
    await addPage('standing');
    await add('/old-known', '/Team');
    const text = [
      'Old address;New address',
      '/old-one;/Events',
      '/old-known/;/Mission',
      '/standing;/Team',
      '/old-one;/Team',
      '/out;https://evil.example/',
      'alone',
      '',
      '/round;/round-2',
      '/round-2;/round',
    ].join('\r\n');
    const refused = [
      { row: 4, from: '/standing', target: '/Team', why: 'A page has this address. Move or delete the page first.' },
      { row: 5, from: '/old-one', target: '/Team', why: 'Row 2 has the same old address.' },
      {
        ...{ row: 6, from: '/out', target: 'https://evil.example/' },
        why: 'This is not an address of this site. Enter one that begins with /.',
      },
      {
        ...{ row: 7, from: 'alone', target: '' },
        why: 'This row needs two columns: the old address, and where it should lead.',
      },
      { row: 9, from: '/round', target: '/round-2', why: 'This would lead round in a circle.' },
      { row: 10, from: '/round-2', target: '/round', why: 'This would lead round in a circle.' },
    ];
    const taken = { added: 1, changed: 1, same: 0, refused };
    expect(await table(text, true)).toEqual({ status: 200, body: taken });
    expect(await leadsTo('/old-one')).toBe(404);
    expect((await table(text)).body).toEqual(taken);
    expect(await leadsTo('/old-one')).toBe('/Events');
    expect(await leadsTo('/old-known')).toBe('/Mission');
    expect((await table(text)).body).toMatchObject({ added: 0, changed: 0, same: 2 });
  });

  test.each([
    ['one long quotation mark', `"${'x'.repeat(100_000)}`],
    ['too many rows', '/a,/Team\n'.repeat(2100)],
    ['nothing', ''],
    ['blank rows', '\n\n \n'],
    ['prose', 'Dear all,\nwe have moved.'.replaceAll(',', '')],
    ['what is no text', `PK\uFFFD\uFFFD,/a,/b\n${'x\uFFFD/,'.repeat(900)}`],
    ['too much', 'x'.repeat(500_000)],
  ])('a file with %s is refused in words', async (_, text) => {
    const { status, body } = await table(text);
    expect(status).toBe(400);
    expect(body.errors.text).toHaveLength(1);
  });

  test('a hostile file does no harm', async () => {
    const { status, body } = await table(
      [
        `=HYPERLINK("https://evil.example"),/Team`,
        '"<script>alert(1)</script>",/Team',
        '/ok,"/Team?x=<script>"',
        '/\u202eevil,/Team',
        `/${'é'.repeat(2000)},/Team`,
        '/chain-0,/chain-1',
        ...Array.from({ length: 1500 }, (_, index) => `/chain-${index + 1},/chain-${index + 2}`),
      ].join('\n'),
    );
    expect(status).toBe(200);
    expect(body.refused.length).toBeGreaterThanOrEqual(1);
    expect(await leadsTo('/chain-0')).toBe('/chain-1501');
    for (const { target } of await listed()) expect(target).toMatch(/^\/(?!\/)[\w.~%?=&+/-]*$/);
  });

  const missed = async (query = '') => (await call('GET', `/redirects/missed/?page_size=100${query}`)).body;
  const visit = async (...paths: string[]) => {
    // One place counts once a minute.
    app.advance(61_000);
    for (const path of paths) await fetch(`${app.url}${path}`);
    await app.missed.flush();
  };

  test('what visitors do not find is counted by its address, and nothing of the visitor is kept', async () => {
    await visit('/lost');
    await visit('/fr/Lost/?email=a@example.org', '/lost-too', '/a%20b', '/.env', '/x.php', '/Events', '/style.css');
    await expect.poll(async () => (await missed()).results.length).toBe(3);
    const { results } = await missed();
    expect(results[0]).toMatchObject({ path: '/lost', times: 2, last_seen_at: app.services.clock().toISOString() });
    const rows = await app.services.db.selectFrom('missed_addresses').selectAll().execute();
    for (const row of rows)
      expect(Object.keys(row).toSorted()).toEqual(['id', 'is_dismissed', 'last_seen_at', 'path', 'times']);
    expect((await missed('&search=LOST-T')).count).toBe(1);
    expect((await missed('&ordering=-last_seen_at')).count).toBe(3);
    await fetch(`${app.url}/only-asked`, { method: 'HEAD' });
    await visit('/lost');
    expect((await missed()).results[0]).toMatchObject({ path: '/lost', times: 3 });
    expect((await missed()).count).toBe(3);
  });

  test('an address that is answered or dismissed is no longer listed', async () => {
    await visit('/lost-1', '/lost-2', '/lost-3', '/lost-4');
    const { results } = await missed();
    const third = results.find((it: { path: string }) => it.path === '/lost-3');
    await add('/lost-1', '/Team');
    await markGone('/lost-2');
    await call('PATCH', `/redirects/missed/${third.id}/`, { is_dismissed: true });
    await addPage('lost-4');
    expect((await missed()).results).toEqual([]);
    await visit('/lost-3');
    expect((await missed()).results).toEqual([]);
    await call('PATCH', `/redirects/missed/${third.id}/`, { is_dismissed: false });
    expect((await missed()).results).toMatchObject([{ path: '/lost-3', times: 2 }]);
    expect((await call('PATCH', '/redirects/missed/999999/', { is_dismissed: true })).status).toBe(404);
  });

  test('addresses are forgotten some time after they were last missed', async () => {
    await visit('/lost-long-ago');
    app.advance(91 * DAY);
    await tidy(app.services);
    expect(await app.services.db.selectFrom('missed_addresses').select('path').execute()).toEqual([]);
  });
});

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addresses } from '../../domain/addresses.ts';
import { mainLanguage } from '../../domain/languages.ts';
import type { StandardPage, StandardPageName } from '../../domain/standard-page.ts';
import { standardPageNames } from '../../domain/standard-page.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { readSitemap } from '../../tests/support/sitemap.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { offerLanguages } from '../../tests/support/words.ts';

const SITE = 'https://intambwe.example';
const prefixes = ['', '/fr', '/rw'];

eachDatabase('standard pages that an organisation does without', (app) => {
  let access: string;
  let number = 0;

  beforeAll(async () => {
    await offerLanguages(app);
    access = (await signedIn(app, { isSuperuser: true })).access;
  });
  beforeEach(async () => {
    for (const page of await list()) if (page.state !== 'shown') await choose(page.name, { state: 'shown' });
  });

  const call = async (method: string, path: string, body?: object, by = access) => {
    const reply = await app.call(method, path, body, by);
    return reply.status === 204 ? undefined : { status: reply.status, body: await reply.json() };
  };
  const list = async (): Promise<StandardPage[]> => (await call('GET', '/site/pages/'))?.body;
  const put = (name: string, body: object, by?: string) => call('PUT', `/site/pages/${name}/`, body, by);
  async function choose(name: StandardPageName, body: object): Promise<StandardPage> {
    const reply = await put(name, body);
    expect(reply?.status, JSON.stringify(reply?.body)).toBe(200);
    return reply?.body;
  }
  const off = (name: StandardPageName) => choose(name, { state: 'off' });
  const replace = (name: StandardPageName, target: string) => choose(name, { state: 'replaced', target });

  const visit = (path: string) => fetch(app.url + path, { redirect: 'manual' });
  async function leadsTo(path: string): Promise<string> {
    const reply = await visit(path);
    await reply.body?.cancel();
    return `${reply.status} ${reply.headers.get('location') ?? ''}`.trim();
  }
  const html = async (path: string) => (await visit(path)).text();
  const linksTo = (text: string) => [...text.matchAll(/<a [^>]*?href="([^"#?]*)/g)].map(([, href = '']) => href);

  async function page(fields: Record<string, unknown> = {}) {
    number += 1;
    const made = (
      await call('POST', '/pages/', {
        ...{ title: `Own page ${number}`, address: `own-page-${number}`, status: 'published', content: '<p>Own.</p>' },
        ...fields,
      })
    )?.body;
    const change = async (changed: object) => {
      const reply = await call('PUT', `/pages/${made.id}/`, { ...made, updated_at: undefined, ...changed });
      expect(reply?.status).toBe(200);
    };
    return {
      id: Number(made.id),
      path: `/${made.address}`,
      change,
      remove: () => call('DELETE', `/pages/${made.id}/`),
    };
  }

  test('with French as the main language a page is gone, or leads on, at each of its addresses', async () => {
    const french = { main_language: 'fr', seen: mainLanguage(), offers_former: true };
    expect((await call('PUT', '/site/languages/', french))?.status).toBe(200);
    try {
      const own = await page();
      await off('gallery');
      await replace('mission', own.path);
      for (const prefix of ['', '/en', '/rw']) {
        expect(await leadsTo(`${prefix}/Gallery`)).toBe('410');
        expect(await leadsTo(`${prefix}/Mission`)).toBe(`301 ${prefix}${own.path}`);
        expect(await leadsTo(`${prefix}${own.path}`)).toBe('200');
        const links = linksTo(await html(prefix || '/'));
        expect(links).not.toContain(`${prefix}/Gallery`);
        expect(links).toContain(`${prefix}${own.path}`);
      }
      expect(await leadsTo('/fr/Gallery')).toBe('410');
      expect(await readSitemap(app)).not.toContain('/Gallery<');
    } finally {
      await call('PUT', '/site/languages/', { main_language: 'en', seen: 'fr', offers_former: true });
    }
  });

  test('each of them is gone in every language once it is switched off, and back once it is shown', async () => {
    for (const name of standardPageNames) {
      for (const prefix of prefixes) expect(await leadsTo(prefix + addresses[name])).toBe('200');
      await off(name);
      for (const prefix of prefixes) {
        const reply = await visit(`${prefix}${addresses[name].toUpperCase()}/?utm_source=x`);
        expect(reply.status, prefix + name).toBe(410);
        expect(reply.headers.get('x-robots-tag')).toBe('noindex');
        expect(await reply.text()).toContain('<h1 id="not-found-title"');
      }
      await choose(name, { state: 'shown' });
      for (const prefix of prefixes) expect(await leadsTo(prefix + addresses[name])).toBe('200');
    }
  });

  test('no page links to one that is switched off, and its sitemap has none', async () => {
    const post = await addPost(app.services, { title: 'A post', slug: 'a-post' });
    const event = await addEvent(app.services, { title: 'An event' });
    for (const name of standardPageNames) await off(name);
    const paths = new Set(standardPageNames.map((name) => addresses[name]));
    for (const prefix of prefixes) {
      for (const path of [
        '',
        '/search',
        '/Cookies',
        '/Aboutus',
        '/nothing',
        `/BlogDetail/${post}`,
        `/EventDetails/${event}`,
      ]) {
        const reply = await fetch(app.url + (prefix + path || '/'));
        const text = await reply.text();
        const links = linksTo(text).map((href) => href.replace(/^\/(?:fr|rw)(?=\/)/, ''));
        const own = /\/(?:nothing|Cookies)$/.test(path) ? links : links.filter((href) => href !== path);
        expect(
          own.filter((href) => paths.has(href)),
          prefix + path,
        ).toEqual([]);
        expect(text).not.toMatch(/"item":"[^"]*\/(?:MoreBlogs|Events)"/);
      }
    }
    const sitemap = await readSitemap(app);
    for (const path of paths) expect(sitemap).not.toContain(`${path}<`);
    expect(sitemap).toContain(`/BlogDetail/${post}-a-post<`);
    expect(await leadsTo(`/EventDetails/${event}-an-event`)).toBe('200');
    expect(await (await visit('/fr/feed.xml')).text()).toContain(`<link>${SITE}/fr</link>`);
    expect(await (await visit('/.well-known/security.txt')).text()).toContain(`Contact: ${SITE}/\n`);
  });

  test('a page in its place is reached at once, under its name in each language, wherever it moves', async () => {
    const own = await page({ title: 'Our story', address: 'our-story' });
    await publishTranslation(app, `pages/${own.id}/fr`, {
      title: 'Notre histoire',
      address: 'notre-histoire',
      content: '<p>Ici.</p>',
    });
    await replace('about', '/our-story');
    expect(await leadsTo('/Aboutus')).toBe('301 /our-story');
    expect(await leadsTo('/fr/aboutus/')).toBe('301 /fr/notre-histoire');
    expect(await leadsTo('/rw/Aboutus?x=1')).toBe('301 /rw/our-story');
    expect(await leadsTo('/en/Aboutus')).toBe('301 /our-story');
    expect((await visit('/Aboutus')).headers.get('cache-control')).toBe('no-cache');
    expect(linksTo(await html('/fr'))).toContain('/fr/notre-histoire');
    expect(linksTo(await html('/fr'))).not.toContain('/fr/Aboutus');
    expect(await html('/our-story')).toContain(`hrefLang="fr" href="${SITE}/fr/notre-histoire"`);
    const sitemap = await readSitemap(app);
    expect(sitemap).not.toContain('/Aboutus<');
    expect(sitemap).toContain(`${SITE}/fr/notre-histoire<`);
    await own.change({ title: 'Our way', address: 'our-way' });
    expect(await leadsTo('/Aboutus')).toBe('301 /our-way');
    expect(linksTo(await html('/'))).toContain('/our-way');
  });

  test('the same for a post, an event, and another standard page', async () => {
    const post = await addPost(app.services, { title: 'Ten years', slug: 'ten-years' });
    const event = await addEvent(app.services, { title: 'Open day' });
    await replace('history', `/BlogDetail/${post}`);
    await replace('team', `${SITE}/EventDetails/${event}-as-it-was-called`);
    await replace('vision', '/mission/');
    expect(await leadsTo('/rw/History')).toBe(`301 /rw/BlogDetail/${post}-ten-years`);
    expect(await leadsTo('/Team')).toBe(`301 /EventDetails/${event}-open-day`);
    expect(await leadsTo('/fr/Vision')).toBe('301 /fr/Mission');
    const own = await page();
    await replace('mission', own.path);
    expect(await leadsTo('/Vision')).toBe(`301 ${own.path}`);
    await off('mission');
    expect(await leadsTo('/Vision')).toBe('200');
    expect((await list()).find(({ name }) => name === 'vision')).toMatchObject({ state: 'replaced', trouble: 'off' });
  });

  test('while visitors cannot read the page in its place they find the standard page again, and staff are told', async () => {
    const own = await page();
    await replace('services', own.path);
    const told = async () => (await list()).find(({ name }) => name === 'services')?.trouble;
    expect(await told()).toBe(null);
    await own.change({ status: 'draft' });
    expect(await leadsTo('/Services')).toBe('200');
    expect(linksTo(await html('/'))).toContain('/Services');
    expect(await told()).toBe('hidden');
    await own.change({ status: 'published' });
    expect(await leadsTo('/Services')).toBe(`301 ${own.path}`);
    await own.remove();
    expect(await leadsTo('/Services')).toBe('200');
    expect(await told()).toBe('trash');
    await app.services.db.deleteFrom('pages').where('id', '=', own.id).execute();
    expect(await told()).toBe('gone');
    expect((await choose('services', { state: 'shown' })).updated_at).toBe(null);
  });

  test('a page that is published later takes the place at its moment', async () => {
    const own = await page();
    await replace('services', own.path);
    await own.change({ published_date: '2999-01-01T00:00:00Z' });
    expect(await leadsTo('/Services')).toBe('200');
  });

  test('what cannot take its place is refused at the field', async () => {
    const draft = await page({ status: 'draft' });
    await off('gallery');
    await replace('mission', '/Vision');
    await replace('vision', '/History');
    const cases: [string, string][] = [
      ['', 'Enter the page that takes its place.'],
      ['   ', 'Enter the page that takes its place.'],
      ['https://evil.example/Aboutus', 'This is not an address of this site. Enter one that begins with /.'],
      ['//evil.example', 'This is not an address of this site. Enter one that begins with /.'],
      ['/\\evil.example', 'This is not an address of this site. Enter one that begins with /.'],
      ['javascript:alert(1)', 'This is not an address of this site. Enter one that begins with /.'],
      ['/a\r\nset-cookie: x', 'Enter this on one line.'],
      ['/nothing-here', 'There is no page at this address. Choose a page, a blog post or an event.'],
      ['/dashboard/pages', 'There is no page at this address. Choose a page, a blog post or an event.'],
      ['/newsletter/confirm', 'There is no page at this address. Choose a page, a blog post or an event.'],
      [
        '/media/abcdefghijklmnopqrstuv.pdf',
        'There is no page at this address. Choose a page, a blog post or an event.',
      ],
      ['/BlogDetail/99999', 'There is no page at this address. Choose a page, a blog post or an event.'],
      [draft.path, 'Visitors cannot read this page. Publish it first.'],
      ['/Gallery', 'This page is switched off. Choose another.'],
      ['/history', 'This is the same page.'],
      ['/fr/History', 'This is the same page.'],
      ['/Mission', 'This would lead round in a circle.'],
    ];
    for (const [target, text] of cases) {
      const reply = await put('history', { state: 'replaced', target });
      expect(reply, target).toMatchObject({ status: 400, body: { errors: { target: [text] } } });
    }
    expect(await put('history', { state: 'hidden' })).toMatchObject({ status: 400 });
    expect((await put('home', { state: 'off' }))?.status).toBeGreaterThanOrEqual(400);
    expect((await put('privacy', { state: 'off' }))?.status).toBeGreaterThanOrEqual(400);
    expect((await put('__proto__', { state: 'off' }))?.status).toBeGreaterThanOrEqual(400);
    expect(await leadsTo('/History')).toBe('200');
  });

  test('a circle that stands in the database all the same leads nobody round', async () => {
    const { db, write } = app.services;
    await write(null, async (unit) => {
      for (const [name, address] of [
        ['mission', '/Vision'],
        ['vision', '/Mission'],
        ['about', '/Mission'],
      ] as const)
        await unit.db
          .insertInto('standard_pages')
          .values({ name, state: 'replaced', target: null, target_id: null, address, updated_at: unit.now })
          .execute();
      unit.changes('settings');
    });
    expect(await leadsTo('/Mission')).toBe('200');
    expect(await leadsTo('/Vision')).toBe('200');
    expect(await leadsTo('/Aboutus')).toBe('301 /Mission');
    await db.deleteFrom('standard_pages').execute();
    await choose('about', { state: 'shown' });
  });

  test('of two who change the same page at once the second is told', async () => {
    const [before] = await list();
    expect(before).toMatchObject({ name: 'about', state: 'shown', updated_at: null });
    const first = await choose('about', { state: 'off', updated_at: null });
    const second = await put('about', { state: 'replaced', target: '/Mission', updated_at: null });
    expect(second).toMatchObject({ status: 409, body: { current: { state: 'off', updated_at: first.updated_at } } });
    const both = await Promise.all([
      put('vision', { state: 'replaced', target: '/Mission', updated_at: null }),
      put('mission', { state: 'replaced', target: '/Vision', updated_at: null }),
    ]);
    expect(both.map((reply) => reply?.status).toSorted()).toEqual([200, 400]);
  });

  test('it takes the right to publish pages, and stands in the log', async () => {
    const { access: reader } = await signedIn(app, { permissions: ['pages.view', 'pages.edit'] });
    expect((await call('GET', '/site/pages/', undefined, reader))?.status).toBe(200);
    expect((await put('team', { state: 'off' }, reader))?.status).toBe(403);
    const { access: nobody } = await signedIn(app, { permissions: ['posts.view'] });
    expect((await call('GET', '/site/pages/', undefined, nobody))?.status).toBe(403);
    await off('team');
    const entry = await app.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(entry).toMatchObject({ action: 'set_standard_page', resource: 'pages' });
    expect(JSON.parse(entry?.after ?? '')).toEqual({ '/Team': null });
  });

  test('redirects of staff that lead to such a page lead on at once, and none begins there', async () => {
    const own = await page();
    expect((await call('POST', '/redirects/', { from: '/old-story', target: '/Aboutus' }))?.status).toBe(201);
    await replace('about', own.path);
    expect(await leadsTo('/old-story')).toBe(`301 ${own.path}`);
    expect(await leadsTo('/fr/old-story')).toBe(`301 /fr${own.path}`);
    await off('about');
    expect(await leadsTo('/old-story')).toBe('410');
    expect((await call('POST', '/redirects/', { from: '/Aboutus', target: own.path }))?.status).toBe(400);
    expect((await call('POST', '/pages/', { title: 'About', address: 'aboutus' }))?.status).toBe(400);
    expect((await call('GET', '/redirects/at/?address=/Aboutus'))?.body).toMatchObject({ outcome: 'gone' });
    const { results } = (await call('GET', '/redirects/?search=old-story'))?.body ?? {};
    expect(results).toMatchObject([{ target: '/Aboutus', is_found: false }]);
  });

  test('a language that is not offered leads to the replacement in the main one', async () => {
    const own = await page();
    await replace('about', own.path);
    await offerLanguages(app, ['rw']);
    expect(await leadsTo('/fr/Aboutus')).toBe(`301 ${own.path}`);
    await off('about');
    expect(await leadsTo('/fr/Aboutus')).toBe('302 /Aboutus');
    await offerLanguages(app);
  });

  test('links in texts to a page that is switched off are dead', async () => {
    const post = await addPost(app.services, {
      title: 'Where to read on',
      slug: 'where-to-read-on',
      content: '<p><a href="/fr/Team">Our team</a> <a href="/Blogs">all</a> <a href="/Vision">vision</a></p>',
    });
    const dead = async () =>
      (await call('GET', `/redirects/links/posts/${post}/`))?.body.map(
        ({ address, trouble }: { address: string; trouble: string }) => `${address} ${trouble}`,
      );
    expect(await dead()).toEqual([]);
    await off('team');
    await off('posts');
    await replace('vision', '/Mission');
    expect(await dead()).toEqual(['/fr/Team off', '/Blogs off']);
    await choose('team', { state: 'shown' });
    await choose('posts', { state: 'shown' });
    expect(await dead()).toEqual([]);
    expect(await html(`/BlogDetail/${post}`)).toContain('href="/Mission">vision');
    await off('contact');
    const { results } = (await call('GET', '/redirects/links/?search=contactus'))?.body ?? {};
    expect(results.map(({ record }: { record: string }) => record).toSorted()).toEqual([
      'privacy',
      'services',
      'terms',
    ]);
  });

  test('visitors do not find in the search what stands on a page that is not shown', async () => {
    const found = async () =>
      (await call('GET', '/search/?q=poorest'))?.body.results.map(({ address }: { address: string }) => address);
    expect(await found()).toContain('/Vision');
    await off('vision');
    expect(await found()).not.toContain('/Vision');
    const own = await page();
    await replace('vision', own.path);
    expect(await found()).not.toContain('/Vision');
  });

  test('without any choice the settings say nothing of it, and forms that were sent are answered', async () => {
    expect((await call('GET', '/site-settings/'))?.body).not.toHaveProperty('page_leads');
    expect(await html('/')).not.toContain('data-page-leads');
    await off('newsletter');
    expect((await call('GET', '/site-settings/?language=fr'))?.body.page_leads).toEqual({ '/newsletter': null });
    expect(await html('/')).not.toContain('newsletter/FooterForm');
    expect(await html('/')).toContain('data-page-leads');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, mainLanguage, setMainLanguage } from '../../domain/languages.ts';
import { prepareFirstStart } from '../../server/first-start.ts';
import { accessFor } from '../support/signed-in.ts';
import { readSitemap } from '../support/sitemap.ts';
import { type SpokenPage, spokenPage } from '../support/spoken-page.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { englishWordsNotIn, offerLanguages } from '../support/words.ts';

// A site in French, without English: nowhere is its prefix, nowhere an English word of the program's.

const SITE = 'https://intambwe.example';

/** Names that are English words of the interface elsewhere. */
const names = /^(?:Intambwe|Blog|Newsletter|Contact|Documents|Services|Mission|Vision|Mentorat)$/;

describe.each([
  ['with the sample organisation', true],
  ['that is empty', false],
])('a site in French %s', (_, sample) => {
  let app: TestApp;
  const pages = new Map<string, SpokenPage>();
  const others = new Map<string, string>();
  const wrong: string[] = [];

  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, { redirect: 'manual', headers });
  const leadsTo = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await open(path, headers);
    await reply.body?.cancel();
    return `${reply.status} ${reply.headers.get('location') ?? ''}`.trim();
  };

  beforeAll(async () => {
    app = await startTestApp({ sample, settings: { MAIN_LANGUAGE: 'fr' } });
    if (!sample) await prepareFirstStart(app.services);
    expect(mainLanguage()).toBe('fr');
    await offerLanguages(app, ['rw']);
    const seen = new Set([
      '/',
      '/rw',
      '/feed.xml',
      '/rw/feed.xml',
      '/events.ics',
      '/manifest.webmanifest',
      '/rw/manifest.webmanifest',
    ]);
    for (const found of (await readSitemap(app)).matchAll(/<loc>https:\/\/intambwe\.example([^<]*)<\/loc>/g))
      seen.add(found[1] || '/');
    for (const path of ['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/offline', '/search'])
      seen.add(path);
    for (const path of seen) {
      const reply = await open(path);
      const type = reply.headers.get('content-type') ?? '';
      if (reply.status !== 200) wrong.push(`${path}: ${reply.status}`);
      if (!/html|xml|calendar|json|plain/.test(type)) {
        await reply.body?.cancel();
        continue;
      }
      const text = await reply.text();
      if (!type.includes('html')) {
        others.set(path, text);
        continue;
      }
      const page = spokenPage(text);
      pages.set(path, page);
      for (const link of page.links) {
        const own = link.startsWith(`${SITE}/`) ? link.slice(SITE.length) : link;
        const [place = ''] = own.split('#');
        const isFollowed = /^\/(?!\/)/.test(place) && !/^\/(?:ads\/\d+\/open|low-data|rw\/autho\/login)/.test(place);
        if (isFollowed) seen.add(place.replaceAll('&amp;', '&'));
      }
    }
  }, 600_000);
  afterAll(async () => {
    await app.close();
    setMainLanguage('en');
  });

  const languageAt = (path: string): Language => (/^\/rw(?:\/|$)/.test(path) ? 'rw' : 'fr');
  const visitorsPages = () => [...pages].filter(([path]) => !/^\/(?:autho|dashboard)/.test(path));

  test('every link leads to a page in the language of its address', () => {
    expect(wrong).toEqual([]);
    expect(visitorsPages().length).toBeGreaterThan(40);
    expect(visitorsPages().flatMap(([path, { language }]) => (language === languageAt(path) ? [] : [path]))).toEqual(
      [],
    );
  });

  test('no link, canonical address or other language names French or English by a prefix', () => {
    const prefixed = visitorsPages().flatMap(([path, { links }]) =>
      links
        .filter((link) => /^(?:https:\/\/intambwe\.example)?\/(?:fr|en)(?:\/|$|\?)/.test(link))
        .map((link) => `${link} on ${path}`),
    );
    expect(prefixed).toEqual([]);
    const inOthers = [...others].flatMap(([path, text]) =>
      /intambwe\.example\/(?:fr|en)(?:\/|"|<)|"\/(?:fr|en)[/"]|hreflang="en"/.test(text) ? [path] : [],
    );
    expect(inOthers).toEqual([]);
  });

  test('each page has one canonical address, and the languages of both sides and of the map are the same', async () => {
    const map = await readSitemap(app);
    const faults: string[] = [];
    for (const [path, { canonical, alternates, title }] of visitorsPages()) {
      const [plain = ''] = path.split('?');
      const own = `${SITE}${plain}`;
      if (canonical === '' || /^(?:Page introuvable|410)/.test(title)) continue;
      if (!path.includes('?') && canonical !== own && !alternates.every((one) => !one.endsWith(` ${own}`)))
        faults.push(`${path} says that it is at ${canonical}`);
      for (const one of alternates) {
        const [code = '', address = ''] = one.split(' ');
        if (code === 'en') faults.push(`${path} is in English at ${address}`);
        const there = pages.get(address.slice(SITE.length) || '/');
        if (canonical === own && JSON.stringify(there?.alternates) !== JSON.stringify(alternates))
          faults.push(`${path} and ${address} do not agree`);
        if (
          canonical === own &&
          code !== 'x-default' &&
          map.includes(`<loc>${own}</loc>`) &&
          !map.includes(`<loc>${address}</loc>`)
        )
          faults.push(`${path}: the map does not know ${address}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('no French page has an English word of the program’s', () => {
    const english = englishWordsNotIn('fr');
    const found = visitorsPages()
      .filter(([path]) => languageAt(path) === 'fr')
      .flatMap(([path, { texts, title }]) =>
        [...texts.filter((text) => text.startsWith('fr ')).map((text) => text.slice(3)), title]
          .filter((text) => english.test(text) && !names.test(text))
          .map((text) => `${text} on ${path}`),
      );
    expect([...new Set(found)].slice(0, 30)).toEqual([]);
  });

  test('feeds, calendar and manifest are in French, and begin where French is', () => {
    expect(others.get('/feed.xml')).toContain('<language>fr</language>');
    expect(others.get('/feed.xml')).toContain(`<link>${SITE}/MoreBlogs</link>`);
    expect(JSON.parse(others.get('/manifest.webmanifest') ?? '')).toMatchObject({ lang: 'fr', start_url: '/' });
    expect(JSON.parse(others.get('/rw/manifest.webmanifest') ?? '')).toMatchObject({ lang: 'rw', start_url: '/rw' });
    expect(others.get('/.well-known/security.txt')).toMatch(/Preferred-Languages: fr/);
  });

  test('its own prefix leads on once within the site, and English to French', async () => {
    const own: Record<string, string> = {
      '/fr': '301 /',
      '/fr/': '301 /',
      '/FR/Events?page=1': '301 /Events?page=1',
      '/fr/Events': '301 /Events',
      '/fr//evil.example': '404',
      '/fr/%2F%2Fevil.example': '404',
      '/fr/\\evil.example': '404',
      '/fr/fr/fr/Events': '301 /Events',
      '/fr/feed.xml': '301 /feed.xml',
      '/fr/events.ics': '301 /events.ics',
      '/fr/manifest.webmanifest': '301 /manifest.webmanifest',
      '/fr/no-such-page': '404',
      '/en/Events': '302 /Events',
      '/en': '302 /',
      '/en/feed.xml': '404',
    };
    for (const [path, wanted] of Object.entries(own)) expect([path, await leadsTo(path)]).toEqual([path, wanted]);
    const endless = `/fr${'/fr'.repeat(2000)}/Events`;
    expect(await leadsTo(endless)).toBe('301 /Events');
    expect(await leadsTo('/fr/autho/login')).toBe('302 /autho/login');
    for (const languages of ['en', 'rw', 'en-GB,en;q=0.9'])
      expect(await leadsTo('/', { 'accept-language': languages })).toBe('200');
  });

  test('old addresses lead on below every language; what is a file or a feed gets no prefix', async () => {
    const { id } = await app.addUser({ isSuperuser: true });
    const access = await accessFor(app, id);
    for (const [from, target] of [
      ['/ancien', '/Events'],
      ['/vieux-flux', '/feed.xml'],
      ['/vieille-image', '/media/abc.jpg'],
    ])
      expect((await app.call('POST', '/redirects/', { from, target, is_gone: false }, access)).status).toBe(201);
    const expected: Record<string, string> = {
      '/ancien': '301 /Events',
      '/fr/ancien': '301 /Events',
      '/rw/ancien': '301 /rw/Events',
      '/en/ancien': '302 /Events',
      '/rw/vieux-flux': '301 /feed.xml',
      '/fr/vieux-flux': '301 /feed.xml',
      '/rw/vieille-image': '301 /media/abc.jpg',
    };
    for (const [path, wanted] of Object.entries(expected)) expect([path, await leadsTo(path)]).toEqual([path, wanted]);
  });

  test('what is sent to somebody who wrote is in French', async () => {
    const send = async (path: string, body: object) => {
      const reply = await app.call('POST', path, body);
      expect([path, reply.ok, reply.ok ? '' : await reply.text()]).toEqual([path, true, '']);
    };
    await send('/contact/', {
      idempotency_key: crypto.randomUUID(),
      name: 'Aline',
      email: 'aline@example.org',
      subject: 'Maïs',
      message: 'Quand commencez-vous ?',
    });
    await send('/newsletter/', { idempotency_key: crypto.randomUUID(), email: 'beata@example.org' });
    await send('/pledges/', { amount: '5000', email: 'claire@example.org' });
    for (const to of ['aline@example.org', 'beata@example.org', 'claire@example.org']) {
      const { subject = '', text = '' } = await app.mailbox.take(to);
      expect([to, subject + text]).toEqual([to, expect.not.stringMatching(/\b(?:the|your|you|thank|please|we)\b/i)]);
      expect([to, text]).toEqual([to, expect.stringMatching(/\b(?:vous|votre|nous|merci)\b/i)]);
      expect(text).not.toMatch(/intambwe\.example\/(?:fr|en)\//);
    }
  });
});

describe('a site in English', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/Events', '/Events'],
    ['/EN/events?page=1', '/events?page=1'],
  ])('%s leads once to %s', async (path, target) => {
    const { status, headers } = await fetch(app.url + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, target]);
    expect((await fetch(app.url + target, { redirect: 'manual' })).status).toBe(200);
  });
});

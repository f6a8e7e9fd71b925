import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { readSitemap } from '../../tests/support/sitemap.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { offerLanguages } from '../../tests/support/words.ts';

const SITE = 'https://intambwe.example';

/** What staff would have filled in. */
const filled = { end_date: '2026-12-01T08:00:00.000Z', category: 'Farming', organizer: 'Aline' };

eachDatabase('the address of a post or an event', (app) => {
  let access: string;
  beforeAll(async () => {
    ({ access } = await signedIn(app, { isSuperuser: true }));
    await offerLanguages(app, ['rw', 'fr']);
  });

  const open = (path: string, options: RequestInit = {}) => fetch(app.url + path, { redirect: 'manual', ...options });

  /** The status, and for a page where it says that it is; otherwise where it leads. */
  async function found(path: string) {
    const reply = await open(path);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(await reply.text()) ?? [];
    return [reply.status, reply.headers.get('location') ?? canonical.replace(SITE, '')];
  }

  async function change(path: string, fields: object) {
    const record = await (await app.call('GET', path, undefined, access)).json();
    const reply = await app.call('PUT', path, { ...record, ...fields }, access);
    expect([reply.status, await reply.text()]).toEqual([200, expect.anything()]);
  }

  test('ends in its slug or title; the bare number shows the same page, which says where it is', async () => {
    const post = await addPost(app.services, { title: 'Any title', slug: 'how-bees-live' });
    const event = await addEvent(app.services, { title: 'L’été à Kigali : fête & marché' });
    const [ofPost, ofEvent] = [`/BlogDetail/${post}-how-bees-live`, `/EventDetails/${event}-lete-a-kigali-fete-marche`];
    for (const path of [ofPost, `/BlogDetail/${post}`, `${ofPost}/`, `/blogdetail/${post}-how-bees-live`])
      expect([path, await found(path)]).toEqual([path, [200, ofPost]]);
    for (const path of [ofEvent, `/EventDetails/${event}`, `/eventdetails/${event}/`])
      expect([path, await found(path)]).toEqual([path, [200, ofEvent]]);
    expect(await (await open('/MoreBlogs')).text()).toContain(`href="${ofPost}"`);
    expect(await (await open('/Events')).text()).toContain(`href="${ofEvent}"`);
  });

  test('has no name where the title makes none', async () => {
    const event = await addEvent(app.services, { title: '🌱 合作社' });
    expect(await found(`/EventDetails/${event}`)).toEqual([200, `/EventDetails/${event}`]);
    expect(await found(`/EventDetails/${event}-`)).toEqual([301, `/EventDetails/${event}`]);
    expect(await found(`/EventDetails/${event}-x`)).toEqual([301, `/EventDetails/${event}`]);
    expect(await (await open('/Events')).text()).toContain(`href="/EventDetails/${event}"`);
  });

  test('with any other ending leads to the one, with the query', async () => {
    const post = await addPost(app.services, { slug: 'bees' });
    const own = `/BlogDetail/${post}-bees`;
    for (const ending of [
      '-',
      '--bees',
      '-bees-',
      '-bee',
      '-Bees',
      '-bees)',
      '-bees.',
      '-bees.pdf',
      '-bees.html',
      '-a%2Fb',
      '-%ff',
      '-%00',
      '-%E2%9C%93',
      '-\u00e9t\u00e9',
      `-${'x'.repeat(5000)}`,
    ])
      expect([ending, await found(`/BlogDetail/${post}${ending}`)]).toEqual([ending, [301, own]]);
    expect(await found(`/BlogDetail/00${post}-bees`)).toEqual([301, own]);
    // What no page reads makes no reply of its own.
    expect(await found(`/BlogDetail/${post}-old?utm_source=mail&page=2`)).toEqual([301, `${own}?page=2`]);
    expect(await found(`/rw/BlogDetail/${post}-old`)).toEqual([301, `/rw${own}`]);
    const head = await open(`/BlogDetail/${post}-old`, { method: 'HEAD' });
    expect([head.status, head.headers.get('location')]).toEqual([301, own]);
    expect(head.headers.get('cache-control')).toBe('no-cache');
  });

  test('of anything else than a number and an ending is that of nothing', async () => {
    const post = await addPost(app.services, { slug: 'bees-too' });
    for (const part of [
      `${post}x`,
      `${post}%2Fx`,
      `${post}-bees/too`,
      `${post}_x`,
      `0x${post}`,
      `${post}e0`,
      `-${post}`,
    ])
      expect([part, (await found(`/BlogDetail/${part}`))[0]]).toEqual([part, 404]);
    for (const number of ['0', '99999', '2147483648', '9'.repeat(300)])
      expect([number, (await found(`/EventDetails/${number}-x`))[0]]).toEqual([number, 404]);
  });

  test('of a record that is not public leads nowhere, whatever stands behind its number', async () => {
    const secret = { slug: 'a-secret', title: 'A secret' };
    const hidden = [
      `/BlogDetail/${await addPost(app.services, { ...secret, status: 'draft' })}`,
      `/BlogDetail/${await addPost(app.services, { ...secret, slug: 'a-secret-2', status: 'archived' })}`,
      `/BlogDetail/${await addPost(app.services, { ...secret, slug: 'a-secret-3', published_date: '2030-01-01T00:00:00.000Z' })}`,
      `/BlogDetail/${await addPost(app.services, { ...secret, slug: 'a-secret-4', deleted_at: '2026-11-20T08:00:00.000Z' })}`,
      `/EventDetails/${await addEvent(app.services, { title: secret.title, is_public: false })}`,
      `/EventDetails/${await addEvent(app.services, { title: secret.title, is_active: false })}`,
      `/EventDetails/${await addEvent(app.services, { title: secret.title, deleted_at: '2026-11-20T08:00:00.000Z' })}`,
    ];
    for (const address of hidden) {
      for (const path of [address, `${address}-`, `${address}-a-secret`, `/rw${address}-x`, `${address}-x.pdf`]) {
        const reply = await open(path);
        expect([path, reply.status, reply.headers.get('location')]).toEqual([path, 404, null]);
        expect((await reply.text()).toLowerCase()).not.toMatch(/a secret|>a-secret/);
      }
    }
  });

  test('under an old title leads on in one hop at once, also from memory, and back again', async () => {
    const id = await addEvent(app.services, { ...filled, title: 'Planting' });
    const path = `/events/${id}/`;
    const [before, after] = [`/EventDetails/${id}-planting`, `/EventDetails/${id}-planting-trees`];
    for (const _ of [1, 2]) {
      expect(await found(before)).toEqual([200, before]);
      expect(await found(after)).toEqual([301, before]);
    }
    await change(path, { title: 'Planting trees' });
    for (const _ of [1, 2]) {
      expect(await found(before)).toEqual([301, after]);
      expect(await found(after)).toEqual([200, after]);
    }
    await change(path, { title: 'Planting' });
    expect([await found(before), await found(after)]).toEqual([
      [200, before],
      [301, before],
    ]);
    await app.call('DELETE', path, undefined, access);
    expect([(await found(before))[0], (await found(after))[0]]).toEqual([404, 404]);
  });

  test('takes what was sent to it without script under any of its names', async () => {
    const id = await addEvent(app.services, { title: 'A walk' });
    const send = (ending: string, email: string) =>
      open(`/EventDetails/${id}${ending}`, {
        method: 'POST',
        body: new URLSearchParams({ full_name: 'Aline', email }),
        headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect(await (await open(`/EventDetails/${id}`)).text()).toContain(`action="/EventDetails/${id}-a-walk#register"`);
    for (const [number, ending] of ['', '-a-walk', '-an-old-name'].entries()) {
      const reply = await send(ending, `aline-${number}@example.org`);
      expect([ending, reply.status]).toEqual([ending, 200]);
      expect(await reply.text()).toContain('Your place is reserved');
    }
    const wrong = await send('-a-walk', 'aline');
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('value="Aline"')]);
  });

  test('is in each language made of the title in it, and the languages agree where each other is', async () => {
    const post = await addPost(app.services, { title: 'The harvest', slug: 'harvest-2026' });
    await publishTranslation(app, `posts/${post}/fr`, {
      title: 'La récolte',
      excerpt: 'Bien.',
      content: '<p>Bien.</p>',
    });
    const event = await addEvent(app.services, { title: 'A market' });
    await publishTranslation(app, `events/${event}/rw`, {
      title: 'Isoko ry’abana',
      description: '<p>Muze.</p>',
      location: 'Kanombe',
    });

    const map = await readSitemap(app);
    async function expectAgreed(pages: Record<string, string>) {
      const links = Object.entries({ ...pages, 'x-default': pages.en ?? '' });
      for (const path of Object.values(pages)) {
        expect(await found(path)).toEqual([200, path]);
        const html = await (await open(path)).text();
        const said = [...html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
        expect(said.map(([, code, there]) => [code, there])).toEqual(links.map(([code, to]) => [code, SITE + to]));
        expect(html).toContain(`property="og:url" content="${SITE}${path}"`);
        const alternates = links.map(
          ([code, to]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${SITE}${to}"/>`,
        );
        expect(map).toMatch(
          new RegExp(`<loc>${SITE}${path}</loc><lastmod>[^<]*</lastmod>${alternates.join('')}</url>`),
        );
      }
    }
    const french = `/fr/BlogDetail/${post}-la-recolte`;
    await expectAgreed({ en: `/BlogDetail/${post}-harvest-2026`, fr: french });
    await expectAgreed({ en: `/EventDetails/${event}-a-market`, rw: `/rw/EventDetails/${event}-isoko-ryabana` });

    // Each language leads to its own name, and one without a translation to that of the source.
    expect(await found(`/fr/BlogDetail/${post}-harvest-2026`)).toEqual([301, french]);
    expect(await found(`/BlogDetail/${post}-la-recolte`)).toEqual([301, `/BlogDetail/${post}-harvest-2026`]);
    expect(await found(`/rw/BlogDetail/${post}-la-recolte`)).toEqual([301, `/rw/BlogDetail/${post}-harvest-2026`]);
    expect(await found(`/rw/BlogDetail/${post}-harvest-2026`)).toEqual([200, `/BlogDetail/${post}-harvest-2026`]);
    expect(await (await open('/fr/MoreBlogs')).text()).toContain(`href="${french}"`);
    expect(await (await open('/rw/MoreBlogs')).text()).toContain(`href="/rw/BlogDetail/${post}-harvest-2026"`);

    // A renamed translation is told to the pages in the other languages, which were in memory.
    await publishTranslation(app, `posts/${post}/fr`, { title: 'La grande récolte' });
    const renamed = `/fr/BlogDetail/${post}-la-grande-recolte`;
    expect(await (await open(`/BlogDetail/${post}-harvest-2026`)).text()).toContain(
      `hrefLang="fr" href="${SITE}${renamed}"`,
    );
    expect(await found(french)).toEqual([301, renamed]);
  });

  test('is the long one in feeds and calendars, whose readers know the record as before', async () => {
    const post = await addPost(app.services, { title: 'On hens', slug: 'on-hens' });
    const event = await addEvent(app.services, { ...filled, title: 'Hens for all' });
    const calendar = async () => (await (await open(`/events/${event}.ics`)).text()).replaceAll('\r\n ', '');
    const uid = /^UID:.*$/m.exec(await calendar())?.[0];
    await publishTranslation(app, `posts/${post}/fr`, {
      title: 'Des poules',
      excerpt: 'Bien.',
      content: '<p>Bien.</p>',
    });
    const item = (link: string, guid: string) =>
      `<link>${SITE}${link}</link><guid isPermaLink="true">${SITE}${guid}</guid>`;
    expect(await (await open('/feed.xml')).text()).toContain(
      item(`/BlogDetail/${post}-on-hens`, `/BlogDetail/${post}`),
    );
    expect(await (await open('/fr/feed.xml')).text()).toContain(
      item(`/fr/BlogDetail/${post}-des-poules`, `/fr/BlogDetail/${post}`),
    );
    expect(await calendar()).toContain(`URL:${SITE}/EventDetails/${event}-hens-for-all`);
    await change(`/posts/${post}/`, { slug: 'on-old-hens' });
    await change(`/events/${event}/`, { title: 'Hens' });
    expect(await (await open('/feed.xml')).text()).toContain(
      item(`/BlogDetail/${post}-on-old-hens`, `/BlogDetail/${post}`),
    );
    expect(await calendar()).toContain(`URL:${SITE}/EventDetails/${event}-hens\r\n`);
    expect(/^UID:.*$/m.exec(await calendar())?.[0]).toBe(uid);
  });
});

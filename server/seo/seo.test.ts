import { readFile } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addCategory, addEvent, addPicture, addPost, drawn } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { readSitemap } from '../../tests/support/sitemap.ts';
import { makeSizes } from '../../tests/support/sizes.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { offerLanguages } from '../../tests/support/words.ts';
import { setCounters } from '../backup/fill.ts';
import { escapeXml } from '../html/xml.ts';

const SITE = 'https://intambwe.example';

/** The text is an XML document, and every prefix in it is declared. */
function expectWellFormed(xml: string): void {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
  new SaxesParser({ xmlns: true }).write(xml).close();
}

test('XML says what can be said, and leaves out what cannot', () => {
  expect(escapeXml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;');
  expect(escapeXml('a\u0000b\u0008c\ufffed👋🏾\n\te')).toBe('abcd👋🏾\n\te');
});

eachDatabase('files for search engines', (app) => {
  const text = async (path: string) => (await app.get(path, { host: 'evil.example' })).text();
  const type = async (path: string) => (await app.get(path)).headers.get('content-type');

  test('the sitemap names every page, event and post, and nothing hidden', async () => {
    const event = await addEvent(app.services, { title: 'Planting trees' });
    const post = await addPost(app.services, { slug: 'how-we-plant' });
    await addEvent(app.services, { is_public: false, title: 'Hidden event' });
    await addPost(app.services, { status: 'draft', slug: 'hidden-post' });
    expectWellFormed(await text('/sitemap.xml'));
    expectWellFormed(await text('/sitemap-posts-1.xml'));
    expect(await type('/sitemap.xml')).toMatch('application/xml');
    expect(await type('/sitemap-posts-1.xml')).toMatch('application/xml');
    const sitemap = await readSitemap(app);
    const records = [`/EventDetails/${event}-planting-trees`, `/BlogDetail/${post}-how-we-plant`];
    for (const path of ['/', '/Aboutus', '/Events', '/MoreBlogs', ...records]) {
      expect(sitemap).toContain(`<loc>${SITE}${path}</loc>`);
    }
    for (const path of ['login', 'forgot', 'confirm', 'unsubscribe', 'low-data', 'dashboard', 'hidden', 'evil']) {
      expect(sitemap).not.toContain(path);
    }
    expect(sitemap.match(/<loc>/g)?.length).toBe(sitemap.match(/<url>/g)?.length);
    const another = await addEvent(app.services, { title: 'Another' });
    expect(await readSitemap(app)).toContain(`${SITE}/EventDetails/${another}-another<`);
  });

  test('the sitemap of many posts has more parts, each with those of its numbers, and none that is empty', async () => {
    const { db } = app.services;
    const addNumbered = async (number: number, options = {}) => {
      await setCounters(db, { posts: number - 1 });
      expect(await addPost(app.services, options)).toBe(number);
    };
    await addPost(app.services);
    await addNumbered(1000);
    await addNumbered(1001);
    await addNumbered(2500, { status: 'draft' });
    await addNumbered(4001);
    const index = await text('/sitemap.xml');
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(parts.filter((address) => address?.includes('posts'))).toEqual([
      `${SITE}/sitemap-posts-1.xml`,
      `${SITE}/sitemap-posts-2.xml`,
      `${SITE}/sitemap-posts-5.xml`,
    ]);
    expect(await text('/sitemap-posts-1.xml')).toContain('/BlogDetail/1000-');
    expect(await text('/sitemap-posts-1.xml')).not.toContain('/BlogDetail/1001-');
    expect((await text('/sitemap-posts-2.xml')).match(/<loc>/g)).toHaveLength(1);
    expect(await text('/sitemap-posts-5.xml')).toContain('/BlogDetail/4001-');
    for (const part of ['posts-3', 'posts-0', 'posts-6', 'posts', 'others-1', 'posts-1-1', 'site-1']) {
      expect([part, (await app.get(`/sitemap-${part}.xml`)).status]).toEqual([part, 404]);
    }
    await db.deleteFrom('posts').where('id', '>=', 1000).execute();
  });

  test('robots.txt leads to it', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(robots).toContain('Disallow: /dashboard');
    expect(await type('/robots.txt')).toMatch('text/plain');
  });

  test('the feed carries what is published, at its moment', async () => {
    const category_id = await addCategory(app.services, 'Q & A');
    await addPost(app.services, { title: 'Maize < beans & <b>both</b>', excerpt: '"Quoted" ]]> \u000b', category_id });
    const published_date = new Date(Date.parse(MORNING) + 60_000).toISOString();
    const scheduled = await addPost(app.services, { title: 'To come', slug: 'to-come', published_date });
    const feed = await text('/feed.xml');
    expectWellFormed(feed);
    expect(await type('/feed.xml')).toMatch('application/rss+xml');
    expect(feed).toContain('<title>Maize &lt; beans &amp; &lt;b&gt;both&lt;/b&gt;</title>');
    expect(feed).toContain('<category>Q &amp; A</category>');
    expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>');
    expect(feed).toContain(`<atom:link href="${SITE}/feed.xml"`);
    expect(feed).not.toContain('To come');
    app.advance(60_000);
    const page = `${SITE}/BlogDetail/${scheduled}`;
    // Readers know an article by its number alone: a feed whose guids change is shown to all subscribers as new.
    expect(await text('/feed.xml')).toContain(`<link>${page}-to-come</link><guid isPermaLink="true">${page}</guid>`);
    expect(await readSitemap(app)).toContain(`${page}-to-come<`);
    app.setClock(MORNING);
  });

  test('a feed reader shows the excerpt as it was written, also where it looks like HTML', async () => {
    const excerpt = await readFile(new URL('../../tests/cases/feeds/excerpt.txt', import.meta.url), 'utf8');
    await addPost(app.services, { title: 'Of forms', excerpt: excerpt.trim() });
    const feed = await text('/feed.xml');
    expectWellFormed(feed);
    const [, description = ''] = /<description>([^<]*lt;name[^<]*)<\/description>/.exec(feed) ?? feed.split('no item');
    const asReaders = (escaped: string) => DomUtils.textContent(parseDocument(escaped));
    expect(asReaders(asReaders(description))).toBe(excerpt.trim());
  });

  test('a calendar that has an event takes it anew when it is moved, and one that ends as it starts has no end', async () => {
    const start = '2026-11-27T07:00:00.000Z';
    const input = {
      title: 'Umuganda',
      description: '',
      event_type: 'offline',
      location: 'Huye',
      start_date: start,
      end_date: start,
    };
    const { access } = await signedIn(app, { isSuperuser: true });
    const change = async (method: string, path: string, body: object) =>
      (await app.call(method, path, body, access)).json();
    const { id } = await change('POST', '/events/', input);
    const versionOf = async () => Number(/SEQUENCE:(\d+)\r\n/.exec(await text(`/events/${id}.ics`))?.[1]);
    const before = await versionOf();
    expect(before).toBe(0);
    expect(await text(`/events/${id}.ics`)).not.toContain('DTEND');
    app.advance(1000);
    await change('PUT', `/events/${id}/`, {
      ...input,
      start_date: '2026-11-28T07:00:00.000Z',
      end_date: '2026-11-28T09:00:00.000Z',
    });
    const moved = await versionOf();
    expect(moved).toBeGreaterThan(before);
    expect(await text(`/events/${id}.ics`)).toContain('DTEND:20261128T090000Z');
    app.advance(1000);
    await change('PUT', `/events/${id}/`, { ...input, is_active: true });
    expect(await versionOf()).toBeGreaterThan(moved);
  });

  test('the calendar carries all events, and each has a file of its own', async () => {
    const id = await addEvent(app.services, { title: 'In the calendar' });
    const hidden = await addEvent(app.services, { title: 'Not in the calendar', is_active: false });
    expect(await text('/events.ics')).toContain(`UID:event-${id}-`);
    expect(await text('/events.ics')).not.toContain(`UID:event-${hidden}-`);
    expect(await type('/events.ics')).toBe('text/calendar; charset=utf-8');
    const own = await app.get(`/events/${id}.ics`);
    expect(own.headers.get('content-disposition')).toBe(`attachment; filename="event-${id}.ics"`);
    const file = await own.text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file).toContain('SUMMARY:In the calendar\r\n');
    expect((await app.get(`/events/${hidden}.ics`)).status).toBe(404);
    await app.services.write(null, async ({ db, changes }) => {
      await db.updateTable('events').set({ title: 'Moved' }).where('id', '=', id).execute();
      changes('events');
    });
    expect(await text(`/events/${id}.ics`)).toContain('SUMMARY:Moved\r\n');
    expect(await text('/events.ics')).toContain('SUMMARY:Moved\r\n');
  });

  test('a phone that adds the site from a page in another language opens it in that one', async () => {
    await offerLanguages(app);
    expect(await (await app.get('/rw/contactus')).text()).toContain('rel="manifest" href="/rw/manifest.webmanifest"');
    const manifest = await (await app.get('/rw/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ id: '/', lang: 'rw', start_url: '/rw', scope: '/' });
    await offerLanguages(app, []);
    expect((await app.get('/rw/manifest.webmanifest')).status).toBe(404);
  });

  test('the manifest and its icons', async () => {
    const manifest = await (await app.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Intambwe', start_url: '/' });
    expect(await type('/manifest.webmanifest')).toBe('application/manifest+json');
    for (const [path, size] of [
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/apple-touch-icon.png', 180],
    ] as const) {
      const bytes = await (await app.get(path)).bytes();
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
    expect(await text('/icon.svg')).toMatch(/^<svg /);
    expect(await type('/icon.svg')).toBe('image/svg+xml');
    for (const { src } of manifest.icons) expect((await app.get(src)).status).toBe(200);
  });

  const shared = async (path: string) => {
    // Cut with the other sizes of the picture: until then the standard one is shown.
    await makeSizes(app.services);
    const reply = await app.get(path);
    expect([path, reply.status]).toEqual([path, 200]);
    const bytes = await reply.bytes();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThanOrEqual(250_000);
    const { dominant } = await sharp(bytes).stats();
    return { bytes, reddish: dominant.r > dominant.b };
  };

  test('the picture of a shared link follows the record’s picture', async () => {
    const [red, blue] = [
      await addPicture(app.services, '#c00000'),
      await addPicture(app.services, '#0000c0', 400, 900),
    ];
    const event = await addEvent(app.services, { media_id: red });
    expect((await shared(`/share/event-${event}.jpg`)).reddish).toBe(true);
    expect((await shared(`/share/event-${event}.jpg`)).reddish).toBe(true);
    await app.services.write(null, async ({ db, changes }) => {
      await db.updateTable('events').set({ banner_media_id: blue }).where('id', '=', event).execute();
      changes('events');
    });
    expect((await shared(`/share/event-${event}.jpg`)).reddish).toBe(false);
    const post = await addPost(app.services, { media_id: blue });
    expect((await shared(`/share/post-${post}.jpg`)).reddish).toBe(false);
    const photograph = await app.services.write(null, async ({ db, now, changes }) => {
      const values = {
        title: 'Harvest',
        description: '',
        media_type: 'image',
        video_url: '',
        is_active: true,
      } as const;
      changes('gallery');
      return await db
        .insertInto('gallery_items')
        .values({ ...values, media_id: red, uploaded_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    expect((await shared(`/share/gallery-${photograph.id}.jpg`)).reddish).toBe(true);
    expect(await text(`/Gallery?item=${photograph.id}`)).toContain(
      `property="og:image" content="${SITE}/share/gallery-${photograph.id}.jpg"`,
    );
  });

  test('a shared event says when and where it is', async () => {
    const start_date = '2026-11-25T07:00:00.000Z';
    const event = await addEvent(app.services, {
      start_date,
      end_date: null,
      event_type: 'offline',
      location: 'Kanombe',
    });
    const page = await text(`/EventDetails/${event}`);
    expect(page).toMatch(/property="og:description" content="25 November 2026[^"]* 09:00, Kanombe\. /);
    expect(page).toMatch(/wa\.me\/\?text=[^"]*25%20November%202026[^"]*Kanombe/);
  });

  test('a record without a picture shares the standard one, a hidden record none', async () => {
    const standard = await shared('/share/default.jpg');
    const event = await addEvent(app.services);
    expect((await shared(`/share/event-${event}.jpg`)).bytes).toEqual(standard.bytes);
    const hidden = await addEvent(app.services, { is_active: false });
    const draft = await addPost(app.services, { status: 'draft' });
    for (const path of [`event-${hidden}`, `post-${draft}`, 'event-0', 'event-x', 'other-1', 'post-99999999999']) {
      expect([path, (await app.get(`/share/${path}.jpg`)).status]).toEqual([path, 404]);
    }
  });

  test('noise that compresses badly is still light enough', async () => {
    const noise = await sharp({
      create: {
        width: 1200,
        height: 630,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    const picture = await drawn(noise);
    const id = await app.services.write(null, ({ db, now }) => app.services.media.add(db, picture, 'Noise', now));
    await shared(`/share/post-${await addPost(app.services, { media_id: id })}.jpg`);
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ sample: true });
});

afterAll(() => app.close());

/** Every public address of the specification, and of the pages its links promise, with words that must be in the HTML. */
const routes: readonly (readonly [address: string, words: string])[] = [
  ['/', 'Empowering Communities, Transforming Lives'],
  ['/Aboutus', 'About Us'],
  ['/Mission', 'Our Mission'],
  ['/Vision', 'Our Vision'],
  ['/Events', 'Recent Events (From Today Backwards)'],
  ['/EventDetails', 'Recent Events (From Today Backwards)'],
  ['/EventDetails/1', 'Opening day of three savings groups'],
  ['/MoreBlogs', 'Why the box has three locks'],
  ['/Blogs', 'Why the box has three locks'],
  ['/BlogDetail/1', 'Published Information'],
  ['/Gallery', 'Around the box'],
  ['/Videos', 'Total Videos'],
  ['/Donate', 'Donation Interest Form'],
  ['/contactus', 'Send Me A Message'],
  ['/Mentorship', 'Key Components'],
  ['/History', 'Our History'],
  ['/Team', 'Our Team'],
  ['/Documents', 'Documents'],
  ['/Testimonials', 'Testimonials'],
  ['/Announcements', 'Each has room for 15 to 30 members.'],
  ['/Services', 'Our Services'],
  ['/Privacy', 'Privacy Policy'],
  ['/Terms', 'Terms of Service'],
  ['/Cookies', 'Cookie Policy'],
];

const spellings = (address: string) => [address, address.toLowerCase(), `${address.toUpperCase()}/`.replace('//', '/')];

describe.each(routes)('%s', (address, words) => {
  test.each(spellings(address))('answers to %s with its content', async (spelling) => {
    const reply = await app.get(spelling);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain(words);
  });
});

test.each([
  '/nothing',
  '/Events/7',
  '/EventDetails/1/more',
  '/dashboard/nothing',
  '/autho',
  '/%2e%2e/etc',
  '/Events.php',
])('%s is the 404 page', async (address) => {
  const reply = await app.get(address);
  expect(reply.status).toBe(404);
});

test.each([
  ['/EventDetails/99999', 'Event not found'],
  ['/EventDetails/abc', 'Event not found'],
  ['/BlogDetail/99999', 'Blog Not Found'],
  ['/BlogDetail/0', 'Blog Not Found'],
  ['/nothing', 'Page Not Found'],
])('%s says "%s"', async (address, words) => {
  const reply = await app.get(address);
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain(words);
});

test('the canonical address keeps the specification’s spelling, whatever was asked for', async () => {
  const html = await (await app.get('/EVENTS/?utm_source=x')).text();
  expect(html).toContain('<link rel="canonical" href="https://intambwe.example/Events"/>');
});

test('no page carries a style attribute, or a script of its own but the one that its policy names', async () => {
  for (const [address] of routes) {
    const reply = await app.get(address);
    const policy = reply.headers.get('content-security-policy') ?? '';
    const html = await reply.text();
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    const scripts = html.matchAll(/<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>(.*?)<\/script>/gs);
    const names = [...scripts].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
    expect(names).toHaveLength(1);
    expect(policy).toContain(`'sha256-${names[0]}'`);
  }
});

test('every page says what it is about, for search and for sharing', async () => {
  const titles = new Map<string, string>();
  for (const [address] of routes) {
    const html = await (await app.get(address)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const picture = /<meta property="og:image" content="https:\/\/intambwe\.example([^"]+)"/.exec(html)?.[1] ?? '';
    expect({ address, title, description }).toEqual({
      address,
      title: expect.stringMatching(/.{8,}/),
      description: expect.stringMatching(/.{25,}/),
    });
    const shared = await app.get(picture);
    expect({ address, type: shared.headers.get('content-type') }).toEqual({ address, type: 'image/jpeg' });
    expect((await shared.arrayBuffer()).byteLength).toBeLessThan(250 * 1024);
    const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    titles.set(canonical, title);
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(json)).toHaveProperty('@type');
    }
  }
  expect(new Set(titles.values()).size).toBe(titles.size);
});

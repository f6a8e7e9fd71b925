import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let editor: string;

beforeAll(async () => {
  app = await startTestApp();
  editor = (await app.signIn(await app.addUser({ isSuperuser: true }))).access;
});

afterAll(() => app.close());

interface Raw {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** A request with exactly these headers and an undecoded body; `fetch` adds headers and decodes by itself. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}${path}`, { headers, method }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

const announce = (title: string) => app.call('POST', '/announcements/', { title, message: 'x' }, editor);

/** The number of times that the page was rendered while `work` ran. */
async function renderings(work: () => Promise<unknown>): Promise<number> {
  const renders = vi.spyOn(app.app, 'fetch');
  await work();
  const count = renders.mock.calls.length;
  renders.mockRestore();
  return count;
}

test('the page is the same in every encoding, each with its own tag', async () => {
  const [identity, zipped, brotlied] = [
    await raw('/'),
    await raw('/', { 'accept-encoding': 'gzip' }),
    await raw('/', { 'accept-encoding': 'gzip, deflate, br' }),
  ];
  expect(gunzipSync(zipped.body).equals(identity.body)).toBe(true);
  expect(brotliDecompressSync(brotlied.body).equals(identity.body)).toBe(true);
  expect(new Set([identity, zipped, brotlied].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(brotlied.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding, Save-Data, Cookie' });
});

test('an encoding that is refused is not sent', async () => {
  expect((await raw('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
});

test('a browser that has the page already gets 304 and no body', async () => {
  const first = await raw('/', { 'accept-encoding': 'br' });
  const again = await raw('/', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('HEAD has the headers and no body', async () => {
  const head = await raw('/', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  expect(head.body).toHaveLength(0);
});

test('a page is rendered once, and again only after a write that it shows', async () => {
  await raw('/');
  expect(await renderings(() => raw('/'))).toBe(0);
  await announce('Something new');
  expect(await renderings(() => raw('/'))).toBe(1);
  await app.services.write(null, async ({ changes }) => changes('categories'));
  expect(await renderings(() => raw('/'))).toBe(1);
});

test('of many who ask for a missing page one rendering serves all', async () => {
  await announce('Stampede');
  expect(await renderings(() => Promise.all(Array.from({ length: 40 }, () => raw('/'))))).toBe(1);
});

test('a request after a write never joins a rendering begun before it', async () => {
  await announce('Older');
  const before = raw('/');
  await announce('The very newest');
  expect(String((await raw('/')).body)).toContain('The very newest');
  await before;
});

test('where an older copy takes the place of the database, no page says what is lost, or misses what comes then', async () => {
  await announce('Lost');
  expect(String((await raw('/')).body)).toContain('Lost');
  const { db, versions } = app.services;
  await db.deleteFrom('announcements').where('title', '=', 'Lost').execute();
  const ofAnnouncements = db.updateTable('content_versions').where('tag', '=', 'announcements');
  await ofAnnouncements.set((row) => ({ version: row('version', '-', 1) })).execute();
  await versions.load(db);
  expect(String((await raw('/')).body)).not.toContain('Lost');
  await announce('Here again');
  expect(String((await raw('/')).body)).toContain('Here again');
  // A copy from before the first announcement ever.
  await db.deleteFrom('announcements').where('title', '=', 'Here again').execute();
  await db.deleteFrom('content_versions').where('tag', '=', 'announcements').execute();
  await versions.load(db);
  expect(String((await raw('/')).body)).not.toContain('Here again');
  await announce('And again');
  expect(String((await raw('/')).body)).toContain('And again');
});

test('parameters that advertising networks add to a link make no second copy', async () => {
  await raw('/');
  expect(await renderings(() => raw('/?utm_source=x&fbclid=y'))).toBe(0);
});

test('no header of the first visitor finds its way into what others get', async () => {
  await announce('Poison');
  const poisoned = await raw('/', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'evil',
    'x-original-url': '/evil',
    cookie: 'evil=1',
    'accept-language': 'evil',
  });
  expect(String(poisoned.body)).not.toContain('evil');
  expect(String((await raw('/')).body)).not.toContain('evil');
});

test('a visitor who saves data is sent no script, others are', async () => {
  expect(String((await raw('/', { 'save-data': 'on' })).body)).not.toContain('<script');
  expect(String((await raw('/')).body)).toContain('<script');
});

test('anonymous reads of the API come from memory too', async () => {
  await raw('/api/announcements/active/');
  expect(await renderings(() => raw('/api/announcements/active/'))).toBe(0);
});

test('a page with a failed section is shown, and not kept', async () => {
  expectLoggedErrors(/A request failed .*no such table: advertisements/);
  await announce('Broken for a moment');
  const { db } = app.services;
  await db.schema.alterTable('advertisements').renameTo('advertisements_away').execute();
  const broken = await raw('/');
  expect(broken.status).toBe(200);
  expect(String(broken.body)).toContain('Broken for a moment');
  await db.schema.alterTable('advertisements_away').renameTo('advertisements').execute();
  expect(await renderings(() => raw('/'))).toBe(1);
  expect(await renderings(() => raw('/'))).toBe(0);
});

test('replies to somebody signed in are never cached', async () => {
  const reply = await app.call('GET', '/announcements/', undefined, editor);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('security headers stand on every kind of reply', async () => {
  for (const path of ['/', '/api/ads/', '/nothing', '/autho/login', '/healthz']) {
    expect((await raw(path)).headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  }
  const policy = String((await raw('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('the language of the dashboard keeps no copies of pages for visitors', async () => {
  await raw('/');
  const copies = await renderings(async () => {
    for (const language of ['fr', 'rw']) await raw('/', { cookie: `dashboard_language=${language}` });
  });
  expect(copies).toBe(0);
  await raw('/dashboard/profile');
  const french = await raw('/Dashboard/profile', { cookie: 'dashboard_language=fr' });
  expect(french.body.toString()).toContain('<html lang="fr"');
  expect((await raw('/Dashboard/profile')).body.toString()).toContain('<html lang="en"');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { parseJson } from './input.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const post = (body: BodyInit, type = 'application/json') =>
  fetch(`${app.url}/api/login/`, { method: 'POST', headers: { 'content-type': type }, body });

test.each([
  ['{', 400],
  ['', 400],
  ['null', 400],
  ['[]', 400],
  ['"text"', 400],
  ['{"email":"a@b.co","password":"\\u0000"}', 400],
  ['{"email":"a@b.co","password":"\\ud800"}', 400],
  ['{"email":{"$ne":1},"password":["x"]}', 400],
  [`{"__proto__":{"email":"a@b.co"},"password":"x"}`, 400],
  [`{"email":"${'a'.repeat(300)}@example.org","password":"x"}`, 400],
])('the body %s is answered with %i, never with a fault', async (body, status) => {
  const reply = await post(body);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toHaveProperty('detail');
});

test('bytes that are no text are refused', async () => {
  expect((await post(new Uint8Array([0xff, 0xfe, 0x00]))).status).toBe(400);
});

test('a body of another kind is refused', async () => {
  expect((await post('email=a', 'text/plain')).status).toBe(415);
});

test('anybody may send 64 KB, staff a megabyte', async () => {
  const body = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes - '{"email":""}'.length) });
  expect((await post(body(64 * 1024))).status).toBe(400);
  const reply = await post(body(64 * 1024 + 1));
  expect(reply.status).toBe(413);
  expect(await reply.json()).toEqual({ detail: 'The request is too large. Please send less at once.' });
  const { access } = await signedIn(app, { isSuperuser: true });
  expect((await app.call('POST', '/announcements/', { title: 'x'.repeat(900_000) }, access)).status).toBe(400);
});

test('looking for what cannot be stored costs no more than reading what came', () => {
  const hostile = `[${'[],'.repeat(345_000)}1]`;
  const quickest = (work: (text: string) => unknown) =>
    Math.min(
      ...Array.from({ length: 7 }, () => {
        const begun = process.cpuUsage();
        work(hostile);
        const { user, system } = process.cpuUsage(begun);
        return user + system;
      }),
    );
  const [alone, checked] = [quickest((text) => JSON.parse(text)), quickest(parseJson)];
  expect(checked / alone).toBeLessThan(3);
});

test.each([
  ['a name', '{"a":{"\\u0000":1}}'],
  ['a deep text', `${'['.repeat(5000)}"\\uDBff"${']'.repeat(5000)}`],
  ['the second half alone', '["\\udC00"]'],
  ['more than is looked through', `["\\u0000"${',1'.repeat(100_000)}]`],
])('what cannot be stored is refused: %s', (_, text) => {
  expect(() => parseJson(text)).toThrow();
});

test('a character of two halves, and a backslash before what looks like one, can be stored', () => {
  expect(parseJson('{"\\ud83d\\ude00":["\\\\u0000"]}')).toEqual({ '😀': ['\\u0000'] });
});

test('a body over a megabyte is refused, whatever length it claims', async () => {
  expect((await post(JSON.stringify({ email: 'x'.repeat(1024 * 1024) }))).status).toBe(413);
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(65_536))),
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' };
  init.headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${app.url}/api/login/`, init).catch(() => undefined);
  // The connection may be closed before the reply is read; it must end in any case.
  if (reply) expect(reply.status).toBe(413);
});

test('an unknown address says so, and so does an unknown method', async () => {
  expect((await app.call('GET', '/nothing/')).status).toBe(404);
  const reply = await app.call('DELETE', '/login/');
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe('POST');
});

test('the API answers with and without the slash at the end', async () => {
  expect((await app.get('/api/ads/')).status).toBe(200);
  expect((await app.get('/api/ads')).status).toBe(200);
});

test('health and readiness', async () => {
  expect(await (await app.get('/healthz')).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    site: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(await (await app.get('/readyz')).json()).toEqual({
    status: 'ok',
    database: 'ok',
    storage: 'ok',
    mail: 'ok',
    backups: 'ok',
    proxy: 'ok',
    secret_key: 'ok',
  });
  expect(await (await app.get('/readyz/node')).json()).toEqual({ status: 'ok', database: 'ok' });
});

test('every declared call stands in the OpenAPI document', async () => {
  const document = await (await app.get('/api/openapi.json')).json();
  for (const { method, path } of app.endpoints) {
    expect(document.paths[path]).toHaveProperty(method.toLowerCase());
  }
  expect((await app.get('/api/docs')).status).toBe(200);
});

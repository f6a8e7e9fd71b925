import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../support/signed-in.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { rawRequest, withHost } from './raw-request.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const targets = [
  '//',
  '///evil.example/',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/..;/api/users/',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%00',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/\xff\xfe',
  '/a\tb',
  `/${'a'.repeat(6000)}`,
  `/${'a/'.repeat(3000)}`,
  `/Events?search=${'%25'.repeat(2000)}`,
  '/Events?search=%00',
  '/Events?search=%zz',
  '/Events?page=-1',
  '/Events?page=1e999',
  '/Events?page=1&page=2&page[]=3&__proto__=4',
  '/EventDetails/%ff',
  '/EventDetails/%2e%2e',
  '/BlogDetail/1%00',
  '/newsletter/confirm?token=%00',
  '/api',
  '/api/',
  '/api//',
  '/api/%',
  '/api/%zz/',
  '/api/%2e%2e/healthz',
  '/api/ads/?page=%zz',
  '/api/ads/?page=%00',
  '/api/posts/?ordering=__proto__',
  '/api/posts/?search=%ed%a0%80',
  '/api/posts/%00/',
  '/api/posts/99999999999999999999/',
  '/media/..%2f..%2fsecret.key',
  '/media/%2e%2e/secret.key',
  '/media/%00',
  '/media/%zz',
  '/media/',
  '/assets/../secret.key',
  '/assets/%2e%2e/secret.key',
  '/assets/',
  '/share/event-999999999.jpg',
  '/share/../secret.key',
  '/ads/99999999999/open',
  '/events/%zz.ics',
  '/dashboard/%00',
  '/dashboard/%zz',
  '/autho/%2e%2e/login',
  '*',
  'http://evil.example/',
  'http://evil.example:99999/',
  'https:///',
  'evil',
  'evil.example:443',
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT'];

/** 0 is a connection closed without an answer, which is enough for anything that is not HTTP. */
const isNoFault = (status: number) => status < 500;

test.each(methods)('no address of any shape is answered with a fault of ours, with %s', async (method) => {
  const secret = app.services.config.secretKey;
  const faults: string[] = [];
  for (const target of targets) {
    const { status, body } = await rawRequest(app.url, { method, target });
    if (!isNoFault(status)) faults.push(`${method} ${JSON.stringify(target.slice(0, 60))}: ${status}`);
    if (body.includes(secret) || body.includes('root:')) faults.push(`${target} shows a file`);
  }
  expect(faults).toEqual([]);
  expect((await app.get('/healthz')).status).toBe(200);
});

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/main.ts',
  '/data/secret.key',
  '/secret.key',
  '/intambwe.sqlite',
  '/assets/',
  '/media/',
])('there is no file %s', async (target) => {
  expect((await rawRequest(app.url, { target })).status).toBe(404);
});

test('TRACE gives nothing back of what was sent', async () => {
  const lines = withHost('Authorization: Bearer zz-secret');
  const { status, head, body } = await rawRequest(app.url, { method: 'TRACE', target: '/', lines });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(`${head}${body}`).not.toContain('zz-secret');
});

test('a request that names two hosts is refused, and so is everything after it', async () => {
  const lines = ['Host: intambwe.example', 'Host: evil.example'];
  for (const method of ['GET', 'POST']) {
    for (const target of ['/', '/healthz', '/api/ads/', '/media/x'])
      expect((await rawRequest(app.url, { method, target, lines })).status).toBe(400);
  }
});

describe('a header', () => {
  const odd: [string, string[]][] = [
    ['no host', []],
    ['an empty host', ['Host:']],
    ['a host with a blank', ['Host: evil example']],
    ['a host that is no name', ['Host: [::']],
    ['a host with a path', ['Host: evil.example/../']],
    ['a host with a port too high', ['Host: evil.example:99999']],
    ['two hosts', ['Host: intambwe.example', 'Host: evil.example']],
    ['a name with a blank', withHost('X Y: 1')],
    ['a value that goes on in the next line', withHost('X-Y: 1', ' 2')],
    ['a NUL', withHost('X-Y: \0')],
    ['bytes that are no text', withHost('Cookie: \xff\xfe=\xff')],
    ['a thousand times the same', withHost(...Array.from({ length: 1000 }, () => 'X-Y: 1'))],
    ['longer than anybody’s', withHost(`Cookie: ${'a'.repeat(20_000)}`)],
    ['a strange cookie', withHost('Cookie: low_data=1; low_data=0; __proto__=1; =; ;;')],
    ['a strange encoding', withHost('Accept-Encoding: ;q=,,br;q=zz,*;q=1.5')],
    ['a strange range', withHost('Range: bytes=-,-1,5-2,999999999999999999999-')],
    ['a strange tag', withHost('If-None-Match: *, W/"', 'If-Range: "')],
    ['a strange sign-in', withHost('Authorization: Bearer \xff ..')],
    ['a strange key', withHost('Idempotency-Key: ../..')],
    ['a strange type', withHost('Content-Type: multipart/form-data; boundary=')],
    ['two lengths', withHost('Content-Length: 0', 'Content-Length: 5')],
    ['a length and a way of chunks', withHost('Content-Length: 4', 'Transfer-Encoding: chunked')],
    ['a way of sending that nobody knows', withHost('Transfer-Encoding: zz, chunked')],
    ['a wish to speak something else', withHost('Upgrade: websocket', 'Expect: zz')],
  ];

  test.each(odd)('that is %s is answered without a fault of ours', async (_, lines) => {
    for (const target of ['/', '/Events?page=2', '/nothing', '/api/ads/', '/api/me/', '/media/x', '/low-data']) {
      for (const method of ['GET', 'POST']) {
        const { status } = await rawRequest(app.url, { method, target, lines, body: '0\r\n\r\n' });
        expect([target, method, isNoFault(status), status]).toEqual([target, method, true, status]);
      }
    }
  });

  test('that says two things of the length ends the connection before anything is done', async () => {
    const lines = withHost('Content-Length: 4', 'Transfer-Encoding: chunked');
    const body = '0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const { status, body: rest } = await rawRequest(app.url, { method: 'POST', target: '/low-data', lines, body });
    expect(status).toBe(400);
    expect(rest).not.toContain('HTTP/1.1 200');
  });
});

describe('a form', () => {
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const inChunks = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
  const chunked = withHost(type, 'Transfer-Encoding: chunked');
  const send = (target: string, lines: readonly string[], body?: string) =>
    rawRequest(app.url, { method: 'POST', target, lines, ...(body === undefined ? {} : { body }) });

  test('that comes in chunks, as proxies may send it, is read like any other', async () => {
    expect((await send('/low-data', chunked, inChunks('low=1&back=/Events'))).status).toBe(303);
    const refused = await send('/contactus', chunked, inChunks('name=Somebody'));
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('value="Somebody"');
  });

  test('that is too large is refused, whether or not it says so', async () => {
    const text = `back=${'x'.repeat(70_000)}`;
    for (const target of ['/low-data', '/contactus']) {
      expect([target, (await send(target, chunked, inChunks(text))).status]).toEqual([target, 413]);
      const lines = withHost(type, `Content-Length: ${text.length}`);
      expect([target, (await send(target, lines, text)).status]).toEqual([target, 413]);
    }
  });

  test('of nothing, and one that says nothing of its length, is none', async () => {
    expect((await send('/low-data', withHost(type))).status).toBe(303);
    expect((await send('/contactus', withHost(type))).status).toBe(400);
    expect((await send('/contactus', withHost())).status).toBe(415);
  });
});

test('no header and no parameter makes one method of another', async () => {
  const { access } = await signedIn(app, { isSuperuser: true });
  const made = await app.call('POST', '/announcements/', { title: 'Stays', message: 'here' }, access);
  const { id } = await made.json();
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method']) {
    for (const method of ['GET', 'POST']) {
      const target = `/api/announcements/${id}/?_method=DELETE&method=DELETE`;
      const lines = withHost(`Authorization: Bearer ${access}`, `${name}: DELETE`);
      await rawRequest(app.url, { method, target, lines });
    }
  }
  expect((await app.call('GET', `/announcements/${id}/`, undefined, access)).status).toBe(200);
  const left = await app.services.db.selectFrom('announcements').select('deleted_at').where('id', '=', id).execute();
  expect(left).toEqual([{ deleted_at: null }]);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie: x=1',
  '/%0d%0aSet-Cookie:%20x=1',
  '',
])('the switch for less data leads back to this site only: %j', async (back) => {
  const body = new URLSearchParams({ low: '1', back }).toString();
  const lines = withHost('Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`);
  const { status, head } = await rawRequest(app.url, { method: 'POST', target: '/low-data', lines, body });
  expect(status).toBe(303);
  expect(/^location: (.*)$/im.exec(head)?.[1]).toMatch(/^\/(?![/\\])[^\r\n]*$/);
  expect(head.match(/^set-cookie:/gim)).toHaveLength(1);
});

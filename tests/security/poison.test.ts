import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheTags } from '../../server/database/content-versions.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type RawReply, rawRequest, withHost } from './raw-request.ts';

// The first visitor of a cached page must not be able to leave anything in it for others.

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const kept = ['/', '/Events', '/contactus', '/api/ads/', '/api/site-settings/', '/feed.xml', '/events.ics'];

/** Nothing of these is part of what a reply is kept under. */
const poisons = [
  'Host: zz-evil.example',
  'Host: zz-evil.example:99999',
  'X-Forwarded-Host: zz-evil.example',
  'X-Forwarded-Proto: zz-evil',
  'X-Forwarded-Port: 6666',
  'X-Forwarded-Prefix: /zz-evil',
  'X-Forwarded-For: 203.0.113.66, zz-evil',
  'Forwarded: host=zz-evil.example;proto=zz-evil',
  'X-Original-URL: /zz-evil',
  'X-Rewrite-URL: /zz-evil',
  'X-HTTP-Method-Override: DELETE',
  'X-Method-Override: POST',
  'Accept: zz-evil/zz-evil',
  'Accept-Language: zz-evil',
  'Accept-Charset: zz-evil',
  'Cookie: zz-evil=1; session=zz-evil',
  'Cookie: low_data=zz-evil; low_data=0',
  'Range: bytes=0-10',
  'Range: bytes=zz-evil',
  'If-Range: "zz-evil"',
  'Save-Data: zz-evil',
  'Accept-Encoding: zz-evil',
  'Accept-Encoding: zz-evil, *;q=0, identity;q=0, br;q=zz',
  'X-Forwarded-Scheme: zz-evil',
  'X-Forwarded-Server: zz-evil.example',
  'X-Host: zz-evil.example',
  'X-Real-IP: 203.0.113.66',
  'X-Wap-Profile: https://zz-evil.example',
  'True-Client-IP: zz-evil',
  'Via: 1.1 zz-evil',
  'Connection: close, zz-evil',
  'TE: zz-evil',
  'If-Match: "zz-evil"',
  'If-Modified-Since: Fri, 20 Nov 2099 08:00:00 GMT',
  'Origin: https://zz-evil.example',
  'Referer: https://zz-evil.example/',
  'User-Agent: zz-evil<script>',
  'Idempotency-Key: zz-evil',
  'X-Request-Id: zz-evil',
  'Cache-Control: no-store, zz-evil',
  'Pragma: zz-evil',
  'Authorization;: zz-evil',
];

/** All that is kept is stale, so that the next one to ask makes it. */
const forgetAll = () =>
  app.services.write(null, async ({ changes }) => {
    for (const cacheTag of cacheTags) changes(cacheTag);
  });

/** The same for everybody but for the date and the number of the request. */
const essence = ({ status, head, body }: RawReply) => ({
  status,
  head: head.replaceAll(/^(date|x-request-id): .*\r?\n?/gim, ''),
  body,
});

const linesOf = (poison: string) => (poison.startsWith('Host:') ? [poison] : withHost(poison));

test.each(kept)('the cached reply for %s contains nothing of the first request’s headers', async (target) => {
  await forgetAll();
  const plain = essence(await rawRequest(app.url, { target }));
  expect(plain.status).toBe(200);
  for (const poison of poisons) {
    await forgetAll();
    const first = await rawRequest(app.url, { target, lines: linesOf(poison) });
    expect([poison, first.body.includes('zz-evil'), first.head.includes('zz-evil')]).toEqual([poison, false, false]);
    expect([poison, essence(await rawRequest(app.url, { target }))]).toEqual([poison, plain]);
  }
});

test('the one header that chooses a form of the page has a form of its own, and is named in Vary', async () => {
  await forgetAll();
  const light = await rawRequest(app.url, { target: '/', lines: withHost('Cookie: low_data=1') });
  const plain = await rawRequest(app.url, { target: '/' });
  expect(plain.body).not.toBe(light.body);
  expect(plain.head.toLowerCase()).toContain('vary: accept-encoding, save-data, cookie');
});

/** Other spellings of a page's address; their replies must not replace the page in the cache. */
const respelled = (target: string) => [
  `${target}?zz-evil=1`,
  `${target}?utm_source=zz-evil&zz[]=zz-evil`,
  `${target}#zz-evil`,
  `${target}?#zz-evil`,
  `${target}?page=1&page=zz-evil`,
  `${target}?page=zz-evil&page=1`,
  `${target}?__proto__=zz-evil`,
  `${target}?${'zz-evil=1&'.repeat(1000)}`,
  `${target}?search=${'zz-evil'.repeat(800)}`,
  `${target};zz-evil`,
  `${target}%00zz-evil`,
  `${target}%20zz-evil`,
  `/zz-evil/..${target}`,
  `/.${target}`,
  `//zz-evil.example/..${target}`,
  `http://zz-evil.example${target}`,
];

test.each(kept)('no way of writing the address of %s changes what is kept of it', async (target) => {
  await forgetAll();
  const plain = essence(await rawRequest(app.url, { target }));
  for (const strange of respelled(target)) {
    await forgetAll();
    await rawRequest(app.url, { target: strange });
    expect([strange, essence(await rawRequest(app.url, { target }))]).toEqual([strange, plain]);
  }
});

test('a first request for a part, in a strange encoding or with a useless method takes nothing from others', async () => {
  const target = '/Events';
  await forgetAll();
  const plain = essence(await rawRequest(app.url, { target }));
  for (const method of ['HEAD', 'OPTIONS', 'TRACE', 'POST', 'PUT', 'DELETE']) {
    await forgetAll();
    await rawRequest(app.url, { method, target, lines: withHost('Range: bytes=0-0', 'Accept-Encoding: br, gzip') });
    expect([method, essence(await rawRequest(app.url, { target }))]).toEqual([method, plain]);
  }
});

test('no kept reply sets a cookie', async () => {
  for (const target of kept) {
    const { head } = await rawRequest(app.url, { target, lines: withHost('Cookie: low_data=1; zz=1') });
    expect(head.toLowerCase()).not.toContain('set-cookie');
  }
});

test('a request with a sign-in is neither cached nor answered from the cache', async () => {
  await forgetAll();
  const target = '/api/ads/';
  const refused = await rawRequest(app.url, { target, lines: withHost('Authorization: Bearer zz-evil') });
  expect(refused.status).toBe(401);
  expect((await rawRequest(app.url, { target })).status).toBe(200);
});

import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** One of each kind of reply: documents, the API, missing pages, files for search engines and phones, media. */
const addresses = [
  '/',
  '/autho/login',
  '/nothing',
  '/dashboard/nothing',
  '/api/ads/',
  '/api/nothing/',
  '/api/me/',
  '/api/docs',
  '/api/openapi.json',
  '/healthz',
  '/metrics',
  '/robots.txt',
  '/feed.xml',
  '/events.ics',
  '/manifest.webmanifest',
  '/icon.svg',
  '/share/default.jpg',
  '/media/nothing.jpg',
  '/ads/1/open',
  '/service-worker.js',
];

const builtFile = async () => `/assets/${(await readdir('dist/site/assets')).find((name) => name.endsWith('.js'))}`;

test('every kind of reply is read as what it says it is, by https alone, and framed by nobody', async () => {
  for (const address of [...addresses, await builtFile()]) {
    const { headers } = await app.get(address);
    expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff']);
    const [, seconds] = /^max-age=(\d+)$/.exec(headers.get('strict-transport-security') ?? '') ?? [];
    expect([address, Number(seconds) >= 365 * 24 * 3600]).toEqual([address, true]);
    expect([address, headers.get('content-security-policy')]).toEqual([
      address,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect([address, headers.get('content-type')]).toEqual([address, expect.stringMatching(/^[a-z]+\/[a-z.+-]+/)]);
  }
});

test('what is no page and no picture is loaded by no page of another site', async () => {
  for (const address of ['/api/ads/', '/api/nothing/', '/healthz', '/robots.txt', '/feed.xml', '/events.ics']) {
    const { headers } = await app.get(address);
    expect([address, headers.get('cross-origin-resource-policy')]).toEqual([address, 'same-origin']);
  }
  // A newsletter in a mailbox on the web shows the pictures of the library, and a network those of a shared link.
  for (const address of ['/share/default.jpg', '/icon-192.png', '/icon.svg', '/favicon.ico']) {
    const { headers } = await app.get(address);
    expect([address, headers.get('cross-origin-resource-policy')]).toEqual([address, null]);
  }
});

test('the service worker asks this site alone', async () => {
  const policy = (await app.get('/service-worker.js')).headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]));
});

test('documents run no script but ours, and load nothing of others but the films', async () => {
  for (const address of ['/', '/contactus', '/autho/login', '/dashboard/adminDashboard', '/nothing']) {
    const policy = (await app.get(address)).headers.get('content-security-policy') ?? '';
    const directives = policy.split('; ');
    for (const directive of ["default-src 'none'", "base-uri 'none'", "connect-src 'self'", "form-action 'self'"]) {
      expect([address, directives]).toEqual([address, expect.arrayContaining([directive])]);
    }
    // A public page begins with one script of its own, and one that does not run tells what may be fetched ahead.
    expect(directives.find((directive) => directive.startsWith('script-src'))).toMatch(
      /^script-src 'self'(?: 'sha256-[\w+/]{43}='){0,2}$/,
    );
    // The style that stands in a public page, and no other.
    expect(directives.find((directive) => directive.startsWith('style-src'))).toMatch(
      /^style-src 'self'(?: 'sha256-[\w+/]{43}=')?$/,
    );
    expect(policy).not.toMatch(/unsafe|\*/);
  }
});

test('replies to somebody signed in are not left in the browser’s cache', async () => {
  for (const [method, path] of [
    ['GET', '/me/'],
    ['POST', '/login/'],
    ['POST', '/token/refresh/'],
  ] as const) {
    const reply = await app.call(method, path, method === 'GET' ? undefined : {}, undefined);
    expect([path, reply.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test('no other site is let in by a browser', async () => {
  const headers = {
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  for (const path of ['/api/login/', '/api/contact/', '/api/me/', '/']) {
    for (const method of ['OPTIONS', 'GET']) {
      const reply = await fetch(`${app.url}${path}`, { method, headers });
      const granted = [...reply.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([method, path, granted]).toEqual([method, path, []]);
    }
  }
  const plain = { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } };
  expect((await fetch(`${app.url}/api/login/`, plain)).status).toBe(415);
});

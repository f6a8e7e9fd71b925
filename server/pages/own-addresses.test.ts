import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, staffAddresses } from '../../domain/addresses.ts';
import { splitLanguage } from '../../domain/languages.ts';
import { screenSpellings } from '../../domain/staff-screens.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { builtAssets } from '../front/built-assets.ts';
import { canBeOld, isReservedAddress } from './own-addresses.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Whether a page could have this address: no dot, and no pattern. */
const couldBePage = (path: string) => /^\/[a-z0-9/-]+$/i.test(path);

const cases = (path: string) => [path, path.toLowerCase(), path.toUpperCase(), `${path}/`];

test('addresses that the application answers itself are refused for pages', () => {
  const answered = [...app.app.routes, ...app.endpoints.map(({ path }) => ({ path: `/api${path}` }))];
  const paths = answered.map(({ path }) => path.replaceAll(/:\w+(?:\{[^/]*\})?|\{\w+\}|\*/g, 'x')).filter(couldBePage);
  expect(paths).toContain('/healthz');
  expect(paths).toContain('/api/posts/');
  for (const path of paths.filter((one) => one !== '/x')) expect(isReservedAddress(path), path).toBe(true);
});

test('nor is that of any screen, in any letter case', () => {
  const fixed = [
    ...Object.values(addresses),
    ...Object.values(staffAddresses),
    ...Object.values(screenSpellings).flat(),
  ];
  const paths = fixed.filter((one): one is Extract<typeof one, string> => typeof one === 'string' && one !== '/');
  for (const path of paths.flatMap(cases)) expect(isReservedAddress(path), path).toBe(true);
});

test('nor that of any page in the table of pages', async () => {
  const table = await readFile('web/site/pages.tsx', 'utf8');
  const files = [...table.matchAll(/from '(\.\/[\w/-]+\/pages?\.tsx)'/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(15);
  const typed = await Promise.all(
    files.map(async (file) => [
      ...(await readFile(`web/site/${file}`, 'utf8')).matchAll(/address: '(\/[^']*)'|, '(\/[^']*)'\]/g),
    ]),
  );
  for (const [, one, other] of typed.flat()) {
    const path = (one ?? other ?? '').replaceAll(/\{\w+\}/g, 'x');
    expect(isReservedAddress(path), path).toBe(true);
  }
});

test('nor that of a file of the build', async () => {
  const assets = await builtAssets('dist', 'http://localhost');
  for (const path of assets.keys()) expect(!couldBePage(path) || isReservedAddress(path), path).toBe(true);
  expect(isReservedAddress('/assets/anything')).toBe(true);
});

test('nor can what answers by itself be an old address, also a file', async () => {
  const routes = app.app.routes.filter(({ method, path }) => method === 'GET' && !/[*:]/.test(path));
  const paths = [
    ...routes.map(({ path }) => path),
    ...(await builtAssets('dist', 'http://localhost')).keys(),
    ...['/sitemap-posts.xml', '/sitemap-posts-2.xml', '/events/12.ics', '/media/0123456789abcdefghijkl.pdf'],
    ...['/share/post-1.jpg', '/ads/3/open', '/receipts/x.pdf', '/api/posts/', '/backups/1'],
  ].map((path) => splitLanguage(path).path);
  expect(paths).toEqual(expect.arrayContaining(['/robots.txt', '/favicon.ico', '/service-worker.js', '/icon.svg']));
  for (const path of paths.flatMap((one) => [one, one.toLowerCase()])) expect(canBeOld(path), path).toBe(false);
});

describe('all else is free', () => {
  test.each(['/our-story', '/about/partners', '/about', '/contact', '/services/training', '/404'])('%s', (path) => {
    expect(isReservedAddress(path)).toBe(false);
  });
});

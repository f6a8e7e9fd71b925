import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ContentVersions } from '../database/content-versions.ts';
import { CacheContext } from '../http/cache-context.ts';
import { cacheKey, type Filled, PageCache } from './page-cache.ts';
import { Reply } from './reply.ts';

const LARGE = 1024 * 1024;
const known = new Set(['page', 'search']);

function replyOf(bytes: number, type?: string): Reply {
  const body = Buffer.alloc(bytes);
  return Reply.of({ status: 200, headers: new Map(type ? [['content-type', type]] : []) }, body, body, body);
}

async function keep(cache: PageCache, key: string, bytes: number, type?: string): Promise<void> {
  const reply = replyOf(bytes, type);
  await cache.fill(key, 0, async () => ({ reply, cacheContext: new CacheContext() }));
}

const isCached = (cache: PageCache, key: string) => cache.find(key, 0) !== undefined;

test('a flood of made-up addresses drives out itself, and none of the pages people read', async () => {
  const cache = new PageCache(new ContentVersions());
  await keep(cache, '/', LARGE);
  for (let number = 0; number < 100; number += 1) {
    await keep(cache, `/?search=${number}`, LARGE);
    expect(isCached(cache, '/')).toBe(true);
  }
  const cached = Array.from({ length: 100 }, (_, number) => `/?search=${number}`).filter((key) => isCached(cache, key));
  expect(cached.length).toBeLessThan(32);
  expect(cached).toContain('/?search=99');
});

test('nothing more is done for pages that were asked for twice and driven out while others are made', async () => {
  const compressing = vi.spyOn(Reply.prototype, 'compressFurther');
  const cache = new PageCache(new ContentVersions());
  const made = Promise.withResolvers<Filled>();
  const underWay = cache.fill('/slow', 0, () => made.promise);
  const addresses = Array.from({ length: 100 }, (_, number) => `/?search=${number}`);
  for (const address of addresses) {
    await keep(cache, address, LARGE, 'text/html');
    cache.find(address, 0);
  }
  made.resolve({ reply: replyOf(1), cacheContext: new CacheContext() });
  await underWay;
  await expect.poll(() => compressing.mock.calls.length).toBeGreaterThan(0);
  await setTimeout(200);
  expect(compressing.mock.calls.length).toBeLessThan(32);
  compressing.mockRestore();
});

test('replies of almost nothing fill no memory either', async () => {
  const cache = new PageCache(new ContentVersions());
  for (let number = 0; number < 20_000; number += 1) await keep(cache, `/${number}`, 1);
  const cached = Array.from({ length: 20_000 }, (_, number) => `/${number}`).filter((key) => isCached(cache, key));
  expect(cached.length).toBeLessThan(8_500);
});

test('a page that is out of date is known until it is made anew, and no longer when there is none', async () => {
  const cache = new PageCache(new ContentVersions());
  expect(cache.knows('/')).toBe(false);
  await keep(cache, '/', 1);
  expect([cache.find('/', -1), cache.knows('/')]).toEqual([undefined, true]);
  const gone = Reply.of({ status: 404, headers: new Map() }, Buffer.alloc(1), Buffer.alloc(1), Buffer.alloc(1));
  await cache.fill('/', 1, async () => ({ reply: gone, cacheContext: new CacheContext() }));
  expect([cache.find('/', 1), cache.knows('/')]).toEqual([undefined, false]);
});

test.each([
  ['/Events', '/Events'],
  ['/Events?', '/Events'],
  ['/Events?utm_source=x&page=', '/Events'],
  ['/Events?search=maize&page=2', '/Events?page=2&search=maize'],
  ['/Events?page=%32&x=y', '/Events?page=2'],
  ['/events/7.ics', '/events/7.ics'],
])('%s is kept as %s', (address, key) => {
  expect(cacheKey(address, known)).toBe(key);
});

test.each([
  '/Events#x',
  '/Events%3f',
  '/%45vents',
  '/x/../Events',
  '/./Events',
  '//Events',
  '/x//Events',
  '/\\Events',
  '/Events;x',
  '/Events?page=1&page=2',
  `/${'x'.repeat(300)}`,
  `/Events?search=${'x'.repeat(300)}`,
  `/Events?${'x=1&'.repeat(600)}`,
])('%s is answered, and not kept', (address) => {
  expect(cacheKey(address, known)).toBeUndefined();
});

import diagnostics from 'node:diagnostics_channel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addEvent, addPicture, addPost } from '../support/factories.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../support/patience.ts';
import { makeSizes } from '../support/sizes.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let begun = 0;
const count = () => {
  begun += 1;
};

/** One picture has all its sizes, the other none, and no process makes them. */
const numbers = { made: { event: 0, post: 0 }, unmade: { event: 0, post: 0 } };

beforeAll(async () => {
  app = await startTestApp();
  const { db, media } = app.services;
  for (const kind of ['made', 'unmade'] as const) {
    const picture = await addPicture(app.services);
    numbers[kind] = {
      event: await addEvent(app.services, { media_id: picture }),
      post: await addPost(app.services, { media_id: picture }),
    };
  }
  diagnostics.subscribe('child_process', count);
  await makeSizes(app.services);
  // Otherwise nothing here could fail.
  expect(begun).toBeGreaterThan(0);
  const { id, key } = await db
    .selectFrom('media')
    .select(['id', 'key'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await db.updateTable('media').set({ variants: '[]' }).where('id', '=', id).execute();
  await media.storage.remove(key.replace('.jpg', '-share.jpg'));
}, 2 * LOW_PRIORITY_WORK_WITHIN);

afterAll(async () => {
  diagnostics.unsubscribe('child_process', count);
  await app.close();
});

beforeEach(() => {
  begun = 0;
});

const hostile: readonly (readonly [query: string, headers: Record<string, string>])[] = [
  ['', {}],
  ['?page=1&page=2', {}],
  ['?x=1', {}],
  [`?${'a'.repeat(1000)}`, {}],
  ['', { authorization: 'x' }],
  ['', { authorization: 'Bearer made-up' }],
  ['?page=1&page=2', { authorization: 'Basic eDp4', 'cache-control': 'no-cache' }],
  ['', { range: 'bytes=0-1', 'if-none-match': '"x"', 'save-data': 'on' }],
];

/** The address of a route with something in the place of each parameter. */
function addressesOf(path: string): string[] {
  const filled = (id: number) =>
    path
      .replaceAll(/:file\{(event|post)-[^}]*\}+[^/]*/g, `$1-${id}.jpg`)
      .replaceAll(/:\w+(\{[^/]*\})?/g, String(id))
      .replaceAll(/\{\w+\}/g, String(id))
      .replaceAll('*', 'made-up');
  const ids = /[:{]/.test(path)
    ? [numbers.made.event, numbers.unmade.event, numbers.made.post, numbers.unmade.post, 999]
    : [0];
  return [...new Set(ids.map(filled))];
}

test('no request of a visitor starts a process, whatever it asks for and says', async () => {
  const paths = new Set(app.app.routes.map(({ path }) => path));
  expect(paths).toContain('/icon-512.png');
  const addresses = [...paths].flatMap(addressesOf);
  expect(addresses).toContain(`/share/event-${numbers.unmade.event}.jpg`);
  for (const address of addresses) {
    for (const [query, headers] of hostile) {
      const reply = await app.get(`${address}${query}`, headers);
      await reply.bytes();
      expect([address, query, begun]).toEqual([address, query, 0]);
    }
  }
}, 240_000);

test('files that are the same for every site are there at once, by any address', async () => {
  for (const path of ['/icon-192.png', '/icon-512.png', '/apple-touch-icon.png', '/share/default.jpg']) {
    const plain = await (await app.get(path)).bytes();
    for (const [query, headers] of hostile) {
      const reply = await app.get(`${path}${query}`, { ...headers, range: '' });
      expect([path, query, reply.status]).toEqual([path, query, 200]);
      expect(await reply.bytes()).toEqual(plain);
    }
  }
  expect(begun).toBe(0);
});

test('of a picture nothing was made of yet the standard one is shown, and not kept', async () => {
  const standard = await (await app.get('/share/default.jpg')).bytes();
  for (const path of [`/share/event-${numbers.unmade.event}.jpg`, `/share/post-${numbers.unmade.post}.jpg`]) {
    expect(await (await app.get(path)).bytes()).toEqual(standard);
  }
  for (const path of [`/share/event-${numbers.made.event}.jpg`, `/share/post-${numbers.made.post}.jpg`]) {
    expect(await (await app.get(path)).bytes()).not.toEqual(standard);
  }
  expect(begun).toBe(0);
});

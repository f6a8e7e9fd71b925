import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let staff: string;
let letGo: () => void;
/** Pages and reads under way inside the application, each until it is let go. */
let inside: number;
/** Messages that the application has begun to receive. */
let receiving: number;
/** The search text differs from test to test: the reply would be cached. */
let round = 0;

beforeAll(async () => {
  app = await startTestApp();
  staff = (await signedIn(app, { isSuperuser: true })).access;
  await app.get('/');
});

afterAll(() => app.close());

beforeEach(() => {
  inside = 0;
  receiving = 0;
  round += 1;
  // The overload of the previous test is long over. The clock stands still: a crowd comes in one moment, however long a
  // busy machine takes to send it.
  vi.spyOn(performance, 'now').mockReturnValue(round * 60_000);
  const stopped = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  async function holdIfSlow(address: string): Promise<void> {
    if (!/[?&]search=slow/.test(address)) return;
    inside += 1;
    await stopped;
  }
  const answer = app.app.fetch;
  vi.spyOn(app.app, 'fetch').mockImplementation(async (request, ...rest) => {
    if (request.url.endsWith('/api/login/')) receiving += 1;
    await holdIfSlow(request.url);
    return answer(request, ...rest);
  });
  const read = app.directCalls.read.bind(app.directCalls);
  vi.spyOn(app.directCalls, 'read').mockImplementation(async (address, ...rest) => {
    if (address.startsWith('/api/')) await holdIfSlow(address);
    return read(address, ...rest);
  });
});

// A test that fails leaves nobody waiting, who would take the places of the next.
afterEach(() => letGo());

const search = (number: number, path = '/api/posts/') => app.get(`${path}?search=slow${round}-${number}`);

/** As many searches as are worked on and wait. */
const ROOM = 4 + 28;

/** Sends more requests than there are places for, and returns those accepted or waiting, and those refused. */
async function crowd() {
  const refused: Response[] = [];
  const all = Array.from({ length: ROOM + 8 }, async (_, number) => {
    const reply = await search(number);
    if (reply.status === 503) refused.push(reply);
    return reply.status;
  });
  await expect.poll(() => refused.length).toBe(8);
  await expect.poll(() => inside).toBe(4);
  return { all, refused };
}

const count = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;

test('of a crowd some are worked on, some wait, and the rest is told at once when to come back', async () => {
  const { all, refused } = await crowd();
  for (const reply of refused) {
    expect(reply.headers.get('retry-after')).toBe('5');
    expect(await reply.json()).toEqual({ detail: 'The service is busy. Please try again in a moment.' });
  }
  const page = await search(99, '/MoreBlogs');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('<p>The service is busy.');
  letGo();
  expect(count(await Promise.all(all), 200)).toBe(ROOM);
  expect((await search(99)).status).toBe(200);
});

test('a request for a page that another is waiting for takes no place', async () => {
  const first = search(0);
  await expect.poll(() => inside).toBe(1);
  const same = Array.from({ length: 30 }, () => search(0));
  const { all } = await crowd();
  letGo();
  const replies = await Promise.all([first, ...same]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(count(await Promise.all(all), 200)).toBe(ROOM);
});

test('a crowd keeps out neither staff, nor those who send something, nor what is in memory or a file', async () => {
  const { all } = await crowd();
  expect((await app.get('/')).status).toBe(200);
  for (const path of ['/healthz', '/readyz', '/readyz/node'])
    expect([path, (await app.get(path)).status]).toEqual([path, 200]);
  expect((await app.call('GET', '/me/', undefined, staff)).status).toBe(200);
  expect((await app.call('POST', '/login/', {})).status).toBe(400);
  expect((await app.get('/media/nothing.jpg')).status).toBe(404);
  letGo();
  await Promise.all(all);
});

test('a crowd keeps nobody from a page, nor from a search that was in memory until a moment ago', async () => {
  expect((await app.get('/MoreBlogs?search=rain')).status).toBe(200);
  const { all } = await crowd();
  expect((await app.call('POST', '/announcements/', { title: 'Rain', message: 'x' }, staff)).status).toBe(201);
  for (const path of ['/', '/Team', '/MoreBlogs?search=rain']) {
    const page = await app.get(path);
    expect([path, page.status, (await page.text()).includes('Rain')]).toEqual([path, 200, true]);
  }
  expect((await app.get('/MoreBlogs?search=sun')).status).toBe(503);
  letGo();
  await Promise.all(all);
});

test('every refusal is counted', async () => {
  const before = app.services.metrics.replies.get(503) ?? 0;
  const { all } = await crowd();
  expect(app.services.metrics.replies.get(503)).toBe(before + 8);
  letGo();
  await Promise.all(all);
});

test('a slow sender takes nobody’s place', async () => {
  const { hostname, port } = new URL(app.url);
  const body = JSON.stringify({ name: 'x' });
  const head = `POST /api/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const slow = Array.from({ length: 60 }, () => connect(Number(port), hostname));
  const answers = slow.map(
    (socket) => new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data).slice(0, 12)))),
  );
  for (const socket of slow) socket.write(head + body.slice(0, 4));
  await expect.poll(() => receiving).toBe(60);
  expect((await app.call('POST', '/login/', {})).status).toBe(400);
  for (const socket of slow.slice(0, 10)) socket.write(body.slice(4));
  expect(new Set(await Promise.all(answers.slice(0, 10)))).toEqual(new Set(['HTTP/1.1 400']));
  for (const socket of slow) socket.destroy();
});

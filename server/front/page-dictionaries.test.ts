import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const browser = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'sec-fetch-dest': 'document',
  'sec-ch-ua': '"Chromium";v="153"',
};

/** A request with exactly these headers and an undecoded body: `fetch` decodes by itself. */
function ask(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(app.url + path, { headers }, (reply) => {
        const pieces: Buffer[] = [];
        reply.on('data', (piece) => pieces.push(piece));
        reply.on('end', () =>
          resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(pieces) }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}

/** The page as it is, and how a browser that has it tells so. */
async function seen(path: string) {
  await ask(path, browser);
  const text = Buffer.from(await (await app.get(path)).text());
  const digest = createHash('sha256').update(text).digest();
  return { text, digest, headers: { ...browser, 'available-dictionary': `:${digest.toString('base64')}:` } };
}

test('a browser that has seen a page is sent what is new in the next one', async () => {
  const home = await seen('/');
  const next = await ask('/Mission', home.headers);
  expect(next.headers).toMatchObject({
    'content-encoding': 'dcz',
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    vary: expect.stringContaining('Available-Dictionary'),
  });
  expect(next.body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(next.body.subarray(8, 40).equals(home.digest)).toBe(true);
  const unpacked = zstdDecompressSync(next.body.subarray(40), { dictionary: home.text });
  expect(unpacked.toString()).toBe(await (await app.get('/Mission')).text());
  expect(next.body.length).toBeLessThan((await ask('/Mission', browser)).body.length / 3);
});

test('a page packed with one is unchanged for a browser that has that one, and for no other', async () => {
  const [home, vision] = [await seen('/'), await seen('/Vision')];
  const { etag } = (await ask('/Mission', home.headers)).headers;
  const again = { 'if-none-match': String(etag) };
  expect((await ask('/Mission', { ...home.headers, ...again })).status).toBe(304);
  const answers = [
    await ask('/Mission', { ...vision.headers, ...again }),
    await ask('/Mission', { ...browser, ...again }),
    await ask('/Mission', again),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('who cannot, or has a page that nobody knows, is sent the whole one', async () => {
  const { headers } = await seen('/');
  const unknown = { ...browser, 'available-dictionary': `:${Buffer.alloc(32).toString('base64')}:` };
  expect((await ask('/Mission', unknown)).headers['content-encoding']).toBe('br');
  for (const encodings of ['br, zstd', 'br, zstd, dcz;q=0', 'br, zstd, x-dcz'])
    expect((await ask('/Mission', { ...headers, 'accept-encoding': encodings })).headers['content-encoding']).toBe(
      'br',
    );
  // A worker, and every browser but Chromium, would show what it has without asking.
  for (const missing of ['sec-fetch-dest', 'sec-ch-ua'] as const) {
    const { [missing]: _, ...others } = headers;
    const answer = await ask('/Mission', others);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(answer.headers['use-as-dictionary']).toBeUndefined();
  }
});

test('only pages that are the same for everybody are kept as a dictionary', async () => {
  for (const path of ['/autho/login', '/dashboard/adminDashboard', '/nothing', '/api/site-settings/']) {
    const { headers } = await ask(path, browser);
    expect([path, headers['use-as-dictionary']]).toEqual([path, undefined]);
  }
});

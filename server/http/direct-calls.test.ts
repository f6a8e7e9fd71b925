import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { CacheContext } from './cache-context.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ sample: true });
});

afterAll(() => app.close());

/** The application's reply to a request, and the direct read: the id of a request is its own. */
async function bothWays(address: string) {
  const response = await app.app.fetch(new Request(`http://front.invalid${address}`));
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
  const read = await app.directCalls.read(address, new CacheContext());
  return {
    requested: { status: response.status, headers, body: await response.text() },
    read: read && { status: read.status, headers: Object.fromEntries(read.headers), body: String(read.body) },
  };
}

test('a reader without a sign-in gets the same reply as by a request, to the last header', async () => {
  const reads = app.endpoints.filter(({ method, access }) => method === 'GET' && access === 'public');
  const statuses = new Map<number, number>();
  for (const { path } of reads) {
    const spellings = path.includes('{') ? ['1', '0', '99999', 'privacy', 'x'] : [''];
    for (const spelling of spellings) {
      const address = `/api${path.replace(/\{\w+\}/, spelling)}`;
      for (const whole of [address, address.slice(0, -1), `${address}?page=1&page_size=2`, `${address}?page=none`]) {
        const { requested, read } = await bothWays(whole);
        expect(read, whole).toEqual(requested);
        statuses.set(requested.status, (statuses.get(requested.status) ?? 0) + 1);
      }
    }
  }
  expect([...statuses.keys()].sort()).toEqual([200, 400, 404]);
  expect(statuses.get(200)).toBeGreaterThan(40);
});

test.each(['/api/users/', '/api/no-such-thing/', '/api/posts/1/no-such-thing/', '/', '/healthz'])(
  '%s is no read for everybody',
  async (address) => {
    expect(await app.directCalls.read(address, new CacheContext())).toBeUndefined();
  },
);

const contact = { name: 'Keza', email: 'keza@example.org', subject: 'A visit', message: 'May I come?' };
const send = (body: unknown, address = '192.0.2.1') => {
  const call = { method: 'POST', path: '/contact/', query: [], cacheContext: new CacheContext(), address };
  return app.directCalls.call({ ...call, body, pageKey: `page ${crypto.randomUUID()}` });
};

test('input is checked as if it had come over the network', async () => {
  expect(await send(contact)).toMatchObject({ isRefused: false });
  expect(await send({ ...contact, email: 'nobody' })).toMatchObject({
    isRefused: true,
    status: 400,
    problem: { errors: { email: expect.any(Array) } },
  });
  expect(await send({ ...contact, message: 'May\0 I?' })).toEqual({
    isRefused: true,
    status: 400,
    problem: { detail: 'The request contains characters that cannot be stored.' },
  });
});

test('many addresses of one network are counted as one', async () => {
  const outcomes = [];
  for (let place = 1; place <= 40; place += 1) outcomes.push(await send(contact, `2001:db8:1:1::${place}`));
  expect(outcomes.at(-1)).toMatchObject({ isRefused: true, status: 429 });
  expect(await send(contact, '2001:db8:1:2::1')).toMatchObject({ isRefused: false });
});

test('calls that need a sign-in cannot be made at all', async () => {
  const call = { method: 'GET', path: '/users/', query: [], cacheContext: new CacheContext(), address: '' };
  await expect(app.directCalls.call(call)).rejects.toThrow('no call for everybody');
});

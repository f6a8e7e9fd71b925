import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { Limiter, limiterInMemory } from './limit.ts';
import { networkOf } from './network.ts';

const twice = { name: 'test', most: 2, seconds: 600 };

test.each(['registration 7 192.0.2.1', '192.0.2.1 7', '7', 'aline@example.org', '192.0.2.1/events', 'fe80::1', '::/x'])(
  'nothing is counted by "%s"',
  async (key) => {
    const limiter = limiterInMemory(twice);
    await expect(limiter.count(key)).rejects.toThrow('by the network of the client');
    await expect(limiter.forgive(key)).rejects.toThrow('by the network of the client');
  },
);

test.each(['192.0.2.1', '2001:db8::1', '::1', 'fe80::1%eth0', 'unknown', ''])(
  'who comes from %s is counted',
  async (address) => {
    const limiter = limiterInMemory(twice);
    const client = networkOf(address);
    await limiter.count(client);
    await limiter.count(client);
    await expect(limiter.count(client)).rejects.toMatchObject({ status: 429 });
    await limiter.forgive(client);
    await limiter.forgive(client);
    await limiter.count(client);
  },
);

test('a crowd of clients fills no memory: who was quiet longest is forgotten', async () => {
  const counter = new RateLimiterMemory({ keyPrefix: 'test', points: 2, duration: 600 });
  const limiter = new Limiter(counter, 3);
  await limiter.count('192.0.2.1');
  await limiter.count('192.0.2.1');
  for (let crowd = 0; crowd < 500; crowd += 1) {
    await limiter.count(`10.0.${crowd >> 8}.${crowd & 255}`);
    await limiter.count('192.0.2.2').catch(() => undefined);
  }
  expect(counter.dump().storage).toHaveLength(3);
  await expect(limiter.count('192.0.2.2')).rejects.toMatchObject({ status: 429 });
  await limiter.count('192.0.2.1');
});

test('nothing counts uses past the limiter', async () => {
  const names = await Promise.all(
    ['server', 'modules'].map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const sources = names.flat().filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const texts = await Promise.all(sources.map((name) => readFile(name, 'utf8')));
  expect(sources.filter((_, at) => texts[at]?.includes("'rate-limiter-flexible'"))).toEqual(['server/http/limit.ts']);
});

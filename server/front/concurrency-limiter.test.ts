import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { ConcurrencyLimiter, Overloaded } from './concurrency-limiter.ts';

let now: number;
let limiter: ConcurrencyLimiter;

beforeEach(() => {
  now = 0;
  limiter = new ConcurrencyLimiter({ atOnce: 1, waiting: 4, steady: 0, sustained: 1, turns: 2 }, () => now);
});

/** Whether there was room for each, in the order in which they came. */
async function come(count: number): Promise<boolean[]> {
  const overloadedReply = Array.from({ length: count }, () => false);
  for (const index of overloadedReply.keys()) {
    void limiter.enter().catch((error: unknown) => {
      expect(error).toBeInstanceOf(Overloaded);
      overloadedReply[index] = true;
    });
  }
  await Promise.resolve();
  return overloadedReply.map((away) => !away);
}

async function pass(turns: number): Promise<void> {
  for (let passed = 0; passed < turns; passed += 1) await turn();
}

/** Releases this many places one after another, and waiting requests take them. */
async function leave(count: number): Promise<void> {
  for (let left = 0; left < count; left += 1) {
    limiter.leave();
    await pass(3);
  }
}

test('a burst finds room to wait, and is let in one after another', async () => {
  expect(await come(6)).toEqual([true, true, true, true, true, false]);
  await leave(5);
  expect(await come(1)).toEqual([true]);
});

test('after a long overload only a few requests may wait', async () => {
  await come(5);
  now = 501;
  await leave(2);
  expect(await come(1)).toEqual([false]);
  await leave(2);
  expect(await come(2)).toEqual([true, false]);
});

test('a moment without anybody waiting is not the end of a crowd, half a second is', async () => {
  await come(3);
  now = 501;
  await leave(2);
  now = 600;
  expect(await come(2)).toEqual([true, false]);
  await leave(2);
  now = 1102;
  expect(await come(6)).toEqual([true, true, true, true, true, false]);
});

test('of those who come in the same moment one begins, and the others have their turn between', async () => {
  const wide = new ConcurrencyLimiter({ atOnce: 4, waiting: 4, steady: 0, sustained: 1, turns: 5 });
  let begun = 0;
  const coming = Array.from({ length: 3 }, async () => {
    await wide.enter();
    begun += 1;
  });
  const seen: number[] = [];
  for (let turns = 0; turns < 12; turns += 1) {
    await turn();
    seen.push(begun);
  }
  await Promise.all(coming);
  expect(seen).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]);
});

test('requests that wait for such a turn do not count as a crowd', async () => {
  const wide = new ConcurrencyLimiter({ atOnce: 4, waiting: 4, steady: 0, sustained: 0, turns: 2 }, () => now);
  for (now = 0; now < 2000; now += 400) {
    await Promise.all([wide.through(async () => undefined), wide.through(async () => undefined)]);
    await pass(3);
  }
  const all = Array.from({ length: 8 }, () => wide.enter());
  await expect(Promise.all(all.slice(0, 4))).resolves.toHaveLength(4);
  for (let left = 0; left < 4; left += 1) wide.leave();
  await expect(Promise.all(all)).resolves.toHaveLength(8);
});

test('a steady number of readers who each wait for a page before the next are never refused', async () => {
  const steady = new ConcurrencyLimiter({ atOnce: 1, waiting: 4, steady: 2, sustained: 0, turns: 0 }, () => now);
  await steady.enter();
  const waiting = [steady.enter(), steady.enter()];
  for (now = 0; now < 2000; now += 100) {
    steady.leave();
    await waiting.shift();
    await pass(1);
    waiting.push(steady.enter());
  }
  await expect(Promise.race([...waiting, pass(2)])).resolves.toBeUndefined();
});

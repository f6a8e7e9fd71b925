import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { Full, Gate } from './admission.ts';

let now: number;
let gate: Gate;

beforeEach(() => {
  now = 0;
  gate = new Gate({ atOnce: 1, waiting: 4, standing: 1 }, () => now);
});

/** Whether there was room for each, in the order in which they came. */
async function come(count: number): Promise<boolean[]> {
  const turnedAway = Array.from({ length: count }, () => false);
  for (const index of turnedAway.keys()) {
    void gate.enter().catch((error: unknown) => {
      expect(error).toBeInstanceOf(Full);
      turnedAway[index] = true;
    });
  }
  await Promise.resolve();
  return turnedAway.map((away) => !away);
}

/** So many give their places back, and those who take them have come in. */
async function leave(count: number): Promise<void> {
  for (let left = 0; left < count; left += 1) gate.leave();
  for (let turns = 0; turns < 10 * count; turns += 1) await turn();
}

test('a burst finds room to wait, and is let in one after another', async () => {
  expect(await come(6)).toEqual([true, true, true, true, true, false]);
  await leave(5);
  expect(await come(1)).toEqual([true]);
});

test('where somebody has been waiting for long, few may wait', async () => {
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

test('between two who waited, others have their turn', async () => {
  await come(1);
  let entered = 0;
  for (let waiting = 0; waiting < 2; waiting += 1)
    void gate.enter().then(() => {
      entered += 1;
      gate.leave();
    });
  gate.leave();
  const seen: number[] = [];
  for (let turns = 0; turns < 20; turns += 1) {
    await turn();
    seen.push(entered);
  }
  expect(seen.filter((count) => count === 0)).toHaveLength(7);
  expect(seen.filter((count) => count === 1)).toHaveLength(8);
});

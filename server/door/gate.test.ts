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

test('a burst finds room to wait, and is let in one after another', async () => {
  expect(await come(6)).toEqual([true, true, true, true, true, false]);
  for (let turn = 0; turn < 5; turn += 1) gate.leave();
  expect(await come(1)).toEqual([true]);
});

test('where somebody has been waiting for long, few may wait', async () => {
  await come(5);
  now = 501;
  gate.leave();
  gate.leave();
  expect(await come(1)).toEqual([false]);
  gate.leave();
  gate.leave();
  expect(await come(2)).toEqual([true, false]);
});

test('a moment without anybody waiting is not the end of a crowd, half a second is', async () => {
  await come(3);
  now = 501;
  gate.leave();
  gate.leave();
  now = 600;
  expect(await come(2)).toEqual([true, false]);
  gate.leave();
  gate.leave();
  now = 1102;
  expect(await come(6)).toEqual([true, true, true, true, true, false]);
});

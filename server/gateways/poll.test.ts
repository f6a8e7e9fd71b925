import { expect, test } from 'vitest';
import { nextPoll } from './poll.ts';

/** The delays, one after another, until the last. */
function delays(): number[] {
  const found: number[] = [];
  for (let delay = nextPoll(0); delay !== null; delay = nextPoll(found.length)) found.push(delay);
  return found;
}

const hours = (all: number[]) => all.reduce((sum, delay) => sum + delay, 0) / 3_600_000;

test('a payment is asked about for 48 hours, and then no more', () => {
  expect(hours(delays())).toBe(48);
  expect(nextPoll(delays().length)).toBeNull();
  expect(nextPoll(1_000_000)).toBeNull();
});

test('it is asked about soon at first, then more and more seldom', () => {
  expect(delays()[0]).toBe(5000);
  expect(delays()).toEqual(delays().toSorted((one, other) => one - other));
  expect(delays().length).toBeLessThan(100);
});

test('the five minutes in which the payer can confirm are over after 28 attempts', () => {
  expect(hours(delays().slice(0, 28)) * 60).toBe(5);
});

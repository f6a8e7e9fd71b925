import { expect, test } from 'vitest';
import { fromWallClock, showDateAndTime, toWallClock } from './kigali.ts';

test('a time is written and read as the clocks in Kigali show it, wherever the browser is', () => {
  expect(fromWallClock('2026-11-20T09:00')).toBe('2026-11-20T07:00:00.000Z');
  expect(toWallClock('2026-11-20T07:00:00.000Z')).toBe('2026-11-20T09:00');
  expect(toWallClock('2026-12-31T22:30:00.000Z')).toBe('2027-01-01T00:30');
  expect(showDateAndTime('2026-11-20T07:00:00.000Z')).toBe('20 Nov 2026, 09:00');
});

test('what is no moment stays what it is, for the rules of the form to refuse', () => {
  expect(fromWallClock('unfinished')).toBe('unfinished');
  expect(toWallClock('unfinished')).toBe('');
});

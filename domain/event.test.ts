import { describe, expect, test } from 'vitest';
import { placesLeft, registrationState } from './event.ts';
import { eventRange } from './event-dates.ts';

const KIGALI = 'Africa/Kigali';
/** A Friday morning, ten o'clock in Kigali. */
const NOW = new Date('2026-11-20T08:00:00.000Z');

describe('the windows', () => {
  test.each([
    ['home_upcoming', '2026-11-20T22:00:00.000Z', '2026-12-20T22:00:00.000Z', 4],
    ['home_recent', '2026-10-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z', 2],
    ['carousel', undefined, '2026-11-20T21:59:59.999Z', 5],
    ['recent', undefined, '2026-11-20T21:59:59.999Z', 8],
    ['upcoming', '2026-11-20T22:00:00.000Z', '2026-12-20T21:59:59.999Z', 4],
    ['more_upcoming', '2026-11-20T08:00:00.000Z', '2026-12-20T08:00:00.000Z', 3],
  ] as const)('%s runs from %s to %s and shows %i', (window, from, to, most) => {
    const range = eventRange(window, NOW, KIGALI);
    expect(range.from?.toISOString()).toBe(from);
    expect(range.to.toISOString()).toBe(to);
    expect(range.most).toBe(most);
  });

  test('a month from the end of January ends with February', () => {
    const range = eventRange('upcoming', new Date('2027-01-31T08:00:00.000Z'), KIGALI);
    expect(range.to.toISOString()).toBe('2027-02-28T21:59:59.999Z');
  });
});

test('an event without a capacity has a hundred places, and never less than none left', () => {
  expect(placesLeft(null, 0)).toBe(100);
  expect(placesLeft(10, 4)).toBe(6);
  expect(placesLeft(10, 12)).toBe(0);
});

test('visitors register until the event begins, while places are left', () => {
  const start_date = '2026-11-20T08:00:00.001Z';
  expect(registrationState({ start_date, places: 'few' }, NOW)).toBe('open');
  expect(registrationState({ start_date, places: 'full' }, NOW)).toBe('full');
  expect(registrationState({ start_date: NOW.toISOString(), places: 'free' }, NOW)).toBe('closed');
});

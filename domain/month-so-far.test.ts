import { expect, test } from 'vitest';
import { monthUntil } from './month-so-far.ts';

test('a month that has begun is compared with as many days of the month before', () => {
  expect(monthUntil('2026-11-20')).toEqual({
    from: '2026-11-01',
    until: '2026-11-20',
    before: { from: '2026-10-01', until: '2026-10-20' },
  });
  expect(monthUntil('2026-11-01').before).toEqual({ from: '2026-10-01', until: '2026-10-01' });
});

test('before January comes December of the year before', () => {
  expect(monthUntil('2027-01-15').before).toEqual({ from: '2026-12-01', until: '2026-12-15' });
});

test('a shorter month before is compared whole', () => {
  expect(monthUntil('2026-03-31').before).toEqual({ from: '2026-02-01', until: '2026-02-28' });
  expect(monthUntil('2028-03-30').before).toEqual({ from: '2028-02-01', until: '2028-02-29' });
  expect(monthUntil('2026-12-31').before).toEqual({ from: '2026-11-01', until: '2026-11-30' });
});

import { expect, test } from 'vitest';
import {
  calendarDay,
  calendarLeaf,
  longDate,
  longDateRange,
  longMomentRange,
  monthOf,
  timeZoneName,
} from './format.ts';

const kigali = 'Africa/Kigali';

test('a date is the one in the organisation’s time zone', () => {
  expect(longDate('2026-11-20T21:59:59.999Z', kigali)).toBe('20 November 2026');
  expect(longDate('2026-11-20T22:00:00.000Z', kigali)).toBe('21 November 2026');
});

test('an end on the same day is not written', () => {
  expect(longDateRange('2026-11-20T07:00:00.000Z', '2026-11-20T15:00:00.000Z', kigali)).toBe('20 November 2026');
  expect(longDateRange('2026-11-20T07:00:00.000Z', null, kigali)).toBe('20 November 2026');
});

test('an end on another day is', () => {
  const range = longDateRange('2026-11-20T07:00:00.000Z', '2026-11-20T22:30:00.000Z', kigali);
  expect(range.replaceAll(/\s/g, ' ')).toMatch(/^20 ?– ?21 November 2026$/);
});

test('a calendar leaf has the day and the short month', () => {
  expect(calendarLeaf('2026-12-05T06:00:00.000Z', kigali)).toEqual({ day: '5', month: 'Dec' });
});

test('a day shows as much of itself as is known', () => {
  expect(calendarDay('2024-03-05', 'year')).toBe('2024');
  expect(calendarDay('2024-03-05', 'month')).toBe('March 2024');
  expect(calendarDay('2024-03-05')).toBe('5 March 2024');
});

test('a range of moments names the day once when it is the same day', () => {
  const range = (end: string | null) =>
    longMomentRange('2026-11-20T07:00:00.000Z', end, kigali).replaceAll(/[\s\u2009]/g, ' ');
  expect(range('2026-11-20T10:00:00.000Z')).toMatch(/^20 November 2026, 09:00 ?– ?12:00$/);
  expect(range('2026-11-22T10:00:00.000Z')).toMatch(/^20 November 2026 at 09:00 ?– ?22 November 2026 at 12:00$/);
  expect(range(null)).toBe('20 November 2026 at 09:00');
});

test('months and clocks are those of the organisation', () => {
  expect(monthOf('2026-11-30T22:30:00.000Z', kigali)).toBe('December 2026');
  expect(timeZoneName('2026-11-20T07:00:00.000Z', kigali)).toBe('Central Africa Time');
});

import { expect, test } from 'vitest';
import type { CalendarEntry } from '../../../domain/month-calendar.ts';
import { entriesOn, MOST_LINES, weeksOf } from './weeks.ts';

const entry = (id: number, first_day: string, last_day: string | null = first_day): CalendarEntry => ({
  ...{ kind: 'events', id, title: `Event ${id}`, state: null, at: `${first_day}T07:00:00.000Z` },
  ...{ first_day, last_day, registered: 0, updated_at: '2026-11-01T00:00:00.000Z' },
});

test('weeks begin on Monday, and have only the days of their month', () => {
  const [first, ...others] = weeksOf('2026-11', []);
  expect(first?.days).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(others.map(({ days }) => days[0])).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weeksOf('2027-02', [])).toHaveLength(4);
  expect(weeksOf('2028-02', []).at(-1)?.days[1]).toBe('2028-02-29');
});

test('what lasts for days stands in each of its weeks, two at once on two lines', () => {
  const [, second, third] = weeksOf('2026-11', [
    entry(1, '2026-11-04', '2026-11-10'),
    entry(2, '2026-11-06', '2026-11-07'),
  ]);
  expect(second?.bars).toMatchObject([
    { entry: { id: 1 }, from: 3, to: 7, line: 0, continues: true },
    { entry: { id: 2 }, from: 5, to: 6, line: 1, continues: false },
  ]);
  expect(third).toMatchObject({ bars: [{ entry: { id: 1 }, from: 1, to: 2, line: 0 }], lines: 1, hidden: 0 });
});

test('what began before the month, or has no end, covers its first or its last days', () => {
  const [first, second] = weeksOf('2026-11', [entry(1, '2026-10-20', null)]);
  expect(first?.bars).toMatchObject([{ from: 7, to: 7, continues: true }]);
  expect(second?.bars).toMatchObject([{ from: 1, to: 7, continues: true }]);
});

test('a week has so many lines, and counts what has no room', () => {
  const many = Array.from({ length: MOST_LINES + 2 }, (_, id) => entry(id, '2026-11-03', '2026-11-05'));
  expect(weeksOf('2026-11', many)[1]).toMatchObject({ lines: MOST_LINES, hidden: 2 });
});

test('a day lists what is of that day, by its time; a list of days also what begins on it', () => {
  const all = [
    entry(2, '2026-11-03'),
    entry(1, '2026-11-03'),
    entry(3, '2026-11-03', '2026-11-04'),
    entry(4, '2026-10-30', null),
  ];
  expect(entriesOn('2026-11-03', all, false).map(({ id }) => id)).toEqual([1, 2]);
  expect(entriesOn('2026-11-03', all, true).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(entriesOn('2026-11-01', all, true).map(({ id }) => id)).toEqual([4]);
  expect(entriesOn('2026-11-04', all, true)).toEqual([]);
});

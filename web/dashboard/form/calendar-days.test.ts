import { expect, test } from 'vitest';
import { dayInFull, movedByMonths, shortWeekdays, weekOf, weeksOf } from './calendar-days.ts';

test('a week begins on Monday', () => {
  expect(weekOf('2026-11-22')).toEqual(expect.arrayContaining(['2026-11-16', '2026-11-22']));
  expect(shortWeekdays.map(({ short }) => short)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
});

test('a month is shown in six weeks with its first day in the first of them', () => {
  const weeks = weeksOf('2026-11-27');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toContain('2026-11-01');
  expect(weeks.flat()).toContain('2026-11-30');
});

test('a month later the 31st is the last of a shorter month', () => {
  expect(movedByMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(movedByMonths('2026-03-31', -1)).toBe('2026-02-28');
});

test('a day is told in full', () => expect(dayInFull('2026-11-27')).toBe('Friday, 27 November 2026'));

import { expect, test } from 'vitest';
import { readDay, readMoment, writeDay, writeMoment } from './typed-date.ts';

const TODAY = '2026-11-20';

test.each([
  ['27/11/2026', '2026-11-27'],
  [' 27.11.2026 ', '2026-11-27'],
  ['27 11 26', '2026-11-27'],
  ['27112026', '2026-11-27'],
  ['5/1', '2026-01-05'],
  ['2026-11-27', '2026-11-27'],
  ['27 November 2026', '2026-11-27'],
  ['Friday, 27 Nov', '2026-11-27'],
  ['1st of March 2027', '2027-03-01'],
  ['29/2/2028', '2028-02-29'],
  ['Tomorrow', '2026-11-21'],
  ['yesterday', '2026-11-19'],
])('%j is the day %s', (typed, day) => expect(readDay(typed, TODAY)).toBe(day));

test.each(['', '27', '31/11/2026', '11/27/2026', '29/2/2026', '27 J', '27 Ju 2026', 'Friday', '0/0/0000'])(
  '%j is no day',
  (typed) => expect(readDay(typed, TODAY)).toBeUndefined(),
);

test.each([
  ['27/11/2026 09:00', '2026-11-27T09:00'],
  ['27/11/2026, 9:05', '2026-11-27T09:05'],
  ['27 November at 14h30', '2026-11-27T14:30'],
  ['27/11/26 9h', '2026-11-27T09:00'],
  ['27/11/2026 2:30 pm', '2026-11-27T14:30'],
  ['27/11/2026 12:15 am', '2026-11-27T00:15'],
  ['tomorrow 8:00', '2026-11-21T08:00'],
  ['2026-11-27T09:00', '2026-11-27T09:00'],
])('%j is the moment %s', (typed, moment) => expect(readMoment(typed, TODAY)).toBe(moment));

test.each(['', '09:00', '27/11/2026', '27/11/2026 25:00', '27/11/2026 9:60', '27/11 26'])('%j is no moment', (typed) =>
  expect(readMoment(typed, TODAY)).toBeUndefined(),
);

test('what the field shows is read again as the same', () => {
  expect(writeDay('2026-11-27')).toBe('27/11/2026');
  expect(writeMoment('2026-11-27T09:00')).toBe('27/11/2026 09:00');
  expect(readMoment(writeMoment('0202-01-05T00:00'), TODAY)).toBe('0202-01-05T00:00');
});

test('a pasted page is no date, and takes no time', () => {
  expect(readDay('1 '.repeat(1_000_000), TODAY)).toBeUndefined();
  expect(readMoment(' 9:00'.repeat(1_000_000), TODAY)).toBeUndefined();
});

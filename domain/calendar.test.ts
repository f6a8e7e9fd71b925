import { describe, expect, test } from 'vitest';
import { addMonths, dayOf, endOfDay, minuteOf, momentOf, startOfDay, startOfWrittenDay } from './calendar.ts';

const KIGALI = 'Africa/Kigali';
const at = (text: string) => new Date(text);

describe('days in Kigali', () => {
  test('begin at ten in the evening UTC', () => {
    expect(dayOf(at('2026-11-20T21:59:59.999Z'), KIGALI)).toBe('2026-11-20');
    expect(dayOf(at('2026-11-20T22:00:00.000Z'), KIGALI)).toBe('2026-11-21');
    expect(startOfDay(at('2026-11-20T12:00:00Z'), KIGALI)).toEqual(at('2026-11-19T22:00:00Z'));
    expect(startOfDay(at('2026-11-20T12:00:00Z'), KIGALI, 1)).toEqual(at('2026-11-20T22:00:00Z'));
    expect(endOfDay(at('2026-11-20T12:00:00Z'), KIGALI)).toEqual(at('2026-11-20T21:59:59.999Z'));
  });

  test('go over the end of a month and a year', () => {
    expect(startOfDay(at('2026-12-31T12:00:00Z'), KIGALI, 1)).toEqual(at('2026-12-31T22:00:00Z'));
  });
});

describe('a month later', () => {
  test.each([
    ['2026-11-20T08:00:00.123Z', 1, '2026-12-20T08:00:00.123Z'],
    ['2026-01-31T08:00:00.000Z', 1, '2026-02-28T08:00:00.000Z'],
    ['2028-01-31T08:00:00.000Z', 1, '2028-02-29T08:00:00.000Z'],
    ['2026-03-31T08:00:00.000Z', -1, '2026-02-28T08:00:00.000Z'],
    ['2026-12-31T22:30:00.000Z', 1, '2027-01-31T22:30:00.000Z'],
  ])('%s plus %i is %s', (from, months, to) => {
    expect(addMonths(at(from), months, KIGALI)).toEqual(at(to));
  });
});

test('midnight and months follow the wall clock when clocks change', () => {
  const paris = 'Europe/Paris';
  expect(startOfDay(at('2026-03-29T12:00:00Z'), paris)).toEqual(at('2026-03-28T23:00:00Z'));
  expect(startOfDay(at('2026-03-30T12:00:00Z'), paris)).toEqual(at('2026-03-29T22:00:00Z'));
  expect(addMonths(at('2026-03-01T11:00:00Z'), 1, paris)).toEqual(at('2026-04-01T10:00:00Z'));
});

test('a day whose midnight is skipped begins with its first moment, not on the day before', () => {
  expect(startOfDay(at('2026-03-08T12:00:00Z'), 'America/Havana')).toEqual(at('2026-03-08T05:00:00Z'));
});

test.each([
  ['is shown once', '2026-11-20T09:00', '2026-11-20T12:30:00Z'],
  ['is the last before clocks go forward', '2026-03-08T01:59', '2026-03-08T05:29:00Z'],
  ['is skipped', '2026-03-08T02:30', '2026-03-08T06:00:00Z'],
  ['is shown twice', '2026-11-01T01:30', '2026-11-01T04:00:00Z'],
  ['is the first after clocks went back', '2026-11-01T02:00', '2026-11-01T05:30:00Z'],
])('in St John’s a time that %s is one moment', (_case, local, moment) => {
  expect(momentOf(local, 'America/St_Johns')).toEqual(at(moment));
});

test.each([
  [KIGALI, 0, '2026-11-19T22:00:00Z'],
  [KIGALI, 1, '2026-11-20T22:00:00Z'],
  ['Pacific/Kiritimati', 0, '2026-11-19T10:00:00Z'],
  ['Pacific/Pago_Pago', 0, '2026-11-20T11:00:00Z'],
])('the day 2026-11-20 in %s and %i more begin at %s', (timeZone, plusDays, begins) => {
  expect(startOfWrittenDay('2026-11-20', timeZone, plusDays)).toEqual(at(begins));
});

test('a moment is shown as the clocks in Kigali show it, to the minute', () => {
  expect(minuteOf(at('2026-11-20T07:05:59Z'), KIGALI)).toBe('2026-11-20 09:05');
  expect(minuteOf(at('2026-12-31T22:00:00Z'), KIGALI)).toBe('2027-01-01 00:00');
});

import { afterEach, describe, expect, test } from 'vitest';
import {
  fromWallClock,
  setTimeZone,
  showDate,
  showDateAndTime,
  showDay,
  siteTimeName,
  toWallClock,
} from './site-time.ts';

afterEach(() => setTimeZone('Africa/Kigali'));

describe.each([
  ['Africa/Kigali', '2026-11-20T07:00:00.000Z'],
  ['America/St_Johns', '2026-11-20T12:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-19T19:00:00.000Z'],
])('in %s', (timeZone, nine) => {
  test('nine in the morning is written, read and shown as nine, wherever the browser is', () => {
    setTimeZone(timeZone);
    expect(fromWallClock('2026-11-20T09:00')).toBe(nine);
    expect(toWallClock(nine)).toBe('2026-11-20T09:00');
    expect(showDateAndTime(nine)).toBe('20 Nov 2026, 09:00');
    expect(showDate(nine)).toBe('20 Nov 2026');
  });

  test('a day without a time stays that day', () => {
    setTimeZone(timeZone);
    expect(showDay('2026-11-20')).toBe('20 Nov 2026');
  });

  test('a year stays as it is typed, digit by digit', () => {
    setTimeZone(timeZone);
    for (const year of ['0002', '0020', '0202', '2026']) {
      const typed = `${year}-11-20T09:00`;
      expect(toWallClock(fromWallClock(typed))).toBe(typed);
    }
  });
});

test('a time stays what it is on both sides of a change of clocks', () => {
  setTimeZone('America/St_Johns');
  for (const typed of [
    '2026-03-08T01:59',
    '2026-03-08T03:00',
    '2026-11-01T00:59',
    '2026-11-01T01:30',
    '2026-11-01T02:00',
  ]) {
    expect(toWallClock(fromWallClock(typed))).toBe(typed);
  }
});

test.each([
  ['Africa/Kigali', 'Kigali time'],
  ['America/St_Johns', 'St Johns time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC time'],
])('the time of %s is called %s', (timeZone, name) => {
  setTimeZone(timeZone);
  expect(siteTimeName()).toBe(name);
});

test('text that is no moment stays as it is, for the rules of the form to refuse', () => {
  expect(fromWallClock('unfinished')).toBe('unfinished');
  expect(toWallClock('unfinished')).toBe('');
});

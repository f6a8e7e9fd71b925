import { expect, test } from 'vitest';
import * as en from '../locales/en/dates.ts';
import * as fr from '../locales/fr/dates.ts';
import * as rw from '../locales/rw/dates.ts';
import { datesIn } from './dates-in-words.ts';

const kigali = 'Africa/Kigali';
const inEnglish = datesIn(en);
/** The same in all three, as English, Kinyarwanda and French have it. */
const inAll = (write: (dates: ReturnType<typeof datesIn>) => string) =>
  [en, rw, fr].map((words) => write(datesIn(words)));

test('a date is the one in the organisation’s time zone', () => {
  expect(inEnglish.longDate('2026-11-20T21:59:59.999Z', kigali)).toBe('20 November 2026');
  expect(inEnglish.longDate('2026-11-20T22:00:00.000Z', kigali)).toBe('21 November 2026');
});

test('dates are written as each language has them', () => {
  expect(inAll(({ longDate }) => longDate('2026-08-01T12:00:00.000Z', kigali))).toEqual([
    '1 August 2026',
    '1 Kanama 2026',
    '1er août 2026',
  ]);
  expect(inAll(({ weekdayOf }) => weekdayOf('2026-11-20T21:59:59.999Z', kigali))).toEqual([
    'Friday',
    'ku wa Gatanu',
    'vendredi',
  ]);
});

test('an end on the same day is not written', () => {
  const start = '2026-11-20T07:00:00.000Z';
  expect(inEnglish.longDateRange(start, '2026-11-20T15:00:00.000Z', kigali)).toBe('20 November 2026');
  expect(inEnglish.longDateRange(start, null, kigali)).toBe('20 November 2026');
});

test('a range says of its month and its year what is needed', () => {
  const until = (end: string) => inAll(({ longDateRange }) => longDateRange('2026-11-20T07:00:00.000Z', end, kigali));
  expect(until('2026-11-20T22:30:00.000Z')).toEqual([
    '20–21 November 2026',
    '20–21 Ugushyingo 2026',
    '20–21 novembre 2026',
  ]);
  expect(until('2026-12-01T08:00:00.000Z')).toEqual([
    '20 November – 1 December 2026',
    '20 Ugushyingo – 1 Ukuboza 2026',
    '20 novembre – 1er décembre 2026',
  ]);
  expect(until('2027-01-02T08:00:00.000Z')).toEqual([
    '20 November 2026 – 2 January 2027',
    '20 Ugushyingo 2026 – 2 Mutarama 2027',
    '20 novembre 2026 – 2 janvier 2027',
  ]);
});

test('a range of moments names the day once when it is the same day', () => {
  const until = (end: string | null) =>
    inAll(({ longMomentRange }) => longMomentRange('2026-11-20T07:00:00.000Z', end, kigali));
  expect(until('2026-11-20T10:00:00.000Z')).toEqual([
    '20 November 2026, 09:00–12:00',
    '20 Ugushyingo 2026, 09:00–12:00',
    '20 novembre 2026, 09:00–12:00',
  ]);
  expect(until('2026-11-22T10:00:00.000Z')).toEqual([
    '20 November 2026 at 09:00 – 22 November 2026 at 12:00',
    '20 Ugushyingo 2026, 09:00 – 22 Ugushyingo 2026, 12:00',
    '20 novembre 2026 à 09:00 – 22 novembre 2026 à 12:00',
  ]);
  expect(until(null)).toEqual(['20 November 2026 at 09:00', '20 Ugushyingo 2026, 09:00', '20 novembre 2026 à 09:00']);
});

test('a day is told by how far it is from today, by the organisation’s clocks', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const on = (moment: string) => inAll(({ relativeDay }) => relativeDay(moment, now, kigali));
  expect(on('2026-11-20T21:59:00.000Z')).toEqual(['today', 'uyu munsi', 'aujourd’hui']);
  expect(on('2026-11-20T22:00:00.000Z')).toEqual(['tomorrow', 'ejo hazaza', 'demain']);
  expect(on('2026-11-19T12:00:00.000Z')).toEqual(['yesterday', 'ejo hashize', 'hier']);
  expect(on('2026-11-23T12:00:00.000Z')).toEqual(['in 3 days', 'hasigaye iminsi 3', 'dans 3 jours']);
  expect(on('2026-11-18T12:00:00.000Z')).toEqual(['2 days ago', 'hashize iminsi 2', 'il y a 2 jours']);
});

test('a calendar leaf has the day and the short month', () => {
  expect(inEnglish.calendarLeaf('2026-12-05T06:00:00.000Z', kigali)).toEqual({ day: '5', month: 'Dec' });
});

test('a day shows as much of itself as is known', () => {
  expect(inEnglish.calendarDay('2024-03-05', 'year')).toBe('2024');
  expect(inEnglish.calendarDay('2024-03-05', 'month')).toBe('March 2024');
  expect(inEnglish.calendarDay('2024-03-05')).toBe('5 March 2024');
});

test('months and clocks are those of the organisation', () => {
  expect(inEnglish.monthOf('2026-11-30T22:30:00.000Z', kigali)).toBe('December 2026');
  expect(inEnglish.timeZoneName(kigali)).toBe('Central Africa Time');
  expect(inEnglish.timeZoneName('America/St_Johns')).toBe('St Johns time');
});

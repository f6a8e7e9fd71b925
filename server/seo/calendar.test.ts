import { describe, expect, test } from 'vitest';
import { calendar, escapeText, fold } from './calendar.ts';

const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe('a value', () => {
  test.each([
    ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
    ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['a\u2028b', 'a\\nb'],
    ['bell\u0007 and \u001b[31m', 'bell and [31m'],
    ['x\r\nEND:VEVENT', 'x\\nEND:VEVENT'],
  ])('%j is written %j', (text, value) => {
    expect(escapeText(text)).toBe(value);
  });
});

describe('a line', () => {
  test.each([
    'x'.repeat(75),
    'x'.repeat(76),
    'x'.repeat(400),
    'é'.repeat(200),
    '👩🏾‍🌾'.repeat(30),
    'مرحبا '.repeat(40),
    '',
  ])('is never longer than 75 octets, and unfolds to what it was (%#)', (line) => {
    const folded = fold(line);
    for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(unfold(folded)).toBe(line);
    expect(folded.isWellFormed()).toBe(true);
  });

  test('of 75 octets stays whole', () => {
    expect(fold('x'.repeat(75))).not.toContain('\r\n');
    expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });
});

test('an event stands in the calendar with its moments in UTC', () => {
  const event = {
    id: 7,
    title: 'Planting, with \\ and ; days',
    summary: 'First line\nsecond line',
    location: 'Kanombe, Kigali',
    online_link: 'https://meet.example.org/x',
    start_date: '2026-11-27T07:00:00.000Z',
    end_date: '2026-11-27T09:30:00.000Z',
    created_at: '2026-11-20T07:59:00.123Z',
    updated_at: '2026-11-20T08:00:00.123Z',
  };
  const text = calendar('https://intambwe.example', 'Intambwe', [
    event,
    { ...event, id: 8, end_date: null, location: '' },
    { ...event, id: 9, end_date: event.start_date },
  ]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = unfold(text).split('\r\n');
  expect(lines.slice(0, 16)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Intambwe//Events//EN',
    'X-WR-CALNAME:Intambwe',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:event-7-[\da-f]{24}$/),
    'DTSTAMP:20261120T080000Z',
    'LAST-MODIFIED:20261120T080000Z',
    'SEQUENCE:600',
    'DTSTART:20261127T070000Z',
    'DTEND:20261127T093000Z',
    'SUMMARY:Planting\\, with \\\\ and \\; days',
    'DESCRIPTION:First line\\nsecond line\\n\\nhttps://meet.example.org/x',
    'LOCATION:Kanombe\\, Kigali',
    'URL:https://intambwe.example/EventDetails/7-planting-with-and-days',
    'END:VEVENT',
  ]);
  const uids = (calendarText: string) => unfold(calendarText).match(/^UID:.*$/gm) ?? [];
  expect(new Set(uids(text)).size).toBe(3);
  // The same events after a move of the site; the event of another site that has the same number is another.
  const moved = { ...event, title: 'Moved', updated_at: '2027-01-01T00:00:00.000Z' };
  expect(uids(calendar('https://elsewhere.example', 'Ours', [moved]))).toEqual(uids(text).slice(0, 1));
  const others = { ...event, created_at: '2026-11-20T07:59:00.124Z' };
  expect(uids(text)).not.toContain(uids(calendar('https://intambwe.example', 'Theirs', [others]))[0]);
  expect(lines.filter((line) => line.startsWith('DTEND'))).toHaveLength(1);
  expect(lines).toContain('LOCATION:https://meet.example.org/x');
});

import { expect, test } from 'vitest';
import { staffText } from '../../domain/reply-text.ts';
import { BadStatement } from './bad-statement.ts';
import { readStatement } from './read-statement.ts';
import { readInProcess } from './statement-process.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('a statement is read beside the program', async () => {
  expect(await readStatement(utf8('Date;Amount\n31.12.2026;500'), 'a.csv')).toEqual({
    rows: [
      ['Date', 'Amount'],
      ['31.12.2026', '500'],
    ],
    heading: 0,
    proposed: { day: 0, amount: 1, date_order: 'dmy', decimal: '.', first_row: 1 },
    delimiter: ';',
    encoding: 'utf-8',
  });
});

test('what is no statement is refused with the same words', async () => {
  const refused = readStatement(utf8('%PDF-1.7'), 'a.pdf');
  await expect(refused).rejects.toBeInstanceOf(BadStatement);
  await expect(refused).rejects.toThrow(staffText('fileIsPdf'));
});

const line = (at: number) =>
  `${(at % 28) + 1}/11/2026 10:00:00;TX${1_000_000 + at};FRI:250788${100_000 + (at % 900_000)}/MSISDN;Ann Uwase ${at};Gift of the month, with thanks;5.000;0;RWF;${at}.000;Successful`;

test('visitors do not wait while 100,000 rows are read', async () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => line(at));
  const bytes = utf8(`Date;Id;From;Name;Message;Amount;Fee;Currency;Balance;Status\n${lines.join('\n')}`);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 5);
  const { rows } = await readStatement(bytes, 'a.csv');
  clearInterval(timer);
  expect(rows).toHaveLength(100_001);
  expect(rows.at(-1)?.[1]).toBe('TX1099999');
  // One for each piece of rows at the very least; a program that is held up has none.
  expect(ticks).toBeGreaterThan(50);
});

const table = (rows: number, columns: number) => utf8(`${Array(columns).fill('abc').join(',')}\n`.repeat(rows));

test('a process that takes too long, or more memory than it may, is ended', async () => {
  const tooLong = readInProcess(table(50_000, 20), 'a.csv', { patience: 20, memory: 384 });
  await expect(tooLong).rejects.toBeInstanceOf(BadStatement);
  await expect(tooLong).rejects.toThrow(staffText('statementTooSlow'));
  const tooMuch = readInProcess(table(50_000, 80), 'a.csv', { patience: 60_000, memory: 48 });
  await expect(tooMuch).rejects.toBeInstanceOf(BadStatement);
  await expect(tooMuch).rejects.toThrow(staffText('statementTooSlow'));
});

test('the largest statement has enough memory, and a bad one does not keep the next from being read', async () => {
  const [bad, large, small] = await Promise.allSettled([
    readStatement(utf8('a'), 'a.csv'),
    readStatement(table(200_000, 12), 'b.csv'),
    readStatement(utf8('a,b'), 'c.csv'),
  ]);
  expect(bad.status).toBe('rejected');
  expect(large.status === 'fulfilled' && large.value.rows.length).toBe(200_000);
  expect(small.status === 'fulfilled' && small.value.rows).toEqual([['a', 'b']]);
});

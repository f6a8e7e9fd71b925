import { describe, expect, test } from 'vitest';
import { staffText } from '../../../domain/reply-text.ts';
import type { StatementColumns } from './statement-columns.ts';
import { readEntries } from './statement-entries.ts';

const signed: StatementColumns = { day: 0, amount: 1, text: 2, date_order: 'dmy', decimal: '.', first_row: 0 };
const inAndOut: StatementColumns = { day: 0, credit: 1, debit: 2, date_order: 'dmy', decimal: '.', first_row: 0 };

const amountOf = (text: string, decimal: '.' | ',' = '.', currency: 'RWF' | 'USD' = 'USD') => {
  const { entries, problems, passedOver } = readEntries([['31.12.2026', text]], { ...signed, decimal }, currency);
  return entries[0]?.amount ?? problems[0]?.column ?? passedOver[0]?.why;
};

describe('the amount of a payment', () => {
  test.each([
    ['1,234.50', 123_450],
    ['1 234.50', 123_450],
    ['1\u00a0234.50', 123_450],
    ['1\u202f234.50', 123_450],
    ["1'234.50", 123_450],
    ['1234.5', 123_450],
    ['.50', 50],
    ['(500)', -50_000],
    ['-500', -50_000],
    ['−500', -50_000],
    ['500-', -50_000],
    ['- 500.00', -50_000],
    ['+500', 50_000],
    ['500 USD', 50_000],
    ['USD 500', 50_000],
    ['$500', 50_000],
    ['-$1,500.00', -150_000],
    ['(USD 500.00)', -50_000],
    ['500.00 CR', 50_000],
    ['500.00 Dr', -50_000],
    ['500.0000', 50_000],
    ['="500.00"', 50_000],
  ])('%s', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  test('with a comma before the fraction', () => {
    expect(['1.234,50', '1 234,50', '1\u00a0234,5', '1234,50'].map((text) => amountOf(text, ','))).toEqual(
      Array(4).fill(123_450),
    );
  });

  test('francs have no fraction, but for one that is nothing', () => {
    expect(
      ['500', '500.00', '500 RWF', 'RWF 500', 'Frw 500', '500 F', '500Frw.'].map((text) => amountOf(text, '.', 'RWF')),
    ).toEqual(Array(7).fill(500));
    expect(amountOf('500.50', '.', 'RWF')).toBe('amount');
  });

  test.each([
    // A thousand in other countries: it must not become one.
    '1.000',
    '1.234,50',
    '12,34.50',
    '1,23',
    '0.125',
    '1.2.3',
    '--5',
    '(-5)',
    '5 USD USD',
    '5 apples',
    '1e5',
    '20000000.01',
    '9'.repeat(60),
    '9'.repeat(61),
    '٥٠٠ 5',
  ])('%s is said to be none', (text) => {
    expect(amountOf(text)).toBe('amount');
  });

  test('the largest that one gift can be', () => {
    expect(amountOf('20,000,000.00')).toBe(2_000_000_000);
    expect(amountOf('2000000000', '.', 'RWF')).toBe(2_000_000_000);
    expect(amountOf('2000000001', '.', 'RWF')).toBe('amount');
  });

  test('another currency than that of the statement is said, in the amount and in a column of its own', () => {
    expect(amountOf('500 USD', '.', 'RWF')).toBe(staffText('inOtherCurrency', 'USD', 'RWF'));
    const rows = [
      ['31.12.2026', '500', 'RWF'],
      ['31.12.2026', '500', 'frw'],
      ['31.12.2026', '500', 'EUR'],
      ['31.12.2026', '500', 'shells'],
      ['31.12.2026', '500', ''],
    ];
    const { text: _, ...columns } = signed;
    const { entries, passedOver, problems } = readEntries(rows, { ...columns, currency: 2 }, 'RWF');
    expect(entries.map(({ row }) => row)).toEqual([1, 2, 5]);
    // A source has one currency: rows of another are for another source.
    expect(passedOver).toMatchObject([{ row: 3, why: staffText('inOtherCurrency', 'EUR', 'RWF') }]);
    expect(problems).toMatchObject([{ row: 4, column: 'currency', text: 'shells' }]);
  });

  test('what came in and what went out may have a column for each', () => {
    const rows = [
      ['1.12.2026', '500', ''],
      ['2.12.2026', '500', '0.00'],
      ['3.12.2026', '', '500'],
      ['4.12.2026', '0', '500'],
      ['5.12.2026', '-', '500'],
      ['6.12.2026', '-500', ''],
      ['7.12.2026', '', ''],
      ['8.12.2026', '0', '0'],
      ['9.12.2026', '500', '500'],
      ['10.12.2026', '5,0', ''],
      ['11.12.2026', '', '5,0'],
    ];
    const { entries, passedOver, problems } = readEntries(rows, inAndOut, 'RWF');
    expect(entries.map(({ amount }) => amount)).toEqual([500, 500, -500, -500, -500, -500]);
    expect(passedOver.map(({ row, why }) => ({ row, why }))).toEqual([
      { row: 7, why: 'no amount' },
      { row: 8, why: 'no amount' },
    ]);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [9, 'debit'],
      [10, 'credit'],
      [11, 'debit'],
    ]);
  });

  test.each([
    ['all that went out is below zero in its column', ['-500', '-20'], [-500, -20]],
    ['some of what went out is below zero: that came back', ['500', '-20'], [-500, 20]],
  ])('%s', (_, debits, amounts) => {
    const rows = debits.map((debit) => ['1.12.2026', '', debit]);
    expect(readEntries(rows, inAndOut, 'RWF').entries.map(({ amount }) => amount)).toEqual(amounts);
  });
});

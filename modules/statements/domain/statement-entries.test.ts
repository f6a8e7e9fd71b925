import { describe, expect, test } from 'vitest';
import { csvLines, rearmed } from '../../../domain/csv.ts';
import { fingerprinting } from '../../../domain/giving/payment-fingerprint.ts';
import type { StatementColumns } from './statement-columns.ts';
import { readEntries } from './statement-entries.ts';

const signed: StatementColumns = { day: 0, amount: 1, text: 2, date_order: 'dmy', decimal: '.', first_row: 0 };

test('rows that are no payments are passed over, and each says why', () => {
  const rows = [
    ['Statement of account', '', ''],
    ['Date', 'Amount', 'Text'],
    ['1.12.2026', '', 'Opening balance'],
    ['2.12.2026', '500', 'Gift'],
    ['', '', ' '],
    [],
    ['Date', 'Amount', 'Text'],
    ['Page 2 of 3', '', ''],
    ['3.12.2026', '', 'SMS was sent'],
    ['', '', 'continued from the row above'],
    ['Total 12 payments', '500', ''],
    ['', '500', 'TOTAL'],
    ['', '500', ''],
    ['Solde final', '12 000', ''],
    ['31.02.2026', '500', 'Balance of my pledge'],
    ['4.12.2026', 'abc', ''],
    ['32/11/2026', 'abc', 'Wrong in two places'],
    ['Date', '500', 'A note with a day: 1/12/2026'],
  ];
  const { entries, passedOver, problems } = readEntries(rows, { ...signed, first_row: 1 }, 'RWF');
  expect(entries.map(({ row }) => row)).toEqual([4]);
  expect(passedOver.map(({ row, why }) => ({ row, why }))).toEqual([
    { row: 2, why: 'no date' },
    { row: 3, why: 'summary line' },
    { row: 5, why: 'empty' },
    { row: 6, why: 'empty' },
    { row: 7, why: 'no date' },
    { row: 8, why: 'no date' },
    { row: 9, why: 'no amount' },
    { row: 10, why: 'no date' },
    { row: 11, why: 'summary line' },
    { row: 12, why: 'summary line' },
    { row: 13, why: 'no date' },
    { row: 14, why: 'summary line' },
    { row: 18, why: 'no date' },
  ]);
  expect(passedOver[1]).toEqual({ row: 3, why: 'summary line', text: '1.12.2026 Opening balance' });
  expect(problems).toMatchObject([
    { row: 15, column: 'day', text: '31.02.2026' },
    { row: 16, column: 'amount', text: 'abc' },
    { row: 17, column: 'day', text: '32/11/2026' },
  ]);
});

test('money with a number or a telephone and no day is a problem, and is not left out unseen', () => {
  const columns = { ...signed, external_id: 3, payer_phone: 4 };
  const rows = [
    ['', '7000', 'School fees', 'TX12', ''],
    ['', '7000', 'School fees', '', '0788123456'],
    ['', '7000', 'School fees', '', ''],
    ['', '7000', 'Total', 'TX12', ''],
    ['', '', 'A note', 'TX12', ''],
  ];
  const { problems, passedOver } = readEntries(rows, columns, 'RWF');
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [1, 'day'],
    [2, 'day'],
  ]);
  expect(passedOver.map(({ row }) => row)).toEqual([3, 4, 5]);
});

test('texts are cleaned, and stay what they say', () => {
  const columns: StatementColumns = {
    ...signed,
    payer_name: 2,
    payer_phone: 3,
    reference: 4,
    text: 5,
    external_id: 6,
    balance: 7,
  };
  const row = [
    '1.12.2026',
    '500',
    ' Ann\u0000\r\n\tMarie\u200b ',
    '="0788111222"',
    '\u202eGIFT\u00a0 7',
    '\ud800',
    '="00012"',
    '1,500 ',
  ];
  expect(readEntries([row], columns, 'RWF').entries).toEqual([
    {
      row: 1,
      day: '2026-12-01',
      amount: 500,
      currency: 'RWF',
      payer_name: 'Ann Marie',
      payer_phone: '0788111222',
      reference: 'GIFT 7',
      text: '\ufffd',
      external_id: '00012',
      balance: '1,500',
      isShortened: false,
    },
  ]);
});

test.each(['=HYPERLINK("http://a.example","Gift")', '+250788111222+1', '-2+3', '@SUM(A1)', '\t=1+1', "'=1+1"])(
  'a text like the formula %s stays a text, which our tables disarm',
  (text) => {
    const [entry] = readEntries([['1.12.2026', '500', text]], signed, 'RWF').entries;
    expect(entry?.text).toBe(text.trim());
    const [cell = ''] = csvLines([{ heading: 'Text', cell: (one: string) => one }], [entry?.text ?? '']).split('\r\n');
    expect(cell).toMatch(/^"'/);
    expect(rearmed(cell.slice(1, -1).replaceAll('""', '"')).replace(/^'/, '')).toBe(text.trim().replace(/^'/, ''));
  },
);

describe('what an entry is known by', () => {
  const columns: StatementColumns = { ...signed, payer_name: 2, reference: 3 };
  const read = (rows: string[][], more: Partial<StatementColumns> = {}) =>
    readEntries(rows, { ...columns, ...more }, 'RWF').entries.map(fingerprinting());

  test('is the same in a file that overlaps', () => {
    const rows = [
      ['1.12.2026', '500', 'Ann', 'A'],
      ['2.12.2026', '500', 'Ann', 'A'],
      ['3.12.2026', '700', 'Bob', 'B'],
    ];
    expect(read([['Total', '', '', ''], ...rows.slice(1)])).toEqual(read(rows).slice(1));
  });

  test('differs for two equal gifts of one day', () => {
    const gift = ['1.12.2026', '500', 'Ann', 'A'];
    const [one, two, three] = read([gift, gift, gift]);
    expect(new Set([one, two, three]).size).toBe(3);
    expect(read([gift, gift])).toEqual([one, two]);
  });

  test('differs where any part does, wherever people put their signs', () => {
    const rows = [
      ['1.12.2026', '500', 'Ann', 'A'],
      ['2.12.2026', '500', 'Ann', 'A'],
      ['1.12.2026', '-500', 'Ann', 'A'],
      ['1.12.2026', '500', 'Ann","A', ''],
      ['1.12.2026', '500', 'Ann', '","A'],
      ['1.12.2026', '500', 'Ann#1', 'A'],
      ['1.12.2026', '500', '', 'AnnA'],
      ['1.12.2026', '500', 'AnnA', ''],
    ];
    expect(new Set(read(rows)).size).toBe(rows.length);
  });

  test('is the number of the operator where there is one, for what came in and what went back', () => {
    const rows = [
      ['1.12.2026', '500', 'Ann', 'T1'],
      ['1.12.2026', '-500', 'Ann', 'T1'],
      ['1.12.2026', '500', 'Ann', 'T1'],
      ['1.12.2026', '500', 'Ann', ''],
    ];
    const prints = read(rows, { external_id: 3 });
    expect(prints.slice(0, 3)).toEqual(['id:T1:+#1', 'id:T1:-#1', 'id:T1:+#2']);
    expect(prints[3]).not.toMatch(/^id:/);
  });
});

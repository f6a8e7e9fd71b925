import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from '../tests/support/csv.ts';
import { csvHead, csvLines, disarmed, rearmed } from './csv.ts';
import type { TableColumn } from './table-file.ts';

const csvFile = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]) =>
  csvHead(columns) + csvLines(columns, rows);

const columns: TableColumn<string>[] = [
  { heading: 'Name', cell: () => 'Aline' },
  { heading: 'Message', cell: (text) => text },
  { heading: 'Last', cell: () => '' },
];

const written = [
  ...['=cmd', '=1+1', "=cmd|' /C calc'!A0", '+250788111222', '-1', '@SUM(A1:A9)', '\t=1', '\r=1', '\n=1', ' =1', ''],
  ...["'=1", "''=1", "'", "'t Hooft", '"', '""', '"=1"', '","=1', '";=1', ';=1', 'a;=1', 'a\n- b\n- c', 'a\r\n=1'],
  ...['\uFEFF=1', '\u200B+1', '\u00A0-1', '＝1', '＋1', '－1', '＠a', '\t', '\r', '\n', '\r\n', ',', '0788111222'],
  ...['مرحبا', 'שלום "עולם"', '\u202E=1', '👩🏾‍🌾 Ikaze', '=👩🏾‍🌾', `=${'x'.repeat(10_000)}`, '="a'.repeat(2500)],
];

const signs = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '\t',
  '\r',
  '\n',
  '\r\n',
  ';',
  ',',
  '"',
  "'",
  ' ',
  '\uFEFF',
  'a',
  'é',
  '👋🏾',
  'ش',
];
const hostile = fc.array(fc.constantFrom(...signs), { maxLength: 30 }).map((parts) => parts.join(''));
const values = [...written, ...fc.sample(hostile, { numRuns: 500 - written.length, seed: 20_261_120 })];

/** Whether a spreadsheet would run the cell, whatever it strips before it. */
const runs = (cell: string) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell);

test('five hundred hostile values come back as they were', () => {
  expect(values).toHaveLength(500);
  const [head, ...lines] = csvRows(csvFile(columns, values));
  expect(head).toEqual(['Name', 'Message', 'Last']);
  expect(lines.map((cells) => cells.map(rearmed))).toEqual(values.map((value) => ['Aline', value, '']));
});

test('an amount is a plain number, also below zero, and nothing else passes for one', () => {
  const amounts: TableColumn<string>[] = [{ heading: 'Amount', kind: 'number', cell: (amount) => amount }];
  expect(csvRows(csvLines(amounts, ['5000', '-12.50', '-1+1', '=1'])).flat()).toEqual([
    '5000',
    '-12.50',
    "'-1+1",
    "'=1",
  ]);
});

test.each([',', ';', '\t'] as const)('no cell is run by a spreadsheet that cuts at %j', (separator) => {
  const cells = csvRows(csvFile(columns, values), separator).flat();
  expect(cells.length).toBeGreaterThan(500);
  expect(cells.filter(runs)).toEqual([]);
});

test('any text at all comes back as it was', () => {
  fc.assert(fc.property(fc.oneof(hostile, fc.string()), (text) => rearmed(disarmed(text)) === text));
});

test('the file begins with a byte order mark, and its lines end as in RFC 4180', () => {
  expect(csvFile(columns, ['He said "no"'])).toBe('\uFEFF"Name","Message","Last"\r\n"Aline","He said ""no""",""\r\n');
});

test('text that no spreadsheet runs stays as it was written', () => {
  for (const text of ['a = b', "'t Hooft", 'Market day; a stall', 'e-mail@example.org', '0788 111 222']) {
    expect(disarmed(text)).toBe(text);
  }
});

test('a telephone number keeps its plus and its zero, without an apostrophe, and comes back as it was', () => {
  const phones = ['+250788111222', '0788111222', '0788 111 222'];
  const column: TableColumn<string>[] = [{ heading: 'Phone', kind: 'telephone', cell: (text) => text }];
  const cells = csvRows(csvLines(column, phones)).flat();
  expect(cells).toEqual(phones.map((phone) => `="${phone}"`));
  expect(cells.map(rearmed)).toEqual(phones);
});

test('text in place of a telephone number is no formula', () => {
  const column: TableColumn<string>[] = [{ heading: 'Phone', kind: 'telephone', cell: (text) => text }];
  const texts = ['=1', '+1"&A1&"', '+250 788\n=1', '+a', '-250', '0788;=1', '="0788"', ''];
  const cells = csvRows(csvLines(column, texts)).flat();
  expect(cells.filter(runs)).toEqual([]);
  expect(cells.map(rearmed)).toEqual(texts);
});

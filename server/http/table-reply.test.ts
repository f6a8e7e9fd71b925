import { expect, test } from 'vitest';
import type { TableColumn } from '../../domain/table-file.ts';
import { readZip } from '../../tests/support/zip.ts';
import { tableReply } from './table-reply.ts';

interface Person {
  name: string;
  phone: string;
  at: string;
}

const columns: TableColumn<Person>[] = [
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Phone', kind: 'telephone', cell: ({ phone }) => phone },
  { heading: 'At', kind: 'moment', cell: ({ at }) => at },
];
const person = (name: string): Person => ({ name, phone: '+250788111222', at: '2026-11-20 09:00' });
const rest = '"=""+250788111222""","2026-11-20 09:00"\r\n';

async function* each(...names: string[]) {
  for (const name of names) yield [person(name)];
}

const sheetOf = async (batches: AsyncIterable<Person[]>) => {
  const reply = tableReply({ name: 'people', format: 'xlsx' }, columns, batches);
  const parts = readZip(Buffer.from(await reply.arrayBuffer()));
  return { reply, parts, sheet: parts.get('xl/worksheets/sheet1.xml') ?? '' };
};

test('is sent batch by batch, and reads no further than it is taken', async () => {
  let read = 0;
  async function* batches() {
    for (const name of ['École 🎒', '=1', 'Last']) {
      read += 1;
      yield [person(name)];
    }
  }
  const reply = tableReply({ name: 'names', format: 'csv' }, columns, batches());
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="names.csv"');
  const reader = reply.body?.pipeThrough(new TextDecoderStream('utf-8', { ignoreBOM: true })).getReader();
  expect((await reader?.read())?.value).toBe('\uFEFF"Name","Phone","At"\r\n');
  expect((await reader?.read())?.value).toBe(`"École 🎒",${rest}`);
  expect(read).toBeLessThan(3);
  expect((await reader?.read())?.value).toBe(`"'=1",${rest}`);
  expect((await reader?.read())?.value).toBe(`"Last",${rest}`);
  expect((await reader?.read())?.done).toBe(true);
});

test.each(['csv', 'xlsx'] as const)('a client that disconnects ends the reading of %s', async (format) => {
  let ended = false;
  let read = 0;
  async function* batches() {
    try {
      for (;;) {
        read += 1;
        yield [person(String(Math.random()))];
      }
    } finally {
      ended = true;
    }
  }
  const reader = tableReply({ name: 'names', format }, columns, batches()).body?.getReader();
  while (read === 0) await reader?.read();
  await reader?.cancel();
  await expect.poll(() => ended).toBe(true);
});

test('a workbook has every part that Excel asks for, and every row', async () => {
  const { reply, parts, sheet } = await sheetOf(each('École 🎒', 'Last'));
  expect(reply.headers.get('content-type')).toContain('spreadsheetml.sheet');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="people.xlsx"');
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(sheet.match(/<row /g)).toHaveLength(3);
  expect(sheet).toContain('>École 🎒<');
});

test('every row and cell of it says where it stands, as some readers ask, also past the column Z', async () => {
  const wide: TableColumn<string>[] = Array.from({ length: 703 }, (_, index) => ({
    heading: `Column ${index}`,
    cell: (text) => text,
  }));
  async function* rows() {
    yield ['one', 'two'];
    yield ['three'];
  }
  const reply = tableReply({ name: 'wide', format: 'xlsx' }, wide, rows());
  const sheet = readZip(Buffer.from(await reply.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.match(/<row[ >][^>]*/g)).toEqual(['<row r="1"', '<row r="2"', '<row r="3"', '<row r="4"']);
  const places = Array.from(sheet.matchAll(/<c (?:r="([A-Z]+\d+)")?/g), ([, place]) => place);
  expect(places).toHaveLength(4 * 703);
  expect(new Set(places).size).toBe(4 * 703);
  expect([0, 25, 26, 51, 52, 701, 702].map((column) => places[703 + column])).toEqual([
    'A2',
    'Z2',
    'AA2',
    'AZ2',
    'BA2',
    'ZZ2',
    'AAA2',
  ]);
});

test('a telephone number is a text in it, a moment a date that can be sorted', async () => {
  const { sheet } = await sheetOf(each('Aline'));
  expect(sheet).toContain('t="inlineStr" s="1"><is><t xml:space="preserve">+250788111222<');
  expect(sheet).toContain('<c r="C2" s="3"><v>46346.375</v></c>');
});

test('an amount in it is a number that can be added up', async () => {
  const amounts: TableColumn<string>[] = [{ heading: 'Amount', kind: 'number', cell: (amount) => amount }];
  async function* rows() {
    yield ['5000', '-12.50', 'SUM(A1)'];
  }
  const reply = tableReply({ name: 'amounts', format: 'xlsx' }, amounts, rows());
  const sheet = readZip(Buffer.from(await reply.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('<row r="2"><c r="A2"><v>5000</v></c></row><row r="3"><c r="A3"><v>-12.50</v></c></row>');
  expect(sheet).toContain('t="inlineStr" s="1"><is><t xml:space="preserve">SUM(A1)<');
});

test('nothing in it is a formula, ends the sheet, or stands for another character', async () => {
  const names = [
    '=1+1',
    '@SUM(A1)',
    '</t></is></c><c><f>1+1</f></c>',
    '_x003D_1',
    'a\u0000b\uD800c',
    'x'.repeat(40_000),
  ];
  const { sheet, parts } = await sheetOf(each(...names));
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('>=1+1<');
  expect(sheet).toContain('>_x005F_x003D_1<');
  expect(sheet).toContain('>abc<');
  expect(sheet).not.toContain('x'.repeat(32_768));
  expect(parts.get('xl/styles.xml')).toContain('quotePrefix="1"');
});

test('a fault in the reading ends the file as a fault, and not as a whole file', async () => {
  async function* batches() {
    yield [person('Aline')];
    throw new Error('The database has gone.');
  }
  const reply = tableReply({ name: 'people', format: 'xlsx' }, columns, batches());
  await expect(reply.arrayBuffer()).rejects.toThrow('The database has gone.');
});

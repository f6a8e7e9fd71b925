import { expect, test } from 'vitest';
import { xlsxBytes } from '../../../../server/http/xlsx.ts';
import { type ZipPart, zipped } from '../../../../server/http/zip.ts';
import { joined, messageOf, paymentsIn } from '../../tests/table-files.ts';
import { readTable } from './read-table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

const gifts = [
  [2, '2026-12-30', 1234, 'Ann Uwase'],
  [3, '2026-12-31', 500, 'Béa'],
];

test('commas, quotation marks and line breaks in cells', async () => {
  const text = 'Date,Name,Amount\r\n30/12/2026,"Ann\r\n""Uwase""","1,234.00"\r\n31/12/2026,Béa,500\r\n';
  const { table, entries } = await paymentsIn(utf8(text));
  expect(table).toMatchObject({ delimiter: ',', encoding: 'utf-8' });
  expect(table.rows[1]).toEqual(['30/12/2026', 'Ann\r\n"Uwase"', '1,234.00']);
  expect(entries).toEqual([[2, '2026-12-30', 1234, 'Ann "Uwase"'], gifts[1]]);
});

test('semicolons, 31.12.2026, 1.234,00 and a byte order mark', async () => {
  const { table, entries } = await paymentsIn(
    utf8('\ufeffDate;Nom;Montant\n30.12.2026;Ann Uwase;1.234,00\n31.12.2026;Béa;500,00\n'),
  );
  expect(table).toMatchObject({ delimiter: ';', encoding: 'utf-8' });
  expect(table.rows[0]).toEqual(['Date', 'Nom', 'Montant']);
  expect(entries).toEqual(gifts);
});

test.each([
  ['utf-16le', '\ufeff'],
  ['utf-16be', '\ufeff'],
  ['utf-16le', ''],
  ['utf-16be', ''],
])('tabs in %s, with mark “%s”', async (encoding, mark) => {
  const bytes = Buffer.from(`${mark}Date\tName\tAmount\n30/12/2026\tAnn Uwase\t1234\n31/12/2026\tBéa\t500`, 'utf16le');
  const { table, entries } = await paymentsIn(new Uint8Array(encoding === 'utf-16be' ? bytes.swap16() : bytes));
  expect(table).toMatchObject({ delimiter: '\t', encoding });
  expect(entries).toEqual(gifts);
});

test('bars in Windows-1252', async () => {
  const bytes = Buffer.from('Date|Name|Amount\r30/12/2026|Ann Uwase|1234\r31/12/2026|Béa|\x80 500', 'latin1');
  const { table } = await paymentsIn(new Uint8Array(bytes));
  expect(table).toMatchObject({ delimiter: '|', encoding: 'windows-1252' });
  expect(table.rows[2]).toEqual(['31/12/2026', 'Béa', '€ 500']);
});

test('the delimiter that Excel writes in a line of its own', async () => {
  const { table } = await paymentsIn(utf8('sep=;\r\nDate;Name;Amount\r\n30/12/2026;a,b,c,d,e;1,234'));
  expect(table).toMatchObject({ delimiter: ';' });
});

test('columns of what came in and went out, under a letterhead and over totals', async () => {
  const { entries, passedOver, problems } = await paymentsIn(
    utf8(
      [
        'Bank of the Lake;;;;',
        'Account;4000-1234;;;',
        ';;;;',
        'Date;Description;Withdrawals;Deposits;Balance',
        '01/12/2026;Opening balance;;;10 000',
        '30/12/2026;Transfer from Ann;;1 234;11 234',
        '31/12/2026;Fee;500;;10 734',
        '',
        ';Total;500;1 234;',
      ].join('\n'),
    ),
  );
  expect(entries).toEqual([
    [6, '2026-12-30', 1234, ''],
    [7, '2026-12-31', -500, ''],
  ]);
  expect(passedOver).toEqual([
    { row: 5, why: 'summary line', text: '01/12/2026 Opening balance 10 000' },
    { row: 8, why: 'empty', text: '' },
    { row: 9, why: 'summary line', text: 'Total 500 1 234' },
  ]);
  expect(problems).toEqual([]);
});

test('a column with signs', async () => {
  const { entries } = await paymentsIn(utf8('Date,Amount,Name\n12/30/2026,"(1,234)",Ann\n12/31/2026,+500 RWF,Béa\n'));
  expect(entries).toEqual([
    [2, '2026-12-30', -1234, 'Ann'],
    [3, '2026-12-31', 500, 'Béa'],
  ]);
});

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://a.example/${type}" Target="${target}"/>`;

/** An Excel workbook as programs write it, with its rows in XML. */
function workbook(sheets: Record<string, string>, more: Record<string, string> = {}, top = ''): Promise<Uint8Array> {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships>${relationship('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="b">${top}<sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, at) => relationship(`r${at}`, 'worksheet', `worksheets/sheet${at}.xml`))
      .join(
        '',
      )}${relationship('s', 'styles', '/xl/styles.xml')}${relationship('t', 'sharedStrings', 'texts.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="170" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="171" formatCode="#,##0\\ &quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/sheet${at}.xml`, sheets[name] ?? ''])),
    ...more,
  };
  const all: ZipPart[] = Object.entries(parts).map(([name, content]) => ({ name, content: [content] }));
  return joined(zipped(all));
}

const sheet = (rows: string) => `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`;

test('an Excel workbook: days, numbers, shared texts, gaps, formulas', async () => {
  const texts = `<sst ${MAIN}><si><t>Date</t></si><si><r><t>Na</t></r><r><t xml:space="preserve">me</t></r><rPh><t>x</t></rPh></si><si><t>Amount</t></si><si><t>=Eve(1)</t></si></sst>`;
  const statement = sheet(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row>' +
      '<row r="3"><c r="A3" s="1"><v>46386</v></c><c r="B3" t="inlineStr"><is><t>Ann_x0041_ &amp; co</t></is></c><c r="D3" s="3"><f>1+1</f><v>1234.0000000000002</v></c></row>' +
      '<row r="4"><c r="A4" s="2"><v>46387</v></c><c r="B4" t="s"><v>3</v></c><c r="C4" t="e"><v>#N/A</v></c><c r="D4" t="str"><f>A1</f><v>500</v></c></row>' +
      '<row><c s="4"><v>46387.75</v></c><c t="str"/><c><v>250788111222333444</v></c><c><v>1.5E3</v></c></row>' +
      '<row r="9999"><c r="A9999" t="inlineStr"><is><t> </t></is></c></row>',
  );
  const cover = sheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>');
  const bytes = await workbook({ Cover: cover, Statement: statement }, { 'xl/texts.xml': texts });
  const { table, entries } = await paymentsIn(bytes, 'statement.csv');
  expect(table).toEqual({
    sheet: 'Statement',
    rows: [
      ['Date', 'Name', '', 'Amount'],
      [],
      ['2026-12-30', 'AnnA & co', '', '1234'],
      ['2026-12-31', '=Eve(1)', '', '500'],
      ['2026-12-31T18:00:00', '', '250788111222333444', '1500'],
    ],
  });
  expect(entries).toEqual([
    [3, '2026-12-30', 1234, 'AnnA & co'],
    [4, '2026-12-31', 500, '=Eve(1)'],
    [5, '2026-12-31', 1500, ''],
  ]);
});

test('a workbook of the Macintosh counts its days from 1904', async () => {
  const rows = sheet('<row><c s="1"><v>44925</v></c><c><v>500</v></c></row>');
  const { rows: read } = await readTable(await workbook({ a: rows }, {}, '<workbookPr date1904="1"/>'), 'a.xlsx');
  expect(read).toEqual([['2026-12-31', '500']]);
});

test('the tables that we save are read', async () => {
  const columns = [
    { heading: 'Date', cell: ([day = '']: string[]) => day, kind: 'moment' as const },
    { heading: 'Name', cell: ([, name = '']: string[]) => name },
    { heading: 'Amount', cell: ([, , amount = '']: string[]) => amount },
  ];
  async function* batches() {
    yield [
      ['2026-12-30 08:30', 'Ann Uwase', '1,234'],
      ['2026-12-31 00:00', 'Béa', '500'],
    ];
  }
  const bytes = await joined(xlsxBytes(columns, batches()));
  expect((await paymentsIn(bytes, 'a.xlsx')).entries).toEqual(gifts);
});

test('a file that is no statement is refused with what to do', async () => {
  expect(await messageOf(utf8('%PDF-1.7\n…'), 'statement.pdf')).toMatch(/^We cannot read the tables in a PDF/);
  expect(await messageOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))).toMatch(/picture/);
  expect(await messageOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toMatch(/picture/);
  expect(await messageOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'a.xls')).toMatch(
    /older Excel file.*without a password/,
  );
  expect(await messageOf(utf8('\n <html><table><tr><td>1</td><td>2</td></tr></table>'), 'a.xls')).toMatch(/web page/);
  expect(await messageOf(utf8('<?xml version="1.0"?><Workbook/>'), 'a.xls')).toMatch(/web page/);
  expect(await messageOf(new Uint8Array())).toMatch(/^This file is empty/);
  expect(await messageOf(utf8('\ufeff \n;;\n'))).toMatch(/^There is nothing in this file/);
  expect(await messageOf(utf8('Dear all\nthank you'))).toMatch(/^This file has no columns/);
  expect(await messageOf(new Uint8Array(Array.from({ length: 5000 }, (_, at) => (at * 7) % 256)))).toMatch(
    /not a table/,
  );
  expect(await messageOf(utf8('a,b\n"c,d\n'))).toMatch(/quotation mark.*no end/);
  expect(await messageOf(new Uint8Array(26 * 1024 * 1024).fill(65))).toMatch(/larger than 25\u00a0MB/);
});

test('a small workbook in which one long text stands in very many cells is refused', async () => {
  const texts = `<sst ${MAIN}><si><t>${'\u4e00'.repeat(2000)}</t></si></sst>`;
  const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(2000);
  const bytes = await workbook({ a: sheet(rows) }, { 'xl/texts.xml': texts });
  expect(bytes.byteLength).toBeLessThan(100_000);
  expect(await messageOf(bytes)).toMatch(/too much memory/);
});

test('a ZIP file that is no workbook, or a damaged one, is refused', async () => {
  const zip = await joined(zipped([{ name: 'word/document.xml', content: ['<a/>'] }]));
  expect(await messageOf(zip, 'letter')).toMatch(/not an Excel workbook/);
  expect(await messageOf(zip, 'letter.docx')).toMatch(/cannot be read/);
  const good = await workbook({ a: sheet('<row><c><v>1</v></c><c><v>2</v></c></row>') });
  expect(await messageOf(good.subarray(0, good.length / 2))).toMatch(/damaged or incomplete/);
  expect(await messageOf(await workbook({ a: '<worksheet><sheetData><row>' }))).toMatch(/damaged or incomplete/);
  // A text of texts, ten of which are ten of which …
  const entities =
    '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;">]><worksheet><sheetData><row><c t="str"><v>&c;</v></c></row></sheetData></worksheet>';
  expect(await messageOf(await workbook({ a: entities }))).toMatch(/damaged or incomplete/);
});

test('what is larger than a statement is refused, in text and in workbooks', async () => {
  expect(await messageOf(utf8('a,b\n'.repeat(200_001)))).toMatch(/more than 200,000 rows.*shorter periods/);
  expect((await readTable(utf8('a,b\n'.repeat(200_000)), 'a.csv')).rows).toHaveLength(200_000);
  expect(await messageOf(utf8('a,'.repeat(101)))).toMatch(/more than 100 columns/);
  expect((await readTable(utf8(`${'a,'.repeat(100)}${','.repeat(50)}`), 'a.csv')).rows[0]).toHaveLength(100);
  const cell = (name: string) => `<c r="${name}"><v>1</v></c>`;
  const one = (name: string, row: string) => workbook({ a: sheet(`<row r="${row}">${cell(name)}</row>`) });
  expect(await messageOf(await one('A200001', '200001'))).toMatch(/more than 200,000 rows/);
  expect(await messageOf(await one('A9999999', '1'))).toMatch(/more than 200,000 rows/);
  expect(await messageOf(await one('CW1', '1'))).toMatch(/more than 100 columns/);
  expect(
    (await readTable(await workbook({ a: sheet(`<row r="1">${cell('A1')}${cell('CV1')}</row>`) }), 'a')).rows[0],
  ).toHaveLength(100);
});

test('a cell is cut to 2,000 characters, between two of them', async () => {
  const { rows } = await readTable(utf8(`a,${'😀'.repeat(1500)},${'b'.repeat(1999)}😀`), 'a.csv');
  expect(rows[0]?.[1]).toBe('😀'.repeat(1000));
  expect(rows[0]?.[2]).toBe(`${'b'.repeat(1999)}\ufffd`);
});

/** The same file, in whose list of parts the sheet says that it has so many bytes. */
function withSize(zip: Uint8Array, bytes: number): Uint8Array {
  const changed = Buffer.from(zip);
  // A line of the list has the size 24 bytes behind its start, and the name 46.
  const name = changed.lastIndexOf('xl/worksheets/sheet0.xml');
  changed.writeUInt32LE(bytes, name - 46 + 24);
  return new Uint8Array(changed);
}

test('a small workbook that would fill the memory is refused, whatever it says of its size', async () => {
  const bytes = await workbook({ a: `<worksheet><!--${'0'.repeat(20 * 1024 * 1024)}--></worksheet>` });
  expect(bytes.length).toBeLessThan(100 * 1024);
  expect(await messageOf(bytes)).toMatch(/damaged or incomplete/);
  expect(await messageOf(withSize(bytes, 400 * 1024 * 1024))).toMatch(/too large once unpacked/);
  expect(await messageOf(withSize(bytes, 1024))).toMatch(/damaged or incomplete/);
});

test.each([
  ['elements deep within each other', `${'<a>'.repeat(60)}${'</a>'.repeat(60)}`],
  ['an element of many attributes', `<a ${Array.from({ length: 200 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
  ['an endless attribute', `<a a="${'1'.repeat(2_000_000)}"/>`],
  ['an endless text', `<a>${'1'.repeat(2_000_000)}</a>`],
])('a workbook with %s is refused, whatever else is in it', async (_, more) => {
  const row = '<row><c><v>1</v></c><c><v>2</v></c></row>';
  expect((await readTable(await workbook({ a: sheet(row) }), 'a.xlsx')).rows).toEqual([['1', '2']]);
  expect(await messageOf(await workbook({ a: sheet(row + more) }))).toMatch(/damaged or incomplete/);
});

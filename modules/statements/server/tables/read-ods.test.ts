import { expect, test } from 'vitest';
import { zipped } from '../../../../server/http/zip.ts';
import { joined, messageOf, paymentsIn } from '../../tests/table-files.ts';
import { readTable } from './read-table.ts';

const spaces =
  'xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:calcext="c" xmlns:manifest="m" office:version="1.3"';

/** A spreadsheet of LibreOffice, with its tables in XML. */
function spreadsheet(tables: string, more: Record<string, string> = {}): Promise<Uint8Array> {
  const hidden =
    '<office:automatic-styles><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style></office:automatic-styles>';
  const parts: Record<string, string> = {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<?xml version="1.0"?><office:document-content ${spaces}>${hidden}<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ...more,
  };
  return joined(zipped(Object.entries(parts).map(([name, content]) => ({ name, content: [content] }))));
}

const cellOf = (text: string, attributes = 'office:value-type="string"') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
const rowOf = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`;
const tableOf = (rows: string, attributes = 'table:name="Statement"') =>
  `<table:table ${attributes}>${rows}</table:table>`;
const REST = rowOf('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="1048000"');

test('a spreadsheet of LibreOffice: days, amounts, gaps, notes, hidden and empty sheets', async () => {
  const statement = tableOf(
    rowOf(`${cellOf('Date')}${cellOf('Na<text:span>me</text:span>')}<table:table-cell/>${cellOf('Amount')}`) +
      rowOf('<table:table-cell/>', 'table:number-rows-repeated="1"') +
      rowOf(
        cellOf('30/12/26', 'office:value-type="date" office:date-value="2026-12-30"') +
          '<table:table-cell office:value-type="string"><office:annotation><text:p>ask her</text:p></office:annotation><text:p>Ann<text:s/>&amp;</text:p><text:p>co</text:p></table:table-cell>' +
          cellOf('#N/A', 'office:value-type="string" calcext:value-type="error"') +
          cellOf('1 234 RWF', 'office:value-type="currency" office:currency="RWF" office:value="1234.0000000000002"'),
      ) +
      rowOf(
        cellOf('31/12/26', 'office:value-type="date" office:date-value="2026-12-31T00:00:00"') +
          cellOf('=Eve(1)') +
          '<table:covered-table-cell/>' +
          cellOf('500', 'office:value-type="float" office:value="500"'),
      ) +
      REST,
  );
  const hidden = tableOf(rowOf(cellOf('a'), 'table:number-rows-repeated="9"'), 'table:style-name="ta2"');
  const { table, entries } = await paymentsIn(await spreadsheet(hidden + statement + tableOf(REST)), 'statement.ods');
  expect(table).toEqual({
    sheet: 'Statement',
    rows: [
      ['Date', 'Name', '', 'Amount'],
      [],
      ['2026-12-30', 'Ann &\nco', '', '1234'],
      ['2026-12-31', '=Eve(1)', '', '500'],
    ],
  });
  expect(entries).toEqual([
    [3, '2026-12-30', 1234, 'Ann & co'],
    [4, '2026-12-31', 500, '=Eve(1)'],
  ]);
});

test('a spreadsheet of LibreOffice that repeats what it holds beyond all measure, or is damaged, is refused', async () => {
  const repeated = (cells: string, rows: number) =>
    spreadsheet(tableOf(rowOf(cells, `table:number-rows-repeated="${rows}"`)));
  const two = cellOf('1') + cellOf('2');
  expect((await readTable(await repeated(two, 3), 'a.ods')).rows).toEqual([
    ['1', '2'],
    ['1', '2'],
    ['1', '2'],
  ]);
  expect(await messageOf(await repeated(two, 1_000_000), 'a.ods')).toMatch(/more than 200,000 rows/);
  const wide = cellOf('1', 'table:number-columns-repeated="16384"');
  expect(await messageOf(await repeated(wide, 1), 'a.ods')).toMatch(/more than 100 columns/);
  const long = cellOf('x'.repeat(2000), 'table:number-columns-repeated="100"');
  expect(await messageOf(await repeated(long, 200_000), 'a.ods')).toMatch(/too much memory/);
  expect(await messageOf(await spreadsheet(`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`))).toMatch(/damaged/);
  expect(await messageOf(await spreadsheet('<table:table>'))).toMatch(/damaged/);
  expect(await messageOf(await spreadsheet('<text:p>A letter</text:p>'))).toMatch(/not an Excel workbook/);
  const good = await spreadsheet(tableOf(rowOf(two)));
  expect(await messageOf(good.subarray(0, good.length / 2), 'a.ods')).toMatch(/damaged/);
});

test.each([
  [{ 'META-INF/manifest.xml': `<manifest:manifest ${spaces}><manifest:encryption-data/></manifest:manifest>` }],
  [{ 'encrypted-package': 'xyz' }],
])('a spreadsheet of LibreOffice with a password is refused with what to do', async (more) => {
  expect(await messageOf(await spreadsheet('', more), 'a.ods')).toMatch(/has a password.*save it without/);
});

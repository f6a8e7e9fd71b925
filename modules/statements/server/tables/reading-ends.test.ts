import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { staffText } from '../../../../domain/reply-text.ts';
import { zipped } from '../../../../server/http/zip.ts';
import { readTable } from './read-table.ts';

// Files that would take much to read whole, or more than once.

const utf8 = (text: string) => new TextEncoder().encode(text);

test('a row of more cells than a table has columns ends the reading, and empty cells behind the last column do not', async () => {
  const rowOf = (cells: number, last = '') => `Date,Amount${','.repeat(cells - 2)}${last}\n2026-11-03,500\n`;
  expect((await readTable(utf8(rowOf(16_384)), 'a.csv')).rows).toEqual([
    ['Date', 'Amount'],
    ['2026-11-03', '500'],
  ]);
  for (const row of [rowOf(16_385), rowOf(101, 'a'), `${','.repeat(9000)}"\n"${','.repeat(9000)}`])
    await expect(readTable(utf8(row), 'a.csv')).rejects.toThrow(staffText('tooManyColumns', 100));
});

test('a part that every sheet names is read once', async () => {
  const at = Array.from({ length: 20 }, (_, sheet) => sheet);
  // All twenty together would be more than a workbook may be once unpacked.
  const rows = '<row/>'.repeat(3_000_000);
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="b"><sheets>${at.map((sheet) => `<sheet name="${sheet}" r:id="a${sheet}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${at.map((sheet) => `<Relationship Id="a${sheet}" Type="/worksheet" Target="a.xml"/>`).join('')}</Relationships>`,
    'xl/a.xml': `<worksheet><sheetData><row><c t="str"><v>Date</v></c><c><v>500</v></c></row>${rows}</sheetData></worksheet>`,
  };
  const bytes = new Uint8Array(
    await buffer(zipped(Object.entries(parts).map(([name, content]) => ({ name, content: [content] })))),
  );
  expect(await readTable(bytes, 'a.xlsx')).toMatchObject({ sheet: '0', rows: [['Date', '500']] });
});

import { isPlainNumber, type TableColumn } from '../../domain/table-file.ts';
import { escapeXml } from '../html/xml.ts';
import { type ZipPart, zipped } from './zip.ts';

// A table as an Excel workbook of one sheet: ECMA-376, Office Open XML. Every cell of it but a moment and a number is a text, so
// that no spreadsheet takes it for a formula or a number, also after somebody has typed in it (`quotePrefix`).

/** Characters that a cell holds. */
const MAX_CELL = 32_767;

/** Text that a spreadsheet would decode as another character. */
const codeOfCharacter = /_(?=x[0-9a-f]{4}_)/gi;

const styles = { text: 1, heading: 2, moment: 3 } as const;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationships = (...all: string[]) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

/** The parts that are the same in every workbook. */
const frame: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml':
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
    '<sheets><sheet name="Table" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relationships(
    relationship('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    relationship('rId2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml':
    `${DECLARATION}<styleSheet xmlns="${MAIN}">` +
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/>' +
    '<xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/>' +
    '<xf numFmtId="164" applyNumberFormat="1"/></cellXfs>' +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
};

/** The name of a column: A to Z, then AA. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const textCell = (place: string, text: string, style: number) => {
  const shown = text.replaceAll(/\r\n?/g, '\n').slice(0, MAX_CELL);
  const content = escapeXml(shown.replaceAll(codeOfCharacter, '_x005F_'));
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${content}</t></is></c>`;
};

/** A moment as spreadsheets count it, in days since the end of 1899; undefined for a cell without one. */
function daysOf(moment: string): number | undefined {
  const at = Date.parse(`${moment.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? undefined : at / 86_400_000 + 25_569;
}

function cell<Row>(place: string, { kind, cell }: TableColumn<Row>, row: Row): string {
  const text = cell(row);
  if (kind === 'number' && isPlainNumber(text)) return `<c r="${place}"><v>${text}</v></c>`;
  const days = kind === 'moment' ? daysOf(text) : undefined;
  return days === undefined
    ? textCell(place, text, styles.text)
    : `<c r="${place}" s="${styles.moment}"><v>${days}</v></c>`;
}

async function* sheet<Row>(columns: readonly TableColumn<Row>[], batches: AsyncIterable<Row[]>) {
  const named = columns.map((column, index) => ({ column, name: columnName(index) }));
  let number = 0;
  // Where a row and a cell stand may be left out, but not every reader counts.
  const rowOf = (cellAt: (place: string, column: TableColumn<Row>) => string) => {
    number += 1;
    return `<row r="${number}">${named.map(({ column, name }) => cellAt(`${name}${number}`, column)).join('')}</row>`;
  };
  const headings = rowOf((place, { heading }) => textCell(place, heading, styles.heading));
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols><col min="1" max="${columns.length}" width="24" customWidth="1"/></cols><sheetData>${headings}`;
  for await (const rows of batches)
    yield rows.map((row) => rowOf((place, column) => cell(place, column, row))).join('');
  yield '</sheetData></worksheet>';
}

/** The bytes of a workbook with these rows, as they are read. */
export function xlsxBytes<Row>(columns: readonly TableColumn<Row>[], batches: AsyncIterable<Row[]>) {
  const parts: ZipPart[] = Object.entries(frame).map(([name, text]) => ({ name, content: [text] }));
  return zipped([...parts, { name: 'xl/worksheets/sheet1.xml', content: sheet(columns, batches) }]);
}

import { staffText } from '../../../../domain/reply-text.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../../domain/table-limits.ts';
import { BadTable } from './bad-table.ts';
import { decodedText, refuseWebPage } from './decoded-text.ts';
import { Budget, MAX_BYTES, MAX_CELL, tooManyColumns, tooManyRows } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { isOds, readOds } from './read-ods.ts';
import { readXlsx } from './read-xlsx.ts';
import { Workbook } from './workbook.ts';

/** A table as it stands in its file: every cell a text, no row left out. */
export interface Table {
  rows: string[][];
  /** Of a workbook the name of the sheet. */
  sheet?: string;
  /** Of a text what stands between its cells, and how its letters are written. */
  delimiter?: string;
  encoding?: string;
}

/** Reads the table in a text of another kind, such as XML; undefined where it is none of these. May throw `BadTable`. */
export type OtherKind = (text: string) => Promise<string[][]> | undefined;

/** Files of these kinds are ZIP files too, or texts; their names say what they are. */
const otherNames: readonly (readonly [end: RegExp, message: string])[] = [
  [/\.(?:docx|odt|pptx|zip|numbers)$/i, staffText('fileIsOther')],
  [/\.xlsb$/i, staffText('fileIsBinaryExcel')],
];

/** Cuts a cell, and not within a character of two units. */
const kept = (cell: string) => (cell.length <= MAX_CELL ? cell : cell.slice(0, MAX_CELL).toWellFormed());

const isFilled = (cell: string) => cell.trim() !== '';

/** Empty cells at the ends of rows, and empty rows at the end, are no part of the table. */
function checked(rows: string[][]): string[][] {
  if (rows.length > MAX_ROWS) throw tooManyRows();
  const budget = new Budget();
  const whole = rows.map((row) => {
    const width = row.findLastIndex(isFilled) + 1;
    if (width > MAX_COLUMNS) throw tooManyColumns();
    const cells = row.slice(0, width).map(kept);
    for (const cell of cells) budget.take(cell.length);
    return cells;
  });
  const filled = whole.slice(0, whole.findLastIndex((row) => row.length > 0) + 1);
  if (filled.length === 0) throw new BadTable(staffText('nothingInFile'));
  if (!filled.some((row) => row.filter(isFilled).length > 1)) throw new BadTable(staffText('noColumnsInFile'));
  return filled;
}

/** The table in a file, whatever its name says of it. Throws `BadTable`. */
export async function readTable(bytes: Uint8Array, fileName: string, otherKind?: OtherKind): Promise<Table> {
  if (bytes.byteLength === 0) throw new BadTable(staffText('fileIsEmpty'));
  if (bytes.byteLength > MAX_BYTES) throw new BadTable(staffText('statementTooLarge', MAX_BYTES / 1024 / 1024));
  const other = otherNames.find(([end]) => end.test(fileName.slice(-20)));
  if (other) throw new BadTable(other[1]);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const workbook = await Workbook.open(bytes);
    const { rows, sheet } = await (isOds(workbook) ? readOds(workbook) : readXlsx(workbook));
    return { rows: checked(rows), sheet };
  }
  const { text, encoding } = decodedText(bytes);
  const others = otherKind?.(text);
  if (others) return { rows: checked(await others), encoding };
  refuseWebPage(text);
  const { rows, delimiter } = readCsv(text);
  return { rows: checked(rows), delimiter, encoding };
}

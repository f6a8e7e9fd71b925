import { MAX_COLUMNS, MAX_ROWS } from '../../domain/giving/statement-columns.ts';
import { headingOf } from '../../domain/giving/statement-words.ts';
import { staffText } from '../../domain/reply-text.ts';
import { BadStatement } from './bad-statement.ts';
import { MAX_BYTES, MAX_CELL, MAX_MEMORY, memoryOf, tooManyColumns, tooManyRows, tooMuchMemory } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { statementText } from './statement-text.ts';

export { BadStatement };

/** A statement as it stands in its file: every cell a text, no row left out. */
export interface StatementTable {
  rows: string[][];
  /** Index of the row that looks like the heading, or -1. */
  heading: number;
  /** Of a workbook the name of the sheet. */
  sheet?: string;
  /** Of a text what stands between its cells, and how its letters are written. */
  delimiter?: string;
  encoding?: string;
}

/** Files of these kinds are ZIP files too, or texts; their names say what they are. */
const otherNames: readonly (readonly [end: RegExp, message: string])[] = [
  [/\.(?:docx|odt|pptx|zip|ods|numbers)$/i, staffText('fileIsOther')],
  [/\.xlsb$/i, staffText('fileIsBinaryExcel')],
];

/** Cuts a cell, and not within a character of two units. */
const kept = (cell: string) => (cell.length <= MAX_CELL ? cell : cell.slice(0, MAX_CELL).toWellFormed());

const isFilled = (cell: string) => cell.trim() !== '';

/** Empty cells at the ends of rows, and empty rows at the end, are no part of the table. */
function checked(rows: string[][]): string[][] {
  if (rows.length > MAX_ROWS) throw tooManyRows();
  let memory = 0;
  const whole = rows.map((row) => {
    const width = row.findLastIndex(isFilled) + 1;
    if (width > MAX_COLUMNS) throw tooManyColumns();
    const cells = row.slice(0, width).map(kept);
    for (const cell of cells) memory += memoryOf(cell);
    if (memory > MAX_MEMORY) throw tooMuchMemory();
    return cells;
  });
  const filled = whole.slice(0, whole.findLastIndex((row) => row.length > 0) + 1);
  if (filled.length === 0) throw new BadStatement(staffText('nothingInFile'));
  if (!filled.some((row) => row.filter(isFilled).length > 1)) throw new BadStatement(staffText('noColumnsInFile'));
  return filled;
}

/**
 * The table in the file of a statement, whatever its name says of it. It reads for seconds where the file is large:
 * `readStatement` does so beside the visitors. Throws `BadStatement`.
 */
export async function readTable(bytes: Uint8Array, fileName: string): Promise<StatementTable> {
  if (bytes.byteLength === 0) throw new BadStatement(staffText('fileIsEmpty'));
  if (bytes.byteLength > MAX_BYTES) throw new BadStatement(staffText('statementTooLarge', MAX_BYTES / 1024 / 1024));
  const other = otherNames.find(([end]) => end.test(fileName.slice(-20)));
  if (other) throw new BadStatement(other[1]);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { rows, sheet } = await readXlsx(bytes);
    const table = checked(rows);
    return { rows: table, heading: headingOf(table), sheet };
  }
  const { text, encoding } = statementText(bytes);
  const { rows, delimiter } = readCsv(text);
  const table = checked(rows);
  return { rows: table, heading: headingOf(table), delimiter, encoding };
}

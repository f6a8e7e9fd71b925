import { CsvError, parse } from 'csv-parse/sync';
import { staffText } from '../../../../domain/reply-text.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../../domain/table-limits.ts';
import { BadTable } from './bad-table.ts';
import { Budget, tooManyColumns } from './limits.ts';

// Tables in text: cells between commas, semicolons, tabs or bars, with quotation marks around those that hold one.

const delimiters = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof delimiters)[number];

/** The beginning of the file that shows how it is delimited. */
const HEAD = 64 * 1024;
const LINES = 200;

/** Excel's own way to say it, in a line before the table. */
const said = /^sep=([,;\t|])\r?\n/i;

/** How often each sign stands in each of the first lines, outside of quotation marks. */
function signsByLine(head: string): Record<Delimiter, number>[] {
  const none = () => ({ ',': 0, ';': 0, '\t': 0, '|': 0 });
  const lines = [none()];
  let [isQuoted, current] = [false, lines[0] ?? none()];
  for (const letter of head) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === '\n' && !isQuoted) {
      if (lines.length >= LINES) break;
      current = none();
      lines.push(current);
    } else if (!isQuoted && (letter === ',' || letter === ';' || letter === '\t' || letter === '|'))
      current[letter] += 1;
  }
  return lines;
}

/** The sign that makes the most cells in lines with equally many of them: a comma in amounts is not in every line. */
function delimiterOf(text: string): Delimiter {
  const written = said.exec(text)?.[1];
  const spoken = delimiters.find((delimiter) => delimiter === written);
  if (spoken) return spoken;
  const lines = signsByLine(text.slice(0, HEAD));
  let [best, most]: [Delimiter, number] = [',', 0];
  for (const delimiter of delimiters) {
    const byCount = new Map<number, number>();
    for (const line of lines) {
      const count = line[delimiter];
      if (count > 0) byCount.set(count, (byCount.get(count) ?? 0) + 1);
    }
    const score = Math.max(0, ...[...byCount].map(([count, times]) => count * times));
    if (score > most) [best, most] = [delimiter, score];
  }
  return best;
}

/** A quotation mark within a cell, behind a backslash, as some programs write it. At the end of a cell the backslash is its own. */
const backslash = /\\"(?![,;\t|\r\n])/;

/** Cells of a row, of which those behind the last column are empty: as many as Excel has columns. */
const MAX_CELLS = 16_384;

/** Characters of a row: those of as many cells as Excel can fill. What is longer has a quotation mark without an end. */
const MAX_ROW = MAX_COLUMNS * 32_767;

const isFilled = (cell: string) => cell.trim() !== '';

/** Looks at each cell and row while the text is being read: what is no table would take many times its size before it is whole. */
function limits() {
  const budget = new Budget();
  return {
    cast(cell: string, { index }: { index: number }): string {
      if (index >= MAX_CELLS || (index >= MAX_COLUMNS && isFilled(cell))) throw tooManyColumns();
      return cell;
    },
    /** Empty cells at the end are no part of a row. */
    on_record(row: string[]): string[] {
      const cells = row.slice(0, row.findLastIndex(isFilled) + 1);
      budget.take(
        cells.reduce((sum, cell) => sum + cell.length, 0),
        cells.length,
      );
      return cells;
    },
  };
}

/** The rows of a table in text; one more than may be, where there are too many. Throws `BadTable`. */
export function readCsv(text: string): { rows: string[][]; delimiter: string } {
  const delimiter = delimiterOf(text);
  try {
    const rows = parse(text, {
      delimiter,
      escape: backslash.test(text.slice(0, HEAD)) ? '\\' : '"',
      record_delimiter: ['\r\n', '\n', '\r'],
      // Lines above and below the table have fewer cells, and a text in a cell may have quotation marks of its own.
      relax_column_count: true,
      relax_quotes: true,
      to: MAX_ROWS + 1,
      max_record_size: MAX_ROW,
      ...limits(),
    });
    return { rows, delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadTable(staffText('openQuotationMark'), { cause: error });
  }
}

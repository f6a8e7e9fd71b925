import { CsvError, parse } from 'csv-parse/sync';
import { MAX_ROWS } from '../../domain/giving/statement-columns.ts';
import { staffText } from '../../domain/reply-text.ts';
import { BadStatement } from './bad-statement.ts';

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

/** The rows of a table in text; one more than may be, where there are too many. Throws `BadStatement`. */
export function readCsv(text: string): { rows: string[][]; delimiter: string } {
  const delimiter = delimiterOf(text);
  try {
    const rows = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      // Lines above and below the table have fewer cells, and a text in a cell may have quotation marks of its own.
      relax_column_count: true,
      relax_quotes: true,
      to: MAX_ROWS + 1,
    });
    return { rows, delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadStatement(staffText('openQuotationMark'), { cause: error });
  }
}

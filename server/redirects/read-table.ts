import { parse } from 'csv-parse/sync';
import { rearmed } from '../../domain/csv.ts';
import { MAX_REDIRECT_ROWS } from '../../domain/redirects.ts';
import { staffText } from '../../domain/reply-text.ts';
import { badRequest } from '../http/http-error.ts';

/** A row of the file, as a spreadsheet numbers it. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** Characters of a row: a whole file between two quotation marks is none. */
const MAX_ROW = 5000;

/** What is no text, as a workbook, has these signs in place of most of its bytes; a text in an old encoding has some. */
const isText = (text: string) => (text.match(/\uFFFD/g)?.length ?? 0) <= text.length / 10;

/** Blanks are in no scheme and behind none: `Old: address` is a heading. */
const isAddress = (cell: string) => /^(?:[a-z][a-z\d+.-]*:\S|\?)/i.test(cell) || cell.includes('/');

const hasAddress = ({ cells }: TableRow) => cells.slice(0, 2).some(isAddress);

const refused = (text: string) => badRequest(text, { text: [text] });

/**
 * What cuts the first row in two or more, outside quotation marks, which count where a cell begins; the comma where several do. Later
 * rows say nothing: semicolons stand in addresses and in remarks.
 */
function delimiterOf(text: string): string {
  const found = new Set<string>();
  let before = ',';
  let isQuoted = false;
  for (const sign of text.slice(0, MAX_ROW).replace(/^[\uFEFF\r\n]+/, '')) {
    if (isQuoted || sign === '"') {
      // A second mark within the quotation is one of its letters: it ends, and begins again.
      if (sign === '"') isQuoted = !isQuoted && /[,;\t"]/.test(before);
    } else if (sign === '\n' || sign === '\r') break;
    else if (/[,;\t]/.test(sign)) found.add(sign);
    // Blanks before a cell are none of it.
    if (sign !== ' ') before = sign;
  }
  return [',', ';', '\t'].find((sign) => found.has(sign)) ?? ',';
}

/** Signs that an address has encoded, if at all: with one of them, cells were cut at the wrong places. */
const isCutWrong = (from: string) => /[",]/.test(from);

/**
 * The rows without one that only says what the columns are: it has no address, and others do. Where more rows have none, it may be one
 * of them, and so it is there without a target: somebody is told of it.
 */
function withoutHeading(rows: readonly TableRow[]): readonly TableRow[] {
  const [first, ...others] = rows;
  if (first === undefined || hasAddress(first) || !others.some(hasAddress)) return rows;
  const isDoubtful = others.some((other) => other.cells.length > 1 && !hasAddress(other));
  return isDoubtful ? [{ ...first, cells: [first.cells[0] ?? '', ''] }, ...others] : others;
}

/**
 * The rows of a file of two columns: comma-separated, or as Excel writes it elsewhere. A heading is passed over. A row that was cut at
 * the wrong place has its first cell alone, and so is refused as one without two columns.
 */
export function readRedirectTable(text: string): TableRow[] {
  const rows: TableRow[] = [];
  if (!isText(text)) throw refused(staffText('noRedirectTable'));
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      to: MAX_REDIRECT_ROWS + 2,
      max_record_size: MAX_ROW,
      on_record(record: string[], { lines }) {
        const cells = record.map((cell) => rearmed(cell).trim());
        if (cells.some((cell) => cell !== '')) rows.push({ row: lines, cells });
        return null;
      },
    });
  } catch (error) {
    throw Object.assign(refused(staffText('noRedirectTable')), { cause: error });
  }
  if (!rows.some((row) => row.cells.length > 1 || hasAddress(row))) throw refused(staffText('noRedirectTable'));
  const own = withoutHeading(rows);
  if (own.length > MAX_REDIRECT_ROWS) throw refused(staffText('redirectTableTooLong', MAX_REDIRECT_ROWS));
  return own.map(({ row, cells }) => ({ row, cells: isCutWrong(cells[0] ?? '') ? cells.slice(0, 1) : cells }));
}

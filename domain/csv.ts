import { isPlainNumber, type TableColumn } from './table-file.ts';

/**
 * Tables as comma-separated files that Excel and LibreOffice open as they are: RFC 4180 with a byte order mark, so that
 * every letter arrives, and with cells that no spreadsheet takes for a formula.
 */

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The beginning of a formula in a spreadsheet: one of these signs, also in its wide East Asian form. Some programs ignore
 * blanks and quotation marks before it, so they are passed over; the pattern reads each run of those once.
 */
const passedOver = String.raw`['"\s\p{Cf}]`;
const formula = new RegExp(`(?<!${passedOver})(${passedOver}*)([=+\\-@＝＋－＠])`, 'gu');

/**
 * The places at which a cell may begin: its own start, and, for a spreadsheet that is set to cut at semicolons or tabs
 * and so does not see the quotation marks, after those and after a line break.
 */
const isCellStart = (text: string, at: number) => at === 0 || text[at - 1] === ';';

/** The text with an apostrophe before everything that a spreadsheet could take for a formula. */
export const disarmed = (text: string) =>
  text.replaceAll(formula, (_, before: string, sign: string, at: number) => {
    const later = before.replaceAll(/[\t\r\n]/g, "$&'");
    return `${isCellStart(text, at) ? "'" : ''}${later}${sign}`;
  });

/** A telephone number: a spreadsheet takes one without spaces for a number, and drops its plus and its zero. */
const telephone = /^\+?[0-9][0-9 ()./-]*$/;

/** A telephone number in quotation marks after a sign of equality: only so do all spreadsheets leave it as it is. */
const quotedTelephone = /^="(\+?[0-9][0-9 ()./-]*)"$/;

const cellText = <Row>({ kind, cell }: TableColumn<Row>, row: Row) => {
  const text = cell(row);
  if (kind === 'number' && isPlainNumber(text)) return text;
  return kind === 'telephone' && telephone.test(text) ? `="${text}"` : disarmed(text);
};

/** Removes the protection that the export adds to a cell's text, for programs that read such a file. */
export const rearmed = (cell: string) =>
  quotedTelephone.exec(cell)?.[1] ??
  cell.replaceAll(formula, (_, before: string, sign: string, at: number) => {
    const first = isCellStart(cell, at) ? before.replace(/^'/, '') : before;
    return `${first.replaceAll(/([\t\r\n])'/g, '$1')}${sign}`;
  });

const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** The start of the file: the byte order mark and the headings. */
export const csvHead = <Row>(columns: readonly TableColumn<Row>[]) =>
  BYTE_ORDER_MARK + line(columns.map(({ heading }) => disarmed(heading)));

/** The lines of these rows. A long file is sent as its head and many of these. */
export const csvLines = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]) =>
  rows.map((row) => line(columns.map((column) => cellText(column, row)))).join('');

import type { Currency } from '../../../domain/giving/money.ts';
import { staffText } from '../../../domain/reply-text.ts';
import {
  MAX_FILE_ROWS,
  MAX_GAPS,
  MAX_PREVIEW_ROWS,
  MAX_PREVIEW_TEXT,
  type StatementNote,
  type StatementQuestion,
} from '../domain/statement.ts';
import { type Proof, proofOf, type RowOrder } from '../domain/statement-balance.ts';
import { Cells } from '../domain/statement-cells.ts';
import { type StatementColumns, statementColumns } from '../domain/statement-columns.ts';
import { currenciesAbove, currencyOfHeading } from '../domain/statement-currency.ts';
import { dateOrderOf } from '../domain/statement-date-order.ts';
import { readDay } from '../domain/statement-day.ts';
import { type PassedOver, type ReadEntries, readEntries, type StatementEntry } from '../domain/statement-entries.ts';
import { headingOf } from '../domain/statement-headings.ts';
import type { KeptColumns } from '../domain/statement-kept.ts';
import type { EntryProblem } from '../domain/statement-money.ts';
import { numbersIn } from '../domain/statement-numbers.ts';
import { LOOKED_AT, nameKey, type Proposal, proposeColumns } from '../domain/statement-proposal.ts';
import { isWithoutSigns } from '../domain/statement-signs.ts';
import { chosenColumns } from './chosen-columns.ts';
import { otherKindOfStatement } from './other-kinds.ts';
import { BadTable } from './tables/bad-table.ts';
import { readTable, type Table } from './tables/read-table.ts';
import { headingsOf } from './tables/remembered-columns.ts';

// The reading of a statement, from its bytes to its payments: decoded, its table, its columns, its rows, and the proof by its
// balances. Nothing here knows the database, nor the clock.

/** What the reading has to know besides the file. */
export interface StatementTask {
  currency: Currency;
  /** The day at the site, as `2026-12-31`. */
  today: string;
  /** The columns that a person points at. */
  asked: StatementColumns | undefined;
  /** Those of the last statement of the source. */
  kept: KeptColumns | undefined;
  /** Lines that a person leaves out. */
  leftOut: readonly number[];
  /** The number of the last pledge, and names of pledges and givers. */
  lastPledge: number;
  names: readonly string[];
}

/** Some rows of a list, and how many it has. */
interface Some<Row> {
  count: number;
  first: Row[];
}

/** What was read, but for the payments themselves. */
export interface StatementAbout {
  fileRows: string[][];
  heading: number;
  headings: string[];
  rowCount: number;
  columns: Partial<StatementColumns>;
  questions: StatementQuestion[];
  notes: StatementNote[];
  gone: string[];
  added: string[];
  gaps: Some<Proof['gaps'][number]>;
  passedOver: Some<PassedOver>;
  problems: Some<EntryProblem>;
}

export interface StatementReading {
  about: StatementAbout;
  entries: StatementEntry[];
}

const DAY = 86_400_000;

/** Cells of the file that are answered, and how long each may be. */
const shownRows = (rows: readonly string[][]) =>
  rows.slice(0, MAX_FILE_ROWS).map((row) => row.map((cell) => cell.slice(0, MAX_PREVIEW_TEXT).toWellFormed()));

const some = <Row>(rows: readonly Row[], most = MAX_PREVIEW_ROWS): Some<Row> => ({
  count: rows.length,
  first: rows.slice(0, most),
});

/** The order of the rows, where the days say it. */
function orderOf(entries: readonly StatementEntry[]): RowOrder | undefined {
  const follows = (isUp: boolean) =>
    entries.every(({ day }, at) => {
      const before = entries[at - 1]?.day ?? day;
      return isUp ? day >= before : day <= before;
    });
  const [isUp, isDown] = [follows(true), follows(false)];
  if (isUp === isDown) return undefined;
  return isUp ? 'oldest first' : 'newest first';
}

/** The proof of what was read by the balances of the file, whether or not anybody points at them. */
function proved({ rows }: Table, heading: number, columns: StatementColumns, read: ReadEntries): Proof | undefined {
  const data = rows.slice(columns.first_row, columns.first_row + LOOKED_AT);
  const numbers = numbersIn(data, rows[heading] ?? [], new Cells(data), columns.decimal);
  const balance = numbers.found?.column ?? numbers.named[0] ?? columns.balance;
  if (balance === undefined) return undefined;
  const { fees, decimal } = numbers;
  return proofOf(rows, read.read, { balance, fees, decimal }, orderOf(read.entries));
}

/** Makes problems of the payments that the balances contradict. */
function withProof(read: ReadEntries, proof: Proof | undefined): ReadEntries {
  if (!proof || proof.contradictions.length === 0) return read;
  const contradicted = new Map(proof.contradictions.map(({ row, change }) => [row, change]));
  const entries = new Map(read.entries.filter(({ row }) => contradicted.has(row)).map((entry) => [entry.row, entry]));
  const problems: EntryProblem[] = [...contradicted].map(([row, change]) => {
    const entry = entries.get(row);
    const text = entry ? `${entry.day} ${entry.payer_name} ${entry.text}`.slice(0, MAX_PREVIEW_TEXT) : '';
    return { row, column: 'amount', text, why: staffText('balanceContradicts', change) };
  });
  return {
    ...read,
    entries: read.entries.filter(({ row }) => !contradicted.has(row)),
    passedOver: read.passedOver.filter(({ row }) => !contradicted.has(row)),
    problems: [...read.problems, ...problems].toSorted((one, other) => one.row - other.row),
  };
}

/** Days of the file that the kept order takes for days to come, where another order does not: a person looks at them. */
function isOrderDoubtful(rows: readonly string[][], { day, date_order }: Partial<StatementColumns>, today: string) {
  if (day === undefined || date_order === undefined) return false;
  const cells = rows.slice(0, LOOKED_AT).map((row) => row[day]?.trim() ?? '');
  const isAfter = cells.some((cell) => isToCome(readDay(cell, date_order), today));
  const { order, certainty } = dateOrderOf(cells, today);
  return isAfter && (order !== date_order || certainty === 'unclear');
}

const isToCome = (day: string | undefined, today: string) =>
  day !== undefined && Date.parse(day) > Date.parse(today) + DAY;

const nothingRead = (rows: number): ReadEntries => ({
  entries: [],
  passedOver: [],
  problems: [],
  read: { kinds: new Uint8Array(rows), moved: new Float64Array(rows) },
});

function notesOf(
  read: ReadEntries,
  { dateOrder }: Proposal,
  { asked, kept, today }: StatementTask,
  proof: Proof | undefined,
): StatementNote[] {
  const isGuess = !asked && !kept && dateOrder === 'fits';
  return [
    ...(isGuess ? (['date_order_guessed'] as const) : []),
    ...(read.entries.some((entry) => entry.isShortened) ? (['saved_in_excel'] as const) : []),
    ...(read.entries.some(({ day }) => isToCome(day, today)) ? (['days_to_come'] as const) : []),
    ...(proof && proof.agreeing > 0 && proof.contradictions.length + proof.gaps.length === 0
      ? (['balance_proved'] as const)
      : []),
  ];
}

/** What is wrong with the currency that the heading of a column of amounts names. */
function headingProblems(
  rows: readonly string[][],
  heading: number,
  columns: StatementColumns,
  currency: Currency,
): EntryProblem[] {
  return (['amount', 'credit', 'debit'] as const).flatMap((column) => {
    const text = rows[heading]?.[columns[column] ?? -1] ?? '';
    const named = currencyOfHeading(text);
    if (named === undefined || named === currency) return [];
    return [{ row: heading + 1, column, text, why: staffText('inOtherCurrency', named, currency) }];
  });
}

/** Throws where the lines above the table say that all of it is in another currency, and no column says it of each row. */
function checkCurrency(
  rows: readonly string[][],
  { first_row = 0, currency: column }: Partial<StatementColumns>,
  heading: number,
  currency: Currency,
): void {
  const above = currenciesAbove(rows.slice(0, heading === -1 ? first_row : heading));
  const [other] = above;
  if (other === undefined || column !== undefined || above.includes(currency)) return;
  throw new BadTable(staffText('statementInOtherCurrency', other, currency));
}

/** Reads a table as a statement. Throws `BadTable` where it says that it is in another currency. */
export function readStatementTable(table: Table, task: StatementTask): StatementReading {
  const { rows } = table;
  const heading = headingOf(rows);
  const headings = headingsOf(rows[heading]);
  const names = new Set(task.names.map(nameKey).filter((name) => name.includes(' ')));
  const proposal = proposeColumns(rows, heading, { lastPledge: task.lastPledge, names }, task.today);
  const width = Math.max(0, ...rows.slice(0, MAX_FILE_ROWS).map(({ length }) => length));
  const { columns, questions, gone, added } = chosenColumns(task.asked, task.kept, { headings, width }, proposal);
  if (!task.asked && task.kept && isOrderDoubtful(rows.slice(heading + 1), columns, task.today))
    questions.push('date_order');
  checkCurrency(rows, columns, heading, task.currency);
  const { data: whole } = statementColumns.safeParse(columns);
  const options = { leftOut: new Set(task.leftOut), lastPledge: task.lastPledge };
  const found = whole ? readEntries(rows, whole, task.currency, options) : nothingRead(rows.length);
  if (whole) found.problems.unshift(...headingProblems(rows, heading, whole, task.currency));
  const proof = whole && proved(table, heading, whole, found);
  if (whole && isWithoutSigns(rows, whole, found.read, proof)) questions.push('all_came_in');
  const read = withProof(found, proof);
  return {
    about: {
      fileRows: shownRows(rows),
      heading,
      headings,
      rowCount: rows.length,
      columns,
      questions: [...new Set(questions)],
      notes: notesOf(read, proposal, task, proof),
      gone,
      added,
      gaps: some(proof?.gaps ?? [], MAX_GAPS),
      passedOver: some(read.passedOver),
      problems: some(read.problems),
    },
    entries: read.entries,
  };
}

/** Reads the file of a statement. It takes seconds for a large one. Throws `BadTable`. */
export async function readStatementFile(
  bytes: Uint8Array,
  fileName: string,
  task: StatementTask,
): Promise<StatementReading> {
  return readStatementTable(await readTable(bytes, fileName, otherKindOfStatement), task);
}

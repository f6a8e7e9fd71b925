import { z } from 'zod';
import { phoneDigits } from '../phone.ts';
import { staffText } from '../reply-text.ts';
import { pledgeOfReference } from './reference.ts';
import { currencyCalled, decimalSignOf, isNoAmount, readAmount } from './statement-amount.ts';
import { type DateOrder, dateOrders, dayNumbers, readDay } from './statement-day.ts';
import { type ColumnKind, columnKinds, headingRank } from './statement-words.ts';

// Which column of a statement holds what: chosen by a person, after a first proposal of ours.

/** Columns of a statement that are read. A bank gives about ten. */
export const MAX_COLUMNS = 100;

/** Rows of a statement that are read: a year of a busy number. */
export const MAX_ROWS = 200_000;

const column = z
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1);

/** The columns, each as its index from 0, and how their days and amounts are written. */
export const statementColumns = z
  .object({
    day: column,
    /** What came in, and below zero what went out. In its place a bank may have a column for each. */
    amount: column.optional(),
    credit: column.optional(),
    debit: column.optional(),
    payer_name: column.optional(),
    payer_phone: column.optional(),
    /** The text in which the giver's reference may stand. */
    reference: column.optional(),
    /** Further description. */
    text: column.optional(),
    /** The operator's own number of the transaction. */
    external_id: column.optional(),
    balance: column.optional(),
    currency: column.optional(),
    date_order: z.enum(dateOrders),
    decimal: z.enum(['.', ',']),
    /** Index of the first row of data. */
    first_row: z.int().min(0).max(MAX_ROWS),
  })
  .refine(({ amount, credit, debit }) => (amount === undefined) !== (credit === undefined && debit === undefined), {
    error: staffText('chooseAmountColumns'),
    path: ['amount'],
  });

export type StatementColumns = z.infer<typeof statementColumns>;

/** Rows that a proposal looks at, from the first row of data. */
const LOOKED_AT = 2_000;

/** The part of the filled cells of a column that have to be of a kind, as totals and notes stand in it too. */
const MOST = 0.6;

/** Rows that one number of the operator stands in: the payment, its fee and the tax on that. */
const MAX_ROWS_OF_A_NUMBER = 3;

type Columns = Partial<Record<ColumnKind, number>>;

/** A reader that is lenient: whether a cell may be an amount, whatever its currency and sign of the fraction. */
const mayBeAmount = (cell: string) =>
  (['.', ','] as const).some(
    (decimal) => 'amount' in readAmount(cell, decimal, currencyCalled(cell.replaceAll(/[^\p{L}$€£]/gu, '')) ?? 'USD'),
  );

const mayBeDay = (cell: string) => dateOrders.some((order) => readDay(cell, order) !== undefined);

/** A day that is no single number, as many amounts are. */
const isWrittenDay = (cell: string) => !/^\d{5}([.,]\d+)?$/.test(cell) && mayBeDay(cell);

/** What stands around a number in the files of an operator: `FRI:250788111222/MSISDN`. */
const bareNumber = (cell: string) => cell.replace(/^(?:fri|tel):/i, '').replace(/\/msisdn$/i, '');

/** Operators hide the middle of a number behind stars. */
const isHiddenPhone = (cell: string) => /^\+?\d{3,6}[*x]{2,6}\d{2,4}$/i.test(bareNumber(cell));

const mayBePhone = (cell: string) => isHiddenPhone(cell) || phoneDigits(bareNumber(cell)) !== undefined;

/** Numbers of transactions have as many digits as telephone numbers: without a heading, only ours and those with a plus are. */
const isSurelyPhone = (cell: string) =>
  isHiddenPhone(cell) ||
  (mayBePhone(cell) && /^(?:\+|(?:250|0)?7[2389]\d{7}$)/.test(bareNumber(cell).replaceAll(' ', '')));

/** What the cells of one kind look like. A kind that is not here may hold any text. */
const looks: Partial<Record<ColumnKind, (cell: string) => boolean>> = {
  day: mayBeDay,
  amount: mayBeAmount,
  credit: mayBeAmount,
  debit: mayBeAmount,
  balance: mayBeAmount,
  payer_phone: mayBePhone,
  payer_name: (cell) => /\p{L}{2}/u.test(cell),
  currency: (cell) => currencyCalled(cell) !== undefined,
};

/** The filled cells of each column, in the rows that are looked at. */
class Cells {
  readonly #columns: string[][] = [];

  constructor(rows: readonly (readonly string[])[]) {
    for (const row of rows)
      for (const [index, cell] of row.slice(0, MAX_COLUMNS).entries()) {
        const trimmed = cell.slice(0, 200).trim();
        if (isNoAmount(trimmed)) continue;
        const column = this.#columns[index];
        if (column) column.push(trimmed);
        else this.#columns[index] = [trimmed];
      }
  }

  get count(): number {
    return this.#columns.length;
  }

  of(index: number): readonly string[] {
    return this.#columns[index] ?? [];
  }

  /**
   * Whether the cells may be numbers of transactions: a payment shares its number with its fees, and with no other. Our own
   * references look like such numbers, and givers use them again.
   */
  areNumbersOfTheirOwn(index: number): boolean {
    const cells = this.of(index);
    const references = cells.filter((cell) => pledgeOfReference(cell) !== undefined).length;
    return new Set(cells).size * MAX_ROWS_OF_A_NUMBER >= cells.length && references * 2 < Math.max(cells.length, 1);
  }

  /** Whether most cells of a column look so. An empty column may be of any kind: there are credits without debits. */
  are(index: number, look: ((cell: string) => boolean) | undefined): boolean {
    const cells = this.of(index);
    return look === undefined || cells.filter(look).length >= cells.length * MOST;
  }
}

/** The column for each kind by the words of the heading, where its cells do not contradict. */
function byHeading(heading: readonly string[], cells: Cells): Columns {
  const found: Columns = {};
  const taken = new Set<number>();
  const ranked = columnKinds.flatMap((kind, order) =>
    heading.slice(0, MAX_COLUMNS).flatMap((cell, index) => {
      const rank = headingRank(cell, kind);
      const fits = cells.are(index, looks[kind]) && (kind !== 'external_id' || cells.areNumbersOfTheirOwn(index));
      return rank !== undefined && fits ? [{ kind, index, rank, order }] : [];
    }),
  );
  // A column with cells is preferred to an empty one of the same kind.
  const isEmpty = (index: number) => Number(cells.of(index).length === 0);
  ranked.sort(
    (a, b) => a.rank - b.rank || isEmpty(a.index) - isEmpty(b.index) || a.order - b.order || a.index - b.index,
  );
  for (const { kind, index } of ranked) {
    if (found[kind] !== undefined || taken.has(index)) continue;
    found[kind] = index;
    taken.add(index);
  }
  return found;
}

/** The first column that no kind has yet and whose cells look so. */
function firstOf(
  cells: Cells,
  taken: Columns,
  look: (cell: string) => boolean,
  fits: (index: number) => boolean = () => true,
): number | undefined {
  const used = new Set(Object.values(taken));
  for (let index = 0; index < cells.count; index += 1)
    if (!used.has(index) && cells.of(index).length > 0 && cells.are(index, look) && fits(index)) return index;
  return undefined;
}

const isNumberOfTransaction = (cell: string) => /^(?=.*\d)[\p{L}\d./_-]{6,40}$/u.test(cell);

/** Fills what the heading left open, by how the cells look: the most particular kind first. */
function byCells(found: Columns, cells: Cells, hasHeading: boolean): Columns {
  const all = { ...found };
  const fill = (kind: ColumnKind, look: (cell: string) => boolean, fits?: (index: number) => boolean) => {
    const index = all[kind] ?? firstOf(cells, all, look, fits);
    if (index !== undefined) all[kind] = index;
  };
  fill('day', isWrittenDay);
  fill('day', mayBeDay);
  fill('payer_phone', isSurelyPhone);
  if (all.credit === undefined && all.debit === undefined)
    fill('amount', (cell) => mayBeAmount(cell) && !isWrittenDay(cell));
  // What else is there has a heading that says what it is, or is not known.
  if (hasHeading) return all;
  fill('currency', (cell) => currencyCalled(cell) !== undefined);
  fill('balance', mayBeAmount);
  fill('external_id', isNumberOfTransaction, (index) => cells.areNumbersOfTheirOwn(index));
  fill('payer_name', (cell) => /^[\p{L}\p{M} .'’-]{3,60}$/u.test(cell));
  fill('reference', (cell) => /\p{L}|\d/u.test(cell));
  return all;
}

/** The order of the numbers in days: one above twelve is no month. Day before month where nothing says it. */
function dateOrderOf(cells: readonly string[]): DateOrder {
  const days = cells.flatMap((cell) => {
    const numbers = dayNumbers(cell);
    return numbers ? [numbers] : [];
  });
  if (days.length === 0) {
    const isYearFirst = cells.some((cell) => /^\d{4}[./-]/.test(cell));
    return isYearFirst ? 'ymd' : 'dmy';
  }
  const monthFirst = days.filter(([first, second]) => first <= 12 && second > 12).length;
  const dayFirst = days.filter(([first, second]) => first > 12 && second <= 12).length;
  // A year of two digits in front: behind it a month, and days above those that the front ever reaches.
  const yearFirst = days.filter(([first, second, third]) => first > 12 && second <= 12 && third <= 31).length;
  const fronts = new Set(days.map(([first]) => first)).size;
  const ends = new Set(days.map(([, , third]) => third)).size;
  if (yearFirst === days.length && fronts < ends) return 'ymd';
  return monthFirst > dayFirst ? 'mdy' : 'dmy';
}

/**
 * A first proposal for the columns of a statement, by the words of its heading and by its cells. `heading` is the index of
 * that row, or -1. What is not found is left out: a person chooses it.
 */
export function guessColumns(rows: readonly (readonly string[])[], heading: number): Partial<StatementColumns> {
  const data = rows.slice(heading + 1, heading + 1 + LOOKED_AT);
  const cells = new Cells(data);
  const { amount, credit, debit, ...others } = byCells(byHeading(rows[heading] ?? [], cells), cells, heading >= 0);
  // Where a bank has columns for what came in and went out, its column of amounts says one of them once more.
  const both = credit !== undefined && debit !== undefined;
  const money =
    amount !== undefined && !both
      ? { amount }
      : { ...(credit !== undefined && { credit }), ...(debit !== undefined && { debit }) };
  const days = others.day === undefined ? [] : cells.of(others.day);
  const firstDay = heading >= 0 ? 0 : data.findIndex((row) => mayBeDay(row[others.day ?? 0] ?? ''));
  return {
    ...others,
    ...money,
    date_order: dateOrderOf(days),
    decimal: decimalSignOf(Object.values(money).flatMap((index) => cells.of(index))),
    first_row: heading + 1 + Math.max(firstDay, 0),
  };
}

import { pledgeOfReference } from '../../../domain/giving/reference.ts';
import { phoneDigits } from '../../../domain/phone.ts';
import { currencyCalled, isNoAmount, readAmount } from './statement-amount.ts';
import { isShortened } from './statement-cell.ts';
import type { ColumnKind } from './statement-columns.ts';
import { dateOrders, readDay } from './statement-day.ts';
import { directionOf, settlementOf } from './statement-words.ts';
import { MAX_COLUMNS } from './table-limits.ts';

// What stands in the columns of a statement, whatever their headings say.

/** The part of the filled cells of a column that have to be of a kind, as totals and notes stand in it too. */
const MOST = 0.6;

/** Rows in which the same words are more than chance. */
const LEAST_ALIKE = 4;

/** Rows that one number of the operator stands in: the payment, its fee and the tax on that. */
const MAX_ROWS_OF_A_NUMBER = 3;

export type Look = (cell: string) => boolean;

/** A reader that is lenient: whether a cell may be an amount, whatever its currency and sign of the fraction. */
export const mayBeAmount: Look = (cell) =>
  (['.', ','] as const).some(
    (decimal) => 'amount' in readAmount(cell, decimal, currencyCalled(cell.replaceAll(/[^\p{L}$€£]/gu, '')) ?? 'USD'),
  );

export const mayBeDay: Look = (cell) => dateOrders.some((order) => readDay(cell, order) !== undefined);

/** A day that is no single number, as many amounts are. */
export const isWrittenDay: Look = (cell) => !/^'?\d{5}([.,]\d+)?$/.test(cell) && mayBeDay(cell);

/** Prefix and suffix of a telephone number in the files of an operator: `FRI:250788111222/MSISDN`. */
const bareNumber = (cell: string) => cell.replace(/^(?:fri|tel):/i, '').replace(/\/msisdn$/i, '');

/** Operators hide the middle of a number behind stars. */
const isHiddenPhone: Look = (cell) => /^\+?\d{3,6}[*x]{2,6}\d{2,4}$/i.test(bareNumber(cell));

const mayBePhone: Look = (cell) =>
  isHiddenPhone(cell) || isShortened(cell) || phoneDigits(bareNumber(cell)) !== undefined;

/** Numbers of transactions have as many digits as telephone numbers: without a heading, only ours and those with a plus are. */
export const isSurelyPhone: Look = (cell) =>
  isHiddenPhone(cell) ||
  (mayBePhone(cell) && /^(?:\+|(?:250|0)?7[2389]\d{7}$)/.test(bareNumber(cell).replaceAll(' ', '')));

export const isSign: Look = (cell) => directionOf(cell) !== undefined;

export const isStatus: Look = (cell) => settlementOf(cell) !== undefined;

export const isCurrency: Look = (cell) => currencyCalled(cell) !== undefined || /^[A-Z]{3}$/.test(cell);

export const isNumberOfTransaction: Look = (cell) => /^(?=.*\d)[\p{L}\d./_-]{6,40}$/u.test(cell);

/** A test for the cells of each kind of column. A kind without one may hold any text. */
export const looks: Partial<Record<ColumnKind, Look>> = {
  day: mayBeDay,
  amount: mayBeAmount,
  credit: mayBeAmount,
  debit: mayBeAmount,
  balance: (cell) => /\d/.test(cell),
  payer_phone: mayBePhone,
  payer_name: (cell) => /\p{L}{2}/u.test(cell),
  currency: isCurrency,
  sign: isSign,
  status: isStatus,
};

/** The filled cells of each column, in the rows that are looked at. */
export class Cells {
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
   * references look like such numbers, and givers use them again. Numbers that Excel has shortened are alike.
   */
  areNumbersOfTheirOwn(index: number): boolean {
    const cells = this.of(index);
    if (cells.some(isShortened)) return true;
    const references = cells.filter((cell) => pledgeOfReference(cell) !== undefined).length;
    return new Set(cells).size * MAX_ROWS_OF_A_NUMBER >= cells.length && references * 2 < Math.max(cells.length, 1);
  }

  /** True if several cells of the column are filled, all with the same words. */
  areAllAlike(index: number): boolean {
    const cells = this.of(index);
    return cells.length >= LEAST_ALIKE && new Set(cells).size === 1;
  }

  /** True if most cells of the column pass the test. An empty column passes: there may be credits without debits. */
  are(index: number, look: Look | undefined, part = MOST): boolean {
    const cells = this.of(index);
    return look === undefined || cells.filter(look).length >= cells.length * part;
  }

  /** The columns that have cells, most of which look so. */
  columnsOf(look: Look, part = MOST): number[] {
    return Array.from({ length: this.count }, (_, index) => index).filter(
      (index) => this.of(index).length > 0 && this.are(index, look, part),
    );
  }

  /** The column in which the most cells look so, of at least one; the first of equals. */
  mostOf(look: Look, isFree: (index: number) => boolean): number | undefined {
    let [best, most]: [number | undefined, number] = [undefined, 0];
    for (let index = 0; index < this.count; index += 1) {
      const count = isFree(index) ? this.of(index).filter(look).length : 0;
      if (count > most) [best, most] = [index, count];
    }
    return best;
  }
}

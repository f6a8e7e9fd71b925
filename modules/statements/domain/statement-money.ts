import type { Currency } from '../../../domain/giving/money.ts';
import { staffText } from '../../../domain/reply-text.ts';
import { currencyCalled, isNoAmount, readAmount } from './statement-amount.ts';
import { numberIn, textIn } from './statement-cell.ts';
import type { StatementColumns } from './statement-columns.ts';
import { readDay } from './statement-day.ts';
import { type Direction, directionOf } from './statement-words.ts';

// What came in or went out by one row: from a signed amount, an amount with a column of signs, or a column for each.

type Row = readonly string[];

/** A row that looks like a payment and cannot be read: the cell, and what is wrong with it, as `staffText`. */
export interface EntryProblem {
  row: number;
  column: 'day' | 'amount' | 'credit' | 'debit' | 'currency' | 'sign' | 'status';
  text: string;
  why: string;
}

type Found =
  | { amount: number }
  | { problem: Omit<EntryProblem, 'row'> }
  /** The statement has payments in other currencies too, which are not for this source. */
  | { otherCurrency: string };

export type FoundMoney = Found | 'none' | 'unreadable';

/** What an empty cell of the column of signs says; undefined where it says nothing. */
type BlankSign = Direction | undefined;

/** How a file writes what came in and what went out, as all its rows together show. */
export interface FileSigns {
  blank: BlankSign;
  /** Every debit is below zero. Where only some are, those are reversals: the money came back. */
  isDebitNegative: boolean;
}

export const fileSignsOf = (rows: readonly Row[], columns: StatementColumns, currency: Currency): FileSigns => ({
  blank: blankSignOf(rows, columns),
  isDebitNegative: !hasPositiveDebit(rows, columns, currency),
});

/** Some write a sign beside what went out alone, or beside what came in: then an empty cell says the other. */
function blankSignOf(rows: readonly Row[], { sign, first_row }: StatementColumns): BlankSign {
  if (sign === undefined) return undefined;
  const found = new Set<Direction>();
  for (let at = first_row; at < rows.length; at += 1) {
    const direction = directionOf(rows[at]?.[sign] ?? '');
    if (direction) found.add(direction);
  }
  if (found.size !== 1) return undefined;
  return found.has('out') ? 'in' : 'out';
}

function hasPositiveDebit(rows: readonly Row[], columns: StatementColumns, currency: Currency): boolean {
  if (columns.debit === undefined) return false;
  for (let at = columns.first_row; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const read = readAmount(numberIn(row, columns.debit), columns.decimal, currency);
    // A total, which has no day, may be written without the signs.
    if ('amount' in read && read.amount > 0 && readDay(numberIn(row, columns.day), columns.date_order)) return true;
  }
  return false;
}

/** What a cell with an amount says. Words in it are unreadable, as in a heading that a new page repeats. */
function amountIn(
  row: Row,
  columns: StatementColumns,
  column: 'amount' | 'credit' | 'debit',
  currency: Currency,
): FoundMoney {
  const text = numberIn(row, columns[column]);
  if (isNoAmount(text)) return 'none';
  const read = readAmount(text, columns.decimal, currency);
  if ('amount' in read) return read.amount === 0 ? 'none' : { amount: read.amount };
  if (!/\d/.test(text)) return 'unreadable';
  return read.column === 'currency' ? { otherCurrency: read.why } : { problem: { column, text, why: read.why } };
}

/** The amount with the sign of its column. */
function signed(row: Row, { sign }: StatementColumns, amount: number, blank: BlankSign): Found {
  if (sign === undefined) return { amount };
  const text = textIn(row, sign);
  const direction = text === '' ? blank : directionOf(text);
  if (direction === undefined) return { problem: { column: 'sign', text, why: staffText('signUnknown') } };
  if (direction === 'out') return { amount: -Math.abs(amount) };
  return amount < 0 ? { problem: { column: 'sign', text, why: staffText('signContradicts') } } : { amount };
}

function inOrOut(row: Row, columns: StatementColumns, currency: Currency, signs: FileSigns): FoundMoney {
  if (columns.amount !== undefined) {
    const found = amountIn(row, columns, 'amount', currency);
    return typeof found === 'object' && 'amount' in found ? signed(row, columns, found.amount, signs.blank) : found;
  }
  const credit = amountIn(row, columns, 'credit', currency);
  const debit = amountIn(row, columns, 'debit', currency);
  if (typeof debit === 'string') return typeof credit === 'string' && debit === 'unreadable' ? debit : credit;
  if (typeof credit === 'string') {
    return 'amount' in debit ? { amount: signs.isDebitNegative ? debit.amount : -debit.amount } : debit;
  }
  if (!('amount' in credit)) return credit;
  if (!('amount' in debit)) return debit;
  return { problem: { column: 'debit', text: numberIn(row, columns.debit), why: staffText('inAndOutAtOnce') } };
}

/** The code of a currency that we do not keep accounts in. */
const CODE = /^[A-Z]{3}$/;

/** What came in or went out by the row. */
export function moneyIn(row: Row, columns: StatementColumns, currency: Currency, signs: FileSigns): FoundMoney {
  const found = inOrOut(row, columns, currency, signs);
  const text = textIn(row, columns.currency);
  if (typeof found === 'string' || text === '') return found;
  const called = currencyCalled(text);
  if (called === currency) return found;
  if (called === undefined && !CODE.test(text))
    return { problem: { column: 'currency', text, why: staffText('unknownCurrency') } };
  return { otherCurrency: staffText('inOtherCurrency', called ?? text, currency) };
}

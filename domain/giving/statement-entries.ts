import { staffText } from '../reply-text.ts';
import type { Currency } from './money.ts';
import { currencyCalled, isNoAmount, type ReadAmount, readAmount } from './statement-amount.ts';
import type { StatementColumns } from './statement-columns.ts';
import { readDay } from './statement-day.ts';
import { isSummary } from './statement-words.ts';

/** One payment of a statement. */
export interface StatementEntry {
  /** Line of the file, from 1. */
  row: number;
  /** As `2026-12-31`: the day that the operator wrote, whatever its time zone. */
  day: string;
  /** In the currency's smallest unit; below zero for what went out. */
  amount: number;
  currency: Currency;
  payer_name: string;
  payer_phone: string;
  reference: string;
  text: string;
  external_id: string;
  balance: string;
}

/** A row that is no payment, and how that shows. */
export interface PassedOver {
  row: number;
  /** The row as it stands in the file, so that a person can judge. */
  text: string;
  why: 'no date' | 'no amount' | 'summary line' | 'empty';
}

/** A row that looks like a payment and cannot be read: the cell, and what is wrong with it, as `staffText`. */
export interface EntryProblem {
  row: number;
  column: 'day' | 'amount' | 'credit' | 'debit' | 'currency';
  text: string;
  why: string;
}

export interface ReadEntries {
  entries: StatementEntry[];
  passedOver: PassedOver[];
  problems: EntryProblem[];
}

/** Characters of a cell that are kept; a file that was read by us has no longer ones. */
const MAX_TEXT = 2_000;

/** A cell as a text of one line. What looks like a formula stays as it is: whoever writes it to a table disarms it. */
function cleaned(cell: string): string {
  return cell
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Programs write `="0788111222"` so that a spreadsheet leaves the number as it is. */
const unquoted = (text: string) => /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;

/** Numbers, and what is written like one: the day, the amount, the telephone number. */
const numberIn = (row: readonly string[], index: number | undefined) => unquoted(textIn(row, index));

const textIn = (row: readonly string[], index: number | undefined) =>
  index === undefined ? '' : cleaned(row[index] ?? '');

type Found = { amount: number } | { problem: Omit<EntryProblem, 'row'> } | 'none' | 'unreadable';

/** What a cell with an amount says. Words in it are unreadable, as in a heading that a new page repeats. */
function amountIn(
  row: readonly string[],
  columns: StatementColumns,
  column: 'amount' | 'credit' | 'debit',
  currency: Currency,
): Found {
  const text = numberIn(row, columns[column]);
  if (isNoAmount(text)) return 'none';
  const read: ReadAmount = readAmount(text, columns.decimal, currency);
  if ('amount' in read) return read.amount === 0 ? 'none' : { amount: read.amount };
  if (!/\d/.test(text)) return 'unreadable';
  return { problem: { column: read.column === 'currency' ? 'currency' : column, text, why: read.why } };
}

/** What came in or went out by the row, from one column or from two. */
function foundIn(row: readonly string[], columns: StatementColumns, currency: Currency): Found {
  if (columns.amount !== undefined) return amountIn(row, columns, 'amount', currency);
  const credit = amountIn(row, columns, 'credit', currency);
  const debit = amountIn(row, columns, 'debit', currency);
  if (typeof debit === 'string') return typeof credit === 'string' && debit === 'unreadable' ? debit : credit;
  if (typeof credit === 'string') return 'amount' in debit ? { amount: -Math.abs(debit.amount) } : debit;
  if ('problem' in credit) return credit;
  const why = staffText('inAndOutAtOnce');
  return 'problem' in debit ? debit : { problem: { column: 'debit', text: numberIn(row, columns.debit), why } };
}

/** Why the row is in another currency than the statement; undefined where it is not. */
function otherCurrency(text: string, currency: Currency): string | undefined {
  if (text === '') return undefined;
  const called = currencyCalled(text);
  if (called === undefined) return staffText('unknownCurrency');
  return called === currency ? undefined : staffText('inOtherCurrency', called, currency);
}

/** Three numbers, whether or not they are a day. */
const DAY_LIKE = /^\d{1,4}[./\- ]\d{1,2}[./\- ]\d{1,4}\b/;

/** Whether the row has what only payments have. */
const isOfPayment = (row: readonly string[], columns: StatementColumns) =>
  /\d/.test(numberIn(row, columns.external_id)) || /\d{6}/.test(numberIn(row, columns.payer_phone));

/** Characters of a row that is passed over which are shown. */
const MAX_SHOWN = 200;

type Row = { entry: StatementEntry } | { why: PassedOver['why'] } | { problem: Omit<EntryProblem, 'row'> };

function readRow(row: readonly string[], line: number, columns: StatementColumns, currency: Currency): Row {
  if (row.every((cell) => cell.trim() === '')) return { why: 'empty' };
  const written = numberIn(row, columns.day);
  const day = readDay(written, columns.date_order);
  const found = foundIn(row, columns, currency);
  const passedOver = (why: PassedOver['why']) => ({ why: row.some(isSummary) ? ('summary line' as const) : why });
  if (day === undefined) {
    // A day that the calendar does not have is a slip, and so is none beside the number or the telephone of a payment; words are
    // those of a total or a heading.
    const isSlip =
      typeof found === 'object'
        ? (/\d/.test(written) && !isSummary(written)) || (isOfPayment(row, columns) && !row.some(isSummary))
        : found === 'unreadable' && DAY_LIKE.test(written);
    if (!isSlip) return passedOver('no date');
    return {
      problem: { column: 'day', text: written, why: staffText('notADay') },
    };
  }
  if (found === 'none') return passedOver('no amount');
  if (found === 'unreadable') {
    const column = columns.amount !== undefined ? 'amount' : columns.credit !== undefined ? 'credit' : 'debit';
    return { problem: { column, text: textIn(row, columns[column]), why: staffText('notAnAmount') } };
  }
  if ('problem' in found) return found;
  const currencyText = textIn(row, columns.currency);
  const other = otherCurrency(currencyText, currency);
  if (other !== undefined) return { problem: { column: 'currency', text: currencyText, why: other } };
  return {
    entry: {
      row: line,
      day,
      amount: found.amount,
      currency,
      payer_name: textIn(row, columns.payer_name),
      payer_phone: numberIn(row, columns.payer_phone),
      reference: textIn(row, columns.reference),
      text: textIn(row, columns.text),
      external_id: numberIn(row, columns.external_id),
      balance: textIn(row, columns.balance),
    },
  };
}

/**
 * The payments in the rows of a statement, in its one currency. Every row from the first of data on is in one of the three
 * lists, so that nothing is lost unseen.
 */
export function readEntries(
  rows: readonly (readonly string[])[],
  columns: StatementColumns,
  currency: Currency,
): ReadEntries {
  const read: ReadEntries = { entries: [], passedOver: [], problems: [] };
  for (const [index, row] of rows.entries()) {
    if (index < columns.first_row) continue;
    const line = index + 1;
    const found = readRow(row, line, columns, currency);
    if ('entry' in found) read.entries.push(found.entry);
    else if ('why' in found) {
      const text = cleaned(row.join('  ').slice(0, MAX_SHOWN));
      read.passedOver.push({ row: line, text, why: found.why });
    } else read.problems.push({ row: line, ...found.problem });
  }
  return read;
}

/** What makes an entry the same in another file. Nothing that people write in a cell reaches beyond its quotation marks. */
function sameness(entry: StatementEntry): string {
  if (entry.external_id !== '') return `id:${entry.external_id}:${entry.amount < 0 ? '-' : '+'}`;
  const { day, amount, currency, payer_name, payer_phone, reference, text, balance } = entry;
  return JSON.stringify([day, amount, currency, payer_name, payer_phone, reference, text, balance]);
}

/**
 * Says of one entry after the other what it is known by in a file that overlaps with this one. Behind it stands how many of
 * the same came before it here and itself, so that two equal gifts on one day stay two.
 */
export function fingerprinting(): (entry: StatementEntry) => string {
  const counts = new Map<string, number>();
  return (entry) => {
    const same = sameness(entry);
    const count = (counts.get(same) ?? 0) + 1;
    counts.set(same, count);
    return `${same}#${count}`;
  };
}

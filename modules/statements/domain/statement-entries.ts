import type { Currency } from '../../../domain/giving/money.ts';
import { referencesIn } from '../../../domain/giving/reference.ts';
import { staffText } from '../../../domain/reply-text.ts';
import { asNumber } from './statement-amount.ts';
import { type ReadRows, rowKinds } from './statement-balance.ts';
import { cleaned, isShortened, MAX_TEXT, numberIn, textIn } from './statement-cell.ts';
import type { StatementColumns } from './statement-columns.ts';
import { readDay } from './statement-day.ts';
import { type EntryProblem, type FileSigns, type FoundMoney, fileSignsOf, moneyIn } from './statement-money.ts';
import { isBalanceLine, isSummary, settlementOf } from './statement-words.ts';

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
  /** The texts of its first row, kept where texts of rows below or references of other cells were added. */
  first?: { payer_name: string; reference: string; text: string };
  /** Excel has shortened its number or its telephone number, which are left out. */
  isShortened: boolean;
}

/** A row that is no payment, and how that shows. */
export interface PassedOver {
  row: number;
  /** The row as it stands in the file, so that a person can judge. */
  text: string;
  /** The same few words for most rows, which the dashboard words; else a `staffText`. */
  why: string;
}

export interface ReadEntries {
  entries: StatementEntry[];
  passedOver: PassedOver[];
  problems: EntryProblem[];
  /** How each row was read. The balances are compared with these. */
  read: ReadRows;
}

export interface ReadingOptions {
  /** Lines, from 1, that somebody leaves out. */
  leftOut?: ReadonlySet<number>;
  /** The number of the last pledge: what looks like the reference of a later one is none. */
  lastPledge?: number;
}

type Row = readonly string[];

/** Three numbers, whether or not they are a day. */
const DAY_LIKE = /^\d{1,4}[./\- ]\d{1,2}[./\- ]\d{1,4}\b/;

/** Characters of a row that is passed over which are shown. */
const MAX_SHOWN = 200;

/** Rows that may go on with the text of one payment. */
const MAX_JOINED = 10;

type Problem = Omit<EntryProblem, 'row'>;
type Kind = (typeof rowKinds)[keyof typeof rowKinds];
type ReadRow = { entry: StatementEntry } | { why: string; kind: Kind } | { problem: Problem };

/** Adds to a text of a payment, which stays known by what its first row says. */
function added(entry: StatementEntry, kind: 'payer_name' | 'reference' | 'text', more: string): void {
  const { payer_name, reference, text } = entry;
  entry.first ??= { payer_name, reference, text };
  entry[kind] = `${entry[kind]} ${more}`.trim().slice(0, MAX_TEXT);
}

/** Reads the rows of one statement. */
class Reader {
  readonly #columns: StatementColumns;
  readonly #currency: Currency;
  readonly #signs: FileSigns;
  readonly #lastPledge: number;

  constructor(rows: readonly Row[], columns: StatementColumns, currency: Currency, lastPledge: number) {
    this.#columns = columns;
    this.#currency = currency;
    this.#signs = fileSignsOf(rows, columns, currency);
    this.#lastPledge = lastPledge;
  }

  /** Whether the row has what only payments have. */
  #isOfPayment(row: Row): boolean {
    const { external_id, payer_phone } = this.#columns;
    return /\d/.test(numberIn(row, external_id)) || /\d{6}/.test(numberIn(row, payer_phone));
  }

  /** Whether the row only goes on with the text of the row above: it has no day, no number, and nothing in a column of those. */
  goesOn(row: Row): boolean {
    const { payer_name, reference, text, first_row: _, date_order: __, decimal: ___, ...others } = this.#columns;
    if (Object.values(others).some((place) => textIn(row, place) !== '')) return false;
    return row.some((cell) => /\p{L}|\d/u.test(cell)) && !row.some(isSummary);
  }

  /** Adds the text of a row that goes on to the payment above. */
  join(entry: StatementEntry, row: Row): void {
    for (const kind of ['payer_name', 'reference', 'text'] as const) {
      const more = textIn(row, this.#columns[kind]);
      if (more !== '') added(entry, kind, more);
    }
    this.addReferences(entry, row);
  }

  /** Adds the references of pledges that stand in other cells: matching looks at the reference and the text. */
  addReferences(entry: StatementEntry, row: Row): void {
    const seen = new Set(referencesIn(`${entry.reference} ${entry.text}`));
    for (const [place, cell] of row.entries()) {
      if (place === this.#columns.reference || place === this.#columns.text) continue;
      if (!/\p{L}/u.test(cell) || !referencesIn(cell).some((id) => id <= this.#lastPledge && !seen.has(id))) continue;
      added(entry, 'reference', cleaned(cell));
    }
  }

  read(row: Row, line: number): ReadRow {
    const columns = this.#columns;
    if (row.every((cell) => cell.trim() === '')) return { why: 'empty', kind: rowKinds.apart };
    const status = textIn(row, columns.status);
    if (settlementOf(status) === 'not settled')
      return { why: staffText('rowNotSettled', status), kind: rowKinds.still };
    const written = numberIn(row, columns.day);
    const day = readDay(written, columns.date_order);
    const money = moneyIn(row, columns, this.#currency, this.#signs);
    if (day === undefined) return this.#withoutDay(row, written, money);
    // Some banks put the last balance into the column of the amounts, with the day of the statement.
    if (row.some(isBalanceLine) && textIn(row, columns.balance) === '' && !this.#isOfPayment(row))
      return { why: 'summary line', kind: rowKinds.undated };
    if (money === 'none') {
      const isTotal = row.some(isSummary);
      return { why: isTotal ? 'summary line' : 'no amount', kind: isTotal ? rowKinds.undated : rowKinds.still };
    }
    if (money === 'unreadable') {
      const column = columns.amount !== undefined ? 'amount' : columns.credit !== undefined ? 'credit' : 'debit';
      return { problem: { column, text: textIn(row, columns[column]), why: staffText('notAnAmount') } };
    }
    if ('otherCurrency' in money) return { why: money.otherCurrency, kind: rowKinds.apart };
    if ('problem' in money) return money;
    if (columns.status !== undefined && settlementOf(status) === undefined)
      return { problem: { column: 'status', text: status, why: staffText('statusUnknown') } };
    return { entry: this.#entry(row, line, day, money.amount) };
  }

  #withoutDay(row: Row, written: string, money: FoundMoney): ReadRow {
    const isTotal = row.some(isSummary);
    // A day that the calendar does not have is a slip, and so is none beside the number or the telephone of a payment; words are
    // those of a total or a heading.
    const isSlip =
      typeof money === 'object'
        ? (/\d/.test(written) && !isSummary(written)) || (this.#isOfPayment(row) && !isTotal)
        : money === 'unreadable' && DAY_LIKE.test(written);
    if (isSlip) return { problem: { column: 'day', text: written, why: staffText('notADay') } };
    return { why: isTotal ? 'summary line' : 'no date', kind: rowKinds.undated };
  }

  #entry(row: Row, line: number, day: string, amount: number): StatementEntry {
    const columns = this.#columns;
    const [number, phone] = [numberIn(row, columns.external_id), numberIn(row, columns.payer_phone)];
    const entry: StatementEntry = {
      row: line,
      day,
      amount,
      currency: this.#currency,
      payer_name: textIn(row, columns.payer_name),
      payer_phone: isShortened(phone) ? '' : phone,
      reference: textIn(row, columns.reference),
      text: textIn(row, columns.text),
      external_id: isShortened(number) ? '' : number,
      balance: textIn(row, columns.balance),
      isShortened: isShortened(number) || isShortened(phone),
    };
    this.addReferences(entry, row);
    return entry;
  }
}

/** The row as it stands in the file, so that a person can judge. */
const shown = (row: Row) => cleaned(row.join('  ').slice(0, MAX_SHOWN));

/**
 * The payments in the rows of a statement, in its one currency. Every row from the first of data on is in one of the three
 * lists, so that nothing is lost unseen.
 */
export function readEntries(
  rows: readonly Row[],
  columns: StatementColumns,
  currency: Currency,
  { leftOut = new Set(), lastPledge = 0 }: ReadingOptions = {},
): ReadEntries {
  const reader = new Reader(rows, columns, currency, lastPledge);
  const entries: StatementEntry[] = [];
  const passedOver: PassedOver[] = [];
  const problems: EntryProblem[] = [];
  const read = { kinds: new Uint8Array(rows.length), moved: new Float64Array(rows.length) };
  let above: { entry: StatementEntry; joined: number } | undefined;
  for (let at = columns.first_row; at < rows.length; at += 1) {
    const [row, line] = [rows[at] ?? [], at + 1];
    if (above && above.joined < MAX_JOINED && reader.goesOn(row)) {
      above.joined += 1;
      reader.join(above.entry, row);
      passedOver.push({ row: line, text: shown(row), why: 'part of the row above' });
      continue;
    }
    const found = reader.read(row, line);
    const isLeftOut = leftOut.has(line) && !('why' in found);
    if ('entry' in found) {
      read.kinds[at] = isLeftOut ? rowKinds.leftOut : rowKinds.payment;
      read.moved[at] = asNumber(found.entry.amount, currency);
      if (!isLeftOut) entries.push(found.entry);
    } else if ('why' in found) {
      read.kinds[at] = found.kind;
      passedOver.push({ row: line, text: shown(row), why: found.why });
    } else {
      read.kinds[at] = rowKinds.unreadable;
      if (!isLeftOut) problems.push({ row: line, ...found.problem });
    }
    above = 'entry' in found ? { entry: found.entry, joined: 0 } : undefined;
    if (isLeftOut) passedOver.push({ row: line, text: shown(row), why: 'left out' });
  }
  return { entries, passedOver, problems, read };
}

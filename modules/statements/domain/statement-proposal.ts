import { folded } from '../../../domain/folded.ts';
import { referencesIn } from '../../../domain/giving/reference.ts';
import { decimalSignOf } from './statement-amount.ts';
import {
  Cells,
  isCurrency,
  isNumberOfTransaction,
  isSign,
  isStatus,
  isSurelyPhone,
  isWrittenDay,
  type Look,
  looks,
  mayBeAmount,
  mayBeDay,
} from './statement-cells.ts';
import { type ColumnKind, columnKinds, type StatementColumns } from './statement-columns.ts';
import { dateOrderOf, type FoundOrder } from './statement-date-order.ts';
import { headingRank } from './statement-headings.ts';
import { moneyByBalance, numbersIn, pairIn } from './statement-numbers.ts';
import { MAX_COLUMNS } from './table-limits.ts';

// A first proposal for the columns of a statement: by what stands in them, and where that says nothing by their headings.

/** Rows that a proposal looks at, from the first row of data. */
export const LOOKED_AT = 2_000;

/** What a statement may name of the pledges and givers in the database. */
export interface Known {
  /** The number of the last pledge. */
  lastPledge: number;
  /** The names of pledges and givers, as `nameKey` has them. */
  names: ReadonlySet<string>;
}

export interface Proposal {
  columns: Partial<StatementColumns>;
  dateOrder: FoundOrder['certainty'];
}

/** Characters of a name that are compared. */
const MAX_NAME = 120;

/** A name as it is compared: banks write the family name first, and in capitals. */
export const nameKey = (name: string): string =>
  folded(name.slice(0, MAX_NAME))
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** The part of cells that have to be words of ours where no heading says what they are. */
const NEARLY_ALL = 0.95;

/** How sure a heading has to be that its column of unknown words holds signs: `Dr/Cr` is, `Type` is not. */
const SURE_SIGN = 1;

type Columns = Partial<Record<ColumnKind, number>>;

class Proposing {
  readonly found: Columns = {};
  readonly #heading: readonly string[];
  readonly #cells: Cells;
  readonly #taken = new Set<number>();

  constructor(heading: readonly string[], cells: Cells) {
    this.#heading = heading;
    this.#cells = cells;
  }

  isFree = (index: number) => !this.#taken.has(index);

  claim(kind: ColumnKind, index: number | undefined): void {
    if (index === undefined || this.found[kind] !== undefined || this.#taken.has(index)) return;
    this.found[kind] = index;
    this.#taken.add(index);
  }

  #rank = (kind: ColumnKind, index: number) => headingRank(this.#heading[index] ?? '', kind) ?? Number.MAX_SAFE_INTEGER;

  /** Claims the column that looks so; of several the one whose heading says it most surely, or the first. */
  claimLooking(kind: ColumnKind, look: Look, part?: number): void {
    const free = this.#cells.columnsOf(look, part).filter(this.isFree);
    this.claim(kind, free.toSorted((one, other) => this.#rank(kind, one) - this.#rank(kind, other) || one - other)[0]);
  }

  /** Whether a heading of this kind is believed. */
  #fits(kind: ColumnKind, index: number, rank: number): boolean {
    const isFilled = this.#cells.of(index).length > 0;
    if (kind === 'status') return isFilled;
    if (kind === 'sign') return isFilled ? rank <= SURE_SIGN || this.#cells.are(index, isSign) : rank === 0;
    if (kind === 'external_id') return this.#cells.areNumbersOfTheirOwn(index);
    // The same words in every row, as the name of the account, say nothing of a payment.
    if ((kind === 'text' || kind === 'reference') && this.#cells.areAllAlike(index)) return false;
    return this.#cells.are(index, looks[kind]);
  }

  /** Claims columns by the words of the heading, where their cells do not contradict. */
  claimNamed(): void {
    const ranked = columnKinds.flatMap((kind, order) =>
      this.#heading.slice(0, MAX_COLUMNS).flatMap((cell, index) => {
        const rank = headingRank(cell, kind);
        return rank !== undefined && this.#fits(kind, index, rank) ? [{ kind, index, rank, order }] : [];
      }),
    );
    // A column with cells is preferred to an empty one of the same kind.
    const isEmpty = (index: number) => Number(this.#cells.of(index).length === 0);
    ranked.sort(
      (a, b) => a.rank - b.rank || isEmpty(a.index) - isEmpty(b.index) || a.order - b.order || a.index - b.index,
    );
    for (const { kind, index } of ranked) this.claim(kind, index);
  }

  get hasMoney(): boolean {
    return (['amount', 'credit', 'debit'] as const).some((kind) => this.found[kind] !== undefined);
  }
}

/** The columns of the money: one of amounts, or those of what came in and what went out. */
function moneyOf({ amount, credit, debit, sign }: Columns): Columns {
  const isBoth = credit !== undefined && debit !== undefined;
  // Where a bank has columns for both, its column of amounts says one of them once more.
  if (amount !== undefined && !isBoth) return { amount, ...(sign !== undefined && { sign }) };
  return { ...(credit !== undefined && { credit }), ...(debit !== undefined && { debit }) };
}

/**
 * A first proposal for the columns of a statement. `heading` is the index of the row of headings, or -1. What is not found, or
 * what several columns may be, is left out: a person chooses it.
 */
export function proposeColumns(
  rows: readonly (readonly string[])[],
  heading: number,
  known: Known,
  today: string,
): Proposal {
  const data = rows.slice(heading + 1, heading + 1 + LOOKED_AT);
  const cells = new Cells(data);
  const headings = rows[heading] ?? [];
  const numbers = numbersIn(data, headings, cells);
  const proposing = new Proposing(headings, cells);
  const { found } = proposing;
  // What stands in a column says most surely what it is.
  proposing.claimLooking('day', isWrittenDay);
  if (numbers.found) {
    const { amount, credit, debit } = moneyByBalance(numbers, headings) ?? {};
    proposing.claim('balance', numbers.found.column);
    proposing.claim('amount', amount);
    proposing.claim('credit', credit);
    proposing.claim('debit', debit);
  }
  const isReference = (cell: string) => referencesIn(cell).some((id) => id <= known.lastPledge);
  proposing.claim('reference', cells.mostOf(isReference, proposing.isFree));
  const isName = (cell: string) => known.names.has(nameKey(cell));
  proposing.claim('payer_name', known.names.size === 0 ? undefined : cells.mostOf(isName, proposing.isFree));
  proposing.claimLooking('sign', isSign, NEARLY_ALL);
  proposing.claimLooking('status', isStatus, NEARLY_ALL);
  proposing.claimLooking('payer_phone', isSurelyPhone);
  proposing.claimNamed();
  proposing.claimLooking('day', mayBeDay);
  if (!proposing.hasMoney) {
    const isOpen = (index: number) => proposing.isFree(index) && !numbers.fees.includes(index);
    const amounts = cells.columnsOf((cell) => mayBeAmount(cell) && !isWrittenDay(cell)).filter(isOpen);
    const isNamed = headings.some((cell) =>
      (['amount', 'credit', 'debit'] as const).some((kind) => headingRank(cell, kind) !== undefined),
    );
    // Of two columns of numbers nobody knows which is the amount, and which of them came in.
    if (amounts.length === 1 && !isNamed && !pairIn(numbers, isOpen)) proposing.claim('amount', amounts[0]);
  }
  if (heading < 0) {
    // What else is there where headings are has one that says what it is, or is not known.
    proposing.claimLooking('currency', (cell) => isCurrency(cell));
    if (proposing.hasMoney)
      proposing.claimLooking('external_id', (cell) => isNumberOfTransaction(cell) && !mayBeAmount(cell));
    proposing.claimLooking('payer_name', (cell) => /^[\p{L}\p{M} .'’-]{3,60}$/u.test(cell));
    proposing.claimLooking('reference', (cell) => /\p{L}/u.test(cell));
  }
  const { amount: _, credit: __, debit: ___, sign: ____, ...others } = found;
  const money = moneyOf(found);
  const days = others.day === undefined ? [] : cells.of(others.day);
  const firstDay = heading >= 0 ? 0 : data.findIndex((row) => mayBeDay(row[others.day ?? 0] ?? ''));
  const { order, certainty } = dateOrderOf(days, today);
  const amounts = [money.amount, money.credit, money.debit, others.balance];
  return {
    columns: {
      ...others,
      ...money,
      date_order: order,
      decimal: decimalSignOf(amounts.flatMap((index) => (index === undefined ? [] : cells.of(index)))),
      first_row: heading + 1 + Math.max(firstDay, 0),
    },
    dateOrder: certainty,
  };
}

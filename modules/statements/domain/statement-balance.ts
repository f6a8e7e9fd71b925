import { type DecimalSign, PRECISION, readNumber } from './statement-amount.ts';
import { isOpening, isSummary } from './statement-words.ts';

// The balance behind each payment proves the reading of a statement: between two rows it changes by what was read, or the
// reading is wrong, or rows are missing.

type Rows = readonly (readonly string[])[];

/** The kinds of rows of a file, by what they mean for its balances. */
export const rowKinds = {
  /** It does not count: it is empty, of another currency, or goes on with the row above. */
  apart: 0,
  /** Money that moved. */
  payment: 1,
  /** The same, and somebody leaves it out: it may also be none. */
  leftOut: 2,
  /** No money moved by it, as it is read. */
  still: 3,
  /** It has no day: it may be no row of the table. */
  undated: 4,
  /** It cannot be read. */
  unreadable: 5,
} as const;

/** For each row of a file its kind, and the amount that moved. */
export interface ReadRows {
  kinds: Uint8Array;
  moved: Float64Array;
}

/** The columns of numbers by which a reading is proved. */
export interface BalanceColumns {
  balance: number;
  /** Columns whose heading names a fee. */
  fees: readonly number[];
  decimal: DecimalSign;
}

/** A row that the balances do not follow to, and by how much they change there. */
export interface Break {
  /** Line of the file, from 1. */
  row: number;
  change: string;
}

export interface Proof {
  agreeing: number;
  /** Those of them at which the balance rises or falls: they say whether the money came in or went out. */
  moving: number;
  /** Another reading, by sign, column or order, says what the balance says. */
  contradictions: Break[];
  /** No reading says it: rows are missing. */
  gaps: Break[];
}

/** In which order the rows stand, where their days say it. */
export type RowOrder = 'oldest first' | 'newest first';

/** Rows of one step for which other readings are looked for, and sums that are compared. */
const MAX_OTHER_ROWS = 6;
const MAX_SUMS = 2_000;

/** Rows between two balances, and by how much these differ. */
interface Step {
  rows: number[];
  change: number;
}

/** The steps of a file by what explains them. */
interface Steps {
  agreeing: number;
  moving: number;
  contradictions: Step[];
  gaps: Step[];
}

const SIZE = 10 ** PRECISION;

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: PRECISION });

/** A step as people write it. */
const written = ({ rows, change }: Step): Break => ({
  row: Math.max(...rows) + 1,
  change: figures.format(change / SIZE),
});

class Proving {
  readonly #rows: Rows;
  readonly #read: ReadRows;
  readonly #columns: BalanceColumns;

  constructor(rows: Rows, read: ReadRows, columns: BalanceColumns) {
    this.#rows = rows;
    this.#read = read;
    this.#columns = columns;
  }

  #number(row: number, column: number): number | undefined {
    return readNumber(this.#rows[row]?.[column] ?? '', this.#columns.decimal);
  }

  #fees = (row: number) =>
    this.#columns.fees.reduce((sum, column) => sum + Math.abs(this.#number(row, column) ?? 0), 0);

  /** The steps of the balances, with the oldest row first. */
  *steps(order: RowOrder): Generator<Step> {
    const count = this.#rows.length;
    const { kinds } = this.#read;
    let before: number | undefined;
    let rows: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const row = order === 'oldest first' ? at : count - 1 - at;
      const kind = kinds[row];
      if (kind === rowKinds.apart) continue;
      rows.push(row);
      const balance = this.#number(row, this.#columns.balance);
      if (balance === undefined) {
        // What moved by it is not known, nor how it goes on.
        if (kind === rowKinds.unreadable) before = undefined;
        continue;
      }
      const cells = this.#rows[row] ?? [];
      const begins = before === undefined || kind === rowKinds.unreadable || cells.some(isOpening);
      if (!begins && before !== undefined) {
        const step = { rows, change: balance - before };
        const isNoRow =
          kind === rowKinds.undated && !this.isOwn(step) && (cells.some(isSummary) || !this.isOther(step));
        if (isNoRow) {
          rows.pop();
          continue;
        }
        yield step;
      }
      before = balance;
      rows = [];
    }
  }

  /** True if the balance changed by the amount that was read, with or without the fee. */
  isOwn({ rows, change }: Step): boolean {
    const { kinds, moved } = this.#read;
    const sums = (kind: number) => rows.filter((row) => kinds[row] === kind).map((row) => moved[row] ?? 0);
    const total = sums(rowKinds.payment).reduce((sum, one) => sum + one, 0);
    const leftOut = sums(rowKinds.leftOut);
    // Rows that are left out may be no money: each counts, or does not.
    const possible = combined(leftOut.map((one) => [0, one])).map((sum) => sum + total);
    if (possible.includes(change)) return true;
    const fees = rows.reduce((sum, row) => sum + this.#fees(row), 0);
    return fees !== 0 && possible.some((sum) => sum - fees === change);
  }

  /** True if another reading explains the change: another sign, another column, or rows that are no money. */
  isOther({ rows, change }: Step): boolean {
    if (rows.length > MAX_OTHER_ROWS) return false;
    if (rows.length === 1 && change === 0) return true;
    const options = rows.map((row) => {
      const fees = this.#fees(row);
      const sizes = [Math.abs(this.#read.moved[row] ?? 0)];
      for (const [column, cell] of (this.#rows[row] ?? []).entries()) {
        const number = column === this.#columns.balance ? undefined : readNumber(cell, this.#columns.decimal);
        if (number !== undefined && number !== 0) sizes.push(Math.abs(number));
      }
      return [...new Set(sizes.flatMap((size) => [size, -size, size - fees, -size - fees]))];
    });
    return combined(options).includes(change);
  }
}

/** Every sum with one number of each list; as many as are compared. */
function combined(lists: readonly (readonly number[])[]): number[] {
  let sums = new Set([0]);
  for (const list of lists) {
    if (sums.size * list.length > MAX_SUMS) break;
    sums = new Set([...sums].flatMap((sum) => list.map((one) => sum + one)));
  }
  return [...sums];
}

/** How the balances and the reading agree, over all rows of the file. */
export function proofOf(rows: Rows, read: ReadRows, columns: BalanceColumns, known: RowOrder | undefined): Proof {
  const proving = new Proving(rows, read, columns);
  const orders: readonly RowOrder[] = known ? [known] : ['oldest first', 'newest first'];
  const readings = orders.map((order) => {
    const found: Steps = { agreeing: 0, moving: 0, contradictions: [], gaps: [] };
    for (const step of proving.steps(order)) {
      if (proving.isOwn(step)) {
        found.agreeing += 1;
        if (step.change !== 0) found.moving += 1;
      } else found[proving.isOther(step) ? 'contradictions' : 'gaps'].push(step);
    }
    return found;
  });
  const explained = ({ agreeing, contradictions }: Steps) => agreeing + contradictions.length;
  const most = Math.max(...readings.map(explained));
  const best = readings.toSorted((one, other) => other.agreeing - one.agreeing || explained(other) - explained(one))[0];
  const chosen = best?.agreeing === most ? best : readings.find((one) => explained(one) === most);
  const { agreeing, moving, contradictions, gaps } = chosen ?? { agreeing: 0, moving: 0, contradictions: [], gaps: [] };
  return { agreeing, moving, contradictions: contradictions.map(written), gaps: gaps.map(written) };
}

/** A column whose cells change by what stands in others of the same row. */
export interface FoundBalance {
  column: number;
  /** The steps that a number beside it explains, and those of each column alone, with whether they are up or down. */
  explained: number;
  by: ReadonlyMap<number, { up: number; down: number }>;
}

/** A single step is believed where it is no small number, as those that count rows are. */
const SURE = 100 * SIZE;

/** The part of the steps that have to be explained. */
const MOST = 0.6;

/**
 * The balance among columns of numbers, by the numbers alone: `undefined` stands where a cell is none. One that the heading names is
 * believed with a single step.
 */
export function findBalance(
  rows: readonly (readonly (number | undefined)[])[],
  named: readonly number[],
): FoundBalance | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  let best: FoundBalance | undefined;
  for (const column of [...named, ...Array.from({ length: width }, (_, at) => at)]) {
    for (const isNewestFirst of [false, true]) {
      const found = explainedBy(rows, column, isNewestFirst);
      const isEnough = found.explained > 0 && found.explained >= found.steps * MOST;
      if (!isEnough || (found.sizes.size < 2 && ![...found.sizes].some((size) => size >= SURE))) continue;
      if (!best || found.explained > best.explained) best = { column, explained: found.explained, by: found.by };
    }
  }
  return best;
}

function explainedBy(rows: readonly (readonly (number | undefined)[])[], column: number, isNewestFirst: boolean) {
  const by = new Map<number, { up: number; down: number }>();
  const sizes = new Set<number>();
  let [explained, steps] = [0, 0];
  for (let at = 1; at < rows.length; at += 1) {
    const [above, below] = [rows[at - 1], rows[at]];
    const [one, other] = [above?.[column], below?.[column]];
    if (one === undefined || other === undefined || one === other) continue;
    steps += 1;
    const change = isNewestFirst ? one - other : other - one;
    let isExplained = false;
    for (const [place, number] of ((isNewestFirst ? above : below) ?? []).entries()) {
      if (place === column || number === undefined || Math.abs(number) !== Math.abs(change)) continue;
      isExplained = true;
      const count = by.get(place) ?? { up: 0, down: 0 };
      count[change > 0 ? 'up' : 'down'] += 1;
      by.set(place, count);
    }
    if (!isExplained) continue;
    explained += 1;
    sizes.add(Math.abs(change));
  }
  return { explained, steps, by, sizes };
}

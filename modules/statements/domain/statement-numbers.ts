import { type DecimalSign, decimalSignOf, readNumber } from './statement-amount.ts';
import { type FoundBalance, findBalance } from './statement-balance.ts';
import { type Cells, isWrittenDay } from './statement-cells.ts';
import { headingRank, isFee } from './statement-headings.ts';

// What the numbers of a statement say of their columns: which is the balance, and by which others it changes.

type Row = readonly string[];

export interface Numbers {
  decimal: DecimalSign;
  /** The number of each cell, where its column has numbers. */
  rows: readonly (readonly (number | undefined)[])[];
  /** The columns of numbers. */
  columns: readonly number[];
  /** Columns whose heading says that they hold the balance, or what the operator keeps. */
  named: readonly number[];
  fees: readonly number[];
  /** The balance that the numbers themselves prove. */
  found: FoundBalance | undefined;
}

const mayBeNumber = (cell: string) =>
  (readNumber(cell, '.') !== undefined || readNumber(cell, ',') !== undefined) && !isWrittenDay(cell);

/** The columns of numbers in these rows. Without a sign of the fraction, the one that the cells themselves show. */
export function numbersIn(rows: readonly Row[], heading: Row, cells: Cells, given?: DecimalSign): Numbers {
  const columns = cells.columnsOf(mayBeNumber);
  const decimal = given ?? decimalSignOf(columns.flatMap((index) => cells.of(index)));
  const isOf = (look: (cell: string) => boolean) => columns.filter((index) => look(heading[index] ?? ''));
  const named = isOf((cell) => headingRank(cell, 'balance') !== undefined);
  const fees = isOf(isFee);
  const width = Math.max(0, ...columns.map((index) => index + 1));
  const isNumber = new Set(columns);
  const numbers = rows.map((row) =>
    Array.from({ length: width }, (_, index) =>
      isNumber.has(index) ? readNumber(row[index] ?? '', decimal) : undefined,
    ),
  );
  return { decimal, rows: numbers, columns, named, fees, found: findBalance(numbers, named) };
}

/** Two columns of which each row fills one, as those of money in and money out. */
export function pairIn({ rows, columns }: Numbers, isFree: (index: number) => boolean): [number, number] | undefined {
  const free = columns.filter(isFree);
  const isFilled = (row: readonly (number | undefined)[], index: number) => (row[index] ?? 0) !== 0;
  for (const [at, one] of free.entries())
    for (const other of free.slice(at + 1)) {
      const both = rows.filter((row) => isFilled(row, one) && isFilled(row, other)).length;
      const counts = [one, other].map((index) => rows.filter((row) => isFilled(row, index)).length);
      if (both === 0 && counts.every((count) => count > 0)) return [one, other];
    }
  return undefined;
}

/** The columns of amounts that explain how the balance changes from row to row; undefined without a balance. */
export function moneyByBalance(
  numbers: Numbers,
  heading: Row,
): { amount?: number; credit?: number; debit?: number } | undefined {
  const { found, fees } = numbers;
  if (!found) return undefined;
  const rankOf = (index: number) => headingRank(heading[index] ?? '', 'amount') ?? Number.MAX_SAFE_INTEGER;
  const isNamed = (index: number) =>
    (['credit', 'debit'] as const).some((kind) => headingRank(heading[index] ?? '', kind) !== undefined);
  const counts = [...found.by]
    .filter(([index]) => !fees.includes(index))
    .map(([index, { up, down }]) => ({ index, up, down, all: up + down }))
    .toSorted(
      (one, other) => other.all - one.all || rankOf(one.index) - rankOf(other.index) || one.index - other.index,
    );
  const [first] = counts;
  if (!first) return undefined;
  const pair = pairIn(numbers, (index) => index !== found.column && !fees.includes(index));
  if (pair?.includes(first.index)) {
    const [one, other] = pair;
    // Its heading says it, or what the balance does beside it.
    if (isNamed(one) && isNamed(other)) return undefined;
    const isUp = first.up > first.down;
    const second = first.index === one ? other : one;
    return isUp ? { credit: first.index, debit: second } : { credit: second, debit: first.index };
  }
  if (isNamed(first.index)) return undefined;
  return first.all === found.explained || first.all * 2 > found.explained ? { amount: first.index } : undefined;
}

import { type ColumnKind, columnKinds, type StatementColumns, statementColumns } from '../domain/statement-columns.ts';

// Which column of a file holds what, while somebody points at its columns.

/** The columns as far as they are pointed at. */
export type Pointed = Partial<StatementColumns>;

/** A file has one column of amounts, or one of what came in and one of what went out. */
const excludes: Partial<Record<ColumnKind, readonly ColumnKind[]>> = {
  amount: ['credit', 'debit'],
  sign: ['credit', 'debit'],
  credit: ['amount', 'sign'],
  debit: ['amount', 'sign'],
};

/** What the column at this place holds; undefined for nothing that is read. */
export const meaningOf = (columns: Pointed, place: number): ColumnKind | undefined =>
  columnKinds.find((kind) => columns[kind] === place);

/** The columns once the one at this place holds that: no column holds two things, and nothing stands in two columns. */
export function pointedAt(columns: Pointed, place: number, kind: ColumnKind | undefined): Pointed {
  const next: Pointed = { ...columns };
  for (const other of columnKinds) {
    if (next[other] === place || (kind !== undefined && excludes[kind]?.includes(other))) delete next[other];
  }
  if (kind !== undefined) next[kind] = place;
  return next;
}

/** What has to be pointed at before the file can be read. */
export function missingIn(columns: Pointed): 'day' | 'amount' | undefined {
  if (columns.day === undefined) return 'day';
  return columnKinds.some((kind) => ['amount', 'credit', 'debit'].includes(kind) && columns[kind] !== undefined)
    ? undefined
    : 'amount';
}

/** The columns as the server takes them; undefined as long as some are missing. `heading` is the row of the headings, or -1. */
export function wholeColumns(columns: Pointed, heading: number): StatementColumns | undefined {
  const usual = { date_order: 'dmy', decimal: '.', first_row: heading + 1 } as const;
  return statementColumns.safeParse({ ...usual, ...columns }).data;
}

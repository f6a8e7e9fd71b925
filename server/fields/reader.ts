import type { z } from 'zod';
import type { ColumnName, Fields, ReadShape } from '../../domain/fields/field.ts';
import type { Found, Shown, StoredRow, Wanted } from './kind.ts';
import { linkedFields, storedFields } from './stored-kinds.ts';

// Rows are selected under the names by which they are read, and spread: putting each key by itself takes four times as long.

/** A column in a select, under the name by which it is read. */
type As<Column extends string, Key extends string> = Column extends Key ? Column : `${Column} as ${Key}`;

/** The columns of a list of fields in a select. */
type Selected<All extends Fields> = {
  [Name in keyof All & string]: As<
    ColumnName<All[Name]['kind'], Name>,
    All[Name]['readAs'] extends string ? All[Name]['readAs'] : Name
  >;
}[keyof All & string];

/** The columns of a list of fields, each under the name by which it is read; of those alone that are among `keys`. */
export function selectionOf<All extends Fields>(fields: All): Selected<All>[];
export function selectionOf(fields: Fields, keys: readonly string[]): string[];
export function selectionOf(fields: Fields, keys?: readonly string[]): string[] {
  return storedFields(fields, keys).flatMap(({ column, key, kind: { also = [] } }) => [
    column === key ? column : `${column} as ${key}`,
    ...also.filter((one) => keys?.includes(one)),
  ]);
}

/** The same columns of a table that others are joined to. */
export const ofTable = <Table extends string, Column extends string>(table: Table, columns: readonly Column[]) =>
  columns.map((column) => `${table}.${column}` as const);

/** Reads what is shown beside rows: each kind of it in one query. */
export type ReadBeside = (wanted: Wanted) => Promise<Pick<Found, 'pictures' | 'documents'> & Partial<Found>>;

const notGiven = (): never => {
  throw new Error('A kind of field needs a tool that its record was not read with');
};

/** A list of fields as they are read. */
export type ReadOf<All extends Fields> = {
  [Key in keyof ReadShape<All>]: z.output<Extract<ReadShape<All>[Key], z.ZodType>>;
};

/** A row as it is read: with what its fields, and the piece of its own, make of it. */
type ShownRow<All extends Fields, OwnRow, Also> = Omit<OwnRow, keyof ReadOf<All> | keyof Also> & ReadOf<All> & Also;

/**
 * Makes of rows what is read of their fields, of those that are among `keys`, and what `also` makes of a row; other columns
 * stay as they are.
 */
export function readerOf<
  All extends Fields,
  RowOfAlso extends StoredRow = StoredRow,
  Also extends object = Record<never, never>,
>(
  fields: All,
  keys?: readonly string[],
  also?: (row: RowOfAlso) => Also,
): <OwnRow extends RowOfAlso>(
  rows: readonly OwnRow[],
  read: ReadBeside,
) => Promise<(row: OwnRow) => ShownRow<All, OwnRow, Also>>;
export function readerOf(fields: Fields, keys?: readonly string[], also?: (row: StoredRow) => object) {
  const all = [...storedFields(fields, keys), ...linkedFields(fields, keys)];
  const puts = all.filter(({ kind }) => kind.put);
  const wants = all.filter(({ kind }) => kind.want);
  return async (rows: readonly StoredRow[], read: ReadBeside) => {
    const wanted: Wanted = { pictures: new Set(), documents: new Set(), related: new Map() };
    for (const row of rows) for (const { field, key, kind } of wants) kind.want?.(row[key], wanted, field.options);
    const found: Found = { related: new Map(), clean: notGiven, ...(await read(wanted)) };
    return (row: StoredRow): Shown => {
      const shown: Shown = { ...row };
      for (const { field, kind, key } of puts) kind.put?.(shown, row[key], key, field, found);
      return also ? Object.assign(shown, also(row)) : shown;
    };
  };
}

import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** SQLite's primary result codes for a table that is not there, or is damaged: the transaction goes on. */
const UNREADABLE = [1, 11];

export const isUnreadableTable = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  UNREADABLE.includes(error.errcode & 0xff);

/** Statements kept prepared. The product has some hundred different ones. */
const STATEMENTS_KEPT = 500;

/** Values `node:sqlite` can bind. A bare Date would silently become NULL there, so it is refused. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be written to the database: ${String(value)}`);
}

type Values = readonly SQLOutputValue[];

/**
 * Turns the result of a statement into rows. SQLite has no booleans: columns named `is_…` return 0 and 1 and are
 * converted. `node:sqlite` could make the rows itself, but its objects are several times slower to copy and to write as
 * JSON.
 */
function rowMaker(names: readonly string[]): (values: Values) => Record<string, unknown> {
  const columns = names.map((name, index) => ({ name, index, isBoolean: name.startsWith('is_') }));
  return (values) => {
    const row: Record<string, unknown> = {};
    for (const { name, index, isBoolean } of columns) {
      const value = values[index];
      row[name] = isBoolean && typeof value === 'number' ? value === 1 : value;
    }
    return row;
  };
}

interface PreparedStatement {
  /** It returns rows. */
  reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** With `setReturnArrays`, which the types of `node:sqlite` know nothing of. */
const isValues = (row: unknown): row is Values => Array.isArray(row);

function prepareStatement(database: DatabaseSync, sql: string): PreparedStatement {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  const names = statement.columns().map(({ name }) => name);
  const toRow = rowMaker(names);
  const rowOf = (values: unknown) => (isValues(values) ? toRow(values) : values);
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)).map(rowOf),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters.map(bindable))) yield rowOf(values);
    },
  };
}

/** Whether a statement kept from before may return other columns afterwards. */
const changesSchema = (sql: string) => /^\s*(create|alter|drop)\b/i.test(sql);

/** The little of a SQLite driver that Kysely asks for, on `node:sqlite`, with the statements kept prepared. */
export function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, PreparedStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const made = prepareStatement(database, sql);
      if (prepared.size >= STATEMENTS_KEPT || changesSchema(sql)) prepared.clear();
      prepared.set(sql, made);
      return made;
    },
  };
}

import { type RawBuilder, sql } from 'kysely';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { containsPlain, patternOf } from './searching.ts';

const isPlain = (text: string) => !/[^ -~]/.test(text);

/**
 * A condition: the column is this address, in lower case. Addresses stand in the tables as they were typed; an index has each
 * whatever its letter case, on SQLite that of the letters A to Z.
 */
export const isAddress = (db: Database, column: string, address: string): RawBuilder<boolean> =>
  isSqlite(db) && isPlain(address)
    ? sql<boolean>`${sql.ref(column)} = ${address} collate nocase`
    : sql<boolean>`lower(${sql.ref(column)}) = ${address}`;

/** A condition: the column of addresses contains this, whatever its letter case. */
export function addressContains(db: Database, column: string, text: string): RawBuilder<boolean> {
  if (isSqlite(db)) return containsPlain([column], text);
  return sql<boolean>`lower(${sql.ref(column)}) like ${patternOf(text.toLowerCase())} escape '\\'`;
}

import { type RawBuilder, sql } from 'kysely';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { containsPlain, containsWithAccents } from './searching.ts';

const isPlain = (text: string) => !/[^ -~]/.test(text);

/**
 * A condition: the column is this address, in lower case. Addresses stand in the tables as they were typed; an index has each
 * whatever its letter case, on SQLite that of the letters A to Z.
 */
export const isAddress = (db: Database, column: string, address: string): RawBuilder<boolean> =>
  isSqlite(db) && isPlain(address)
    ? sql<boolean>`${sql.ref(column)} = ${address} collate nocase`
    : sql<boolean>`lower(${sql.ref(column)}) = ${address}`;

/**
 * A condition: one of the columns, which may be long texts, contains this address or part of one, whatever its letter case. SQLite
 * takes no notice of the case of A to Z by itself.
 */
export const saysTyped = (db: Database, columns: readonly string[], text: string): RawBuilder<boolean> =>
  isSqlite(db) && isPlain(text) ? containsPlain(columns, text) : containsWithAccents(columns, text);

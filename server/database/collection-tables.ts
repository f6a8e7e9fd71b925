import type { Database } from './open.ts';
import type { Key } from './tables/key.ts';

export type Value = string | number | boolean | null | undefined;

/** A row of any collection's table. */
interface Row {
  id: Key;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  [column: string]: Value | Key;
}

/** The tables of all collections, by their names. */
export type CollectionTables = Record<string, Row>;

/** The same database with the tables of all collections, by their names. */
export const tableOf = (db: Database) => db.withTables<CollectionTables>();

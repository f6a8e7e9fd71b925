import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction of it: stores take either. */
export type Database = Kysely<Tables>;

/** True for an address of PostgreSQL, false for one of SQLite. */
export function isPostgres(url: string): boolean {
  return url.startsWith('postgres://') || url.startsWith('postgresql://');
}

interface OpeningOptions {
  isServing?: boolean;
  /** Time without data after which a connection counts as dead (ms). */
  socketTimeout?: number | undefined;
  /** The most connections to PostgreSQL. */
  connections?: number;
}

/**
 * Opens the database at `url`: `postgres://…`, or the path of a SQLite file (`:memory:` for one that vanishes). With
 * `isServing` no statement takes PostgreSQL longer than people wait; without, each may take as long as it must. `socketTimeout`
 * is for tests that would rather not wait as long.
 */
export function openDatabase(
  url: string,
  { isServing = false, socketTimeout, connections }: OpeningOptions = {},
): Database {
  const dialect = isPostgres(url) ? postgresDialect(url, isServing, socketTimeout, connections) : sqliteDialect(url);
  return new Kysely<Tables>({ dialect });
}

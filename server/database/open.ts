import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { sqliteParts } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction of it: stores take either. */
export type Rows = Kysely<Tables>;

/** Which of the two databases an address means. */
export function isPostgres(url: string): boolean {
  return url.startsWith('postgres://') || url.startsWith('postgresql://');
}

/**
 * Opens the database at `url`: `postgres://…`, or the path of a SQLite file (`:memory:` for one that vanishes). With
 * `isServing` no statement takes PostgreSQL longer than people wait; without, each may take as long as it must.
 */
export function openDatabase(url: string, { isServing = false } = {}): Rows {
  return isPostgres(url)
    ? new Kysely<Tables>({ dialect: postgresDialect(url, isServing) })
    : new Kysely<Tables>(sqliteParts(url));
}

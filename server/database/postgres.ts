import { PostgresDialect } from 'kysely';
import pg from 'pg';

const { builtins } = pg.types;

/** How the values arrive on the code's side, the same as from SQLite. */
const readers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

/** Connections a process keeps to PostgreSQL at most. */
const CONNECTIONS = 10;

export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: (oid, format) => readers.get(oid) ?? pg.types.getTypeParser(oid, format) },
  });
  // A connection lost while idle is replaced at the next use; unheard, its error would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

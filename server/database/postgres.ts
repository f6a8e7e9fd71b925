import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Makes connections that end after so many milliseconds without data. If the other side or the network is gone, the
 * silence is the only difference from a slow connection.
 */
function endingWhenSilent(milliseconds: number): () => Socket {
  return () => {
    const socket = new Socket();
    const silent = () => Object.assign(new Error('The line has been silent for too long'), { code: 'ETIMEDOUT' });
    return socket.setTimeout(milliseconds, () => socket.destroy(silent()));
  };
}

const { builtins } = pg.types;

/** `0001-01-01 00:00:00+00` in ISO 8601: otherwise years before 100 are read as years of our own time. */
const toIso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** Converts PostgreSQL's values to the same types that SQLite returns. */
const readers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => new Date(toIso(text)).toISOString()],
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

/** The name that PostgreSQL shows for the connections of a process that serves. */
export const SERVING = 'intambwe';

/** Connections a process keeps to PostgreSQL at most, unless the settings say otherwise. */
const CONNECTIONS = 10;

/** Milliseconds after which a silent line to PostgreSQL is taken for dead, on either side. */
const SOCKET_TIMEOUT = 20_000;

/**
 * The longest waits of a serving process, in milliseconds: for an answer on a connection that may be dead, for another's
 * lock, and for an idle transaction whose process is gone, which would block all writes. No living process keeps a
 * transaction idle for longer: it would close the connection itself.
 */
const limits = (socketTimeout: number) => ({
  application_name: SERVING,
  stream: endingWhenSilent(socketTimeout),
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: socketTimeout,
});

/** `isServing`: for a process that answers people, which would rather say "not now" than wait. */
export function postgresDialect(
  url: string,
  isServing: boolean,
  socketTimeout = SOCKET_TIMEOUT,
  connections = CONNECTIONS,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // In the server's own time zone the first and the last days of the calendar may lie outside the years that are read. Several
    // processes for one statement read far beyond the page that is asked for: a search took 6.9 s in place of 0.2.
    options: '-c TimeZone=UTC -c max_parallel_workers_per_gather=0',
    types: { getTypeParser: (oid, format) => readers.get(oid) ?? pg.types.getTypeParser(oid, format) },
    ...(isServing ? limits(socketTimeout) : {}),
  });
  // A connection may be lost at any moment, idle or between two statements. The next statement then fails; without a
  // listener the event itself would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type QueryResult, type SqliteDatabase, SqliteDriver } from 'kysely';

/** Maximum time that a write waits for another process, such as an import, before it fails (ms). */
const MAX_WAIT = 5000;

/** Interval between tries (ms). */
const TRY_EVERY = 20;

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY;

/**
 * Waits for the other process's write without stopping this one: SQLite's own waiting would, and with it every page that
 * needs no database. All who wait have waited for the same, so that those at the end of the queue do not wait longer.
 */
class BusyRetryConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #busySince: number | undefined;
  #lastBusy = 0;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || !this.#mayWait(performance.now())) throw error;
      }
      await pause(TRY_EVERY);
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }

  /** The lock was to be had. */
  noteFree(): void {
    this.#busySince = undefined;
  }

  #mayWait(now: number): boolean {
    if (now - this.#lastBusy > MAX_WAIT) this.noteFree();
    this.#lastBusy = now;
    this.#busySince ??= now;
    return now - this.#busySince < MAX_WAIT;
  }
}

/** Kysely's driver for the embedded database, where another process may be writing, and the disk may fail. */
export class BusyRetryDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  #connection: BusyRetryConnection | undefined;

  constructor(adapted: SqliteDatabase, database: DatabaseSync) {
    super({ database: adapted });
    this.#database = database;
  }

  override async acquireConnection(): Promise<BusyRetryConnection> {
    this.#connection ??= new BusyRetryConnection(await super.acquireConnection());
    return this.#connection;
  }

  /** Takes the write lock at once: a transaction that reads first could otherwise fail at its first write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#connection?.noteFree();
  }

  /** A commit that the disk refuses has already undone the transaction; undoing it again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type QueryResult, type SqliteDatabase, SqliteDriver } from 'kysely';

/** Maximum time that a write waits for another process, such as an import, before it fails (ms). */
const MAX_WAIT = 5000;

/** Interval between tries (ms). */
const TRY_EVERY = 20;

const SQLITE_BUSY = 5;

/** Time for which statements may follow one another before everything else that waits is looked at (ms). */
const SLICE = 8;

const isBusy = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY;

/**
 * Leaves the process time for everything else. SQLite answers at once, so that work of many statements, and whatever is
 * done with their rows, would be one piece: nobody is answered, and no page sent, until it is over.
 *
 * It waits for the other process's write without stopping this one: SQLite's own waiting would, and with it every page that
 * needs no database. All who wait have waited for the same, so that those at the end of the queue do not wait longer.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #busySince: number | undefined;
  #lastBusy = 0;
  /** When the first statement of this turn of the loop began. */
  #sliceBegan: number | undefined;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#endSlice();
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || !this.#mayWait(performance.now())) throw error;
      }
      await pause(TRY_EVERY);
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    for await (const rows of this.#connection.streamQuery<Row>(query, chunkSize)) {
      await this.#endSlice();
      yield rows;
    }
  }

  /** The lock was to be had. */
  noteFree(): void {
    this.#busySince = undefined;
  }

  async #endSlice(): Promise<void> {
    if (this.#sliceBegan !== undefined && performance.now() - this.#sliceBegan >= SLICE) await turn();
    if (this.#sliceBegan !== undefined) return;
    this.#sliceBegan = performance.now();
    setImmediate(() => {
      this.#sliceBegan = undefined;
    });
  }

  #mayWait(now: number): boolean {
    if (now - this.#lastBusy > MAX_WAIT) this.noteFree();
    this.#lastBusy = now;
    this.#busySince ??= now;
    return now - this.#busySince < MAX_WAIT;
  }
}

/** Kysely's driver for the embedded database, where other work waits, another process may be writing, and the disk may fail. */
export class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  #connection: PatientConnection | undefined;

  constructor(adapted: SqliteDatabase, database: DatabaseSync) {
    super({ database: adapted });
    this.#database = database;
  }

  override async acquireConnection(): Promise<PatientConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
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

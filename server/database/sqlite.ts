import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type KyselyPlugin, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteDriver } from 'kysely';
import { PatientDriver } from './patient-driver.ts';

/** How long opening waits for another process that opens or closes the same file, in milliseconds. */
const OPENING_TIMEOUT = 5000;

/** Statements kept prepared. The product has some hundred different ones. */
const STATEMENTS_KEPT = 500;

/** What `node:sqlite` can bind. A bare Date would silently become NULL there, so it is refused. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be written to the database: ${String(value)}`);
}

/** The little of a SQLite driver that Kysely asks for, on `node:sqlite`, with the statements kept prepared. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, { statement: StatementSync; reader: boolean }>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const made = { statement, reader: statement.columns().length > 0 };
    if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
    prepared.set(sql, made);
    return made;
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const { statement, reader } = prepare(sql);
      return {
        reader,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
    },
  };
}

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite can roll back table changes. Said so, Kysely runs each migration whole or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;
  readonly #adapted: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const adapted = adapt(database);
    super({ database: adapted });
    this.#database = database;
    this.#adapted = adapted;
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#adapted, this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** SQLite knows no booleans: the columns named `is_…` come back as 0 and 1 and are made what they mean. */
const booleans: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    const columns = Object.keys(result.rows[0] ?? {}).filter((name) => name.startsWith('is_'));
    for (const row of result.rows) {
      for (const column of columns) {
        if (typeof row[column] === 'number') row[column] = row[column] === 1;
      }
    }
    return result;
  },
};

/** Opens the embedded database. `:memory:` is a database of its own that vanishes when closed. */
export function sqliteParts(file: string): { dialect: SqliteDialect; plugins: KyselyPlugin[] } {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: OPENING_TIMEOUT });
  // SQLite's own knows no letters but A to Z: a search for "école" would not find "École".
  database.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  // What is deleted is written over: nobody who was erased is left in the file's unused pages.
  database.exec('PRAGMA secure_delete = ON;');
  // Waiting inside SQLite would stop the whole process: the driver waits instead.
  database.exec('PRAGMA busy_timeout = 0;');
  return { dialect: new NodeSqliteDialect(database), plugins: [booleans] };
}

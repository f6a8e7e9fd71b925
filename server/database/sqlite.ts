import { DatabaseSync } from 'node:sqlite';
import {
  type DatabaseMetadataOptions,
  type Kysely,
  type LimitNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type TableMetadata,
  ValueNode,
} from 'kysely';
import { folded } from '../../domain/folded.ts';
import { NodeSqliteDriver } from './sqlite-driver.ts';
import { adapt } from './sqlite-statements.ts';

/** Time that opening waits for another process that opens or closes the same file (ms). */
const OPENING_TIMEOUT = 5000;

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite can roll back table changes. Said so, Kysely runs each migration whole or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteQueryCompiler extends SqliteQueryCompiler {
  /**
   * A limit stands in the statement itself. SQLite plans by it, and plans anew for each reading when it is a parameter,
   * which takes longer than reading a short list.
   */
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    super.visitLimit(ValueNode.is(limit) ? { ...node, limit: ValueNode.createImmediate(limit.value) } : node);
  }
}

/** Tells of the tables with records. The indexes of words are tables to SQLite too. */
class RecordIntrospector extends SqliteIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_list where type in ('virtual', 'shadow')`.execute(this.#db);
    const ofIndexes = new Set(rows.map(({ name }) => name));
    return (await super.getTables(options)).filter(({ name }) => !ofIndexes.has(name));
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
    return new NodeSqliteDriver(this.#adapted, this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new RecordIntrospector(db);
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new NodeSqliteQueryCompiler();
  }
}

/** Opens the embedded database. `:memory:` is a database of its own that vanishes when closed. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: OPENING_TIMEOUT });
  // SQLite's own knows no letters but A to Z: a search for "école" would not find "École".
  database.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  // PostgreSQL has it from a migration.
  database.function('folded', { deterministic: true }, (text) => (typeof text === 'string' ? folded(text) : text));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  // Deleted rows are overwritten, so that erased people do not stay in the file's unused pages.
  database.exec('PRAGMA secure_delete = ON;');
  // Waiting inside SQLite would stop the whole process: the driver waits instead.
  database.exec('PRAGMA busy_timeout = 0;');
  return new NodeSqliteDialect(database);
}

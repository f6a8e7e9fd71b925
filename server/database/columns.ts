import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

// The column types that differ between the two databases, by what they mean.

/** Whether it is the embedded database. */
export const isSqlite = (database: Pick<Kysely<unknown>, 'getExecutor'>) =>
  database.getExecutor().adapter instanceof SqliteAdapter;

export interface ColumnTypes {
  /** A moment: ISO 8601 text on SQLite, `timestamptz` on PostgreSQL. */
  instant: 'text' | 'timestamptz';
  day: 'text' | 'date';
}

export function columnTypes(database: Kysely<unknown>): ColumnTypes {
  return isSqlite(database) ? { instant: 'text', day: 'text' } : { instant: 'timestamptz', day: 'date' };
}

/**
 * Begins a table with its key, given out by the database in ascending order. On SQLite without AUTOINCREMENT the number
 * of a removed last row would be given out again, and old links would lead to something else.
 */
export function createTable<Name extends string>(
  database: Kysely<unknown>,
  name: Name,
): CreateTableBuilder<Name, 'id'> {
  return database.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) =>
      isSqlite(database) ? column.primaryKey().autoIncrement() : column.primaryKey().generatedAlwaysAsIdentity(),
    );
}

/** `check (column in ('a', 'b'))` for a column with a fixed list of values. */
export function oneOf(column: string, values: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;
}

import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

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

/**
 * The kind of a column of a plain collection. An optional one, a moment, a picture and `{ to: 'events' }`, the number of a record of that
 * table, can be empty; a picture and a document are the numbers of files.
 */
export type CollectionColumn =
  | ('text' | 'optional text' | 'number' | 'optional number' | 'flag' | 'day' | 'moment' | 'picture' | 'document')
  | { to: string };

/** The kind of a column of a plain submission. */
export type SubmissionColumn = 'text' | 'number' | 'optional number' | 'flag' | 'day';

/** Every deletion in a table looks for the rows that point at it. */
const indexReference = (database: Kysely<unknown>, table: string, column: string) =>
  database.schema
    .createIndex(`${table}_of_${column}`)
    .on(table)
    .column(column)
    .where(sql.ref(column), 'is not', null)
    .execute();

/** The migration that makes the table of a plain collection: its own columns, beside those that every collection has. */
export const collectionTable = (name: string, columns: Record<string, CollectionColumn>): Migration => ({
  async up(database: Kysely<unknown>) {
    const { instant, day } = columnTypes(database);
    const types = { text: 'text', number: 'integer', flag: 'boolean', day } as const;
    let table: CreateTableBuilder<string, string> = createTable(database, name);
    const references: string[] = [];
    for (const [column, kind] of Object.entries(columns)) {
      if (typeof kind === 'object' || kind === 'picture' || kind === 'document') references.push(column);
      if (typeof kind === 'object') {
        table = table.addColumn(column, 'integer', (it) => it.references(`${kind.to}.id`).onDelete('set null'));
      } else if (kind === 'optional text') table = table.addColumn(column, 'text');
      else if (kind === 'optional number') table = table.addColumn(column, 'integer');
      else if (kind === 'moment') table = table.addColumn(column, instant);
      else if (kind === 'picture') table = table.addColumn(column, 'integer', (it) => it.references('media.id'));
      else if (kind === 'document') {
        table = table
          .addColumn(column, 'integer', (it) => it.notNull().references('media.id'))
          .addColumn('file_name', 'text', (it) => it.notNull());
      } else table = table.addColumn(column, types[kind], (it) => it.notNull());
    }
    await table
      .addColumn('created_at', instant, (column) => column.notNull())
      .addColumn('updated_at', instant, (column) => column.notNull())
      .addColumn('deleted_at', instant)
      .execute();
    for (const column of references) await indexReference(database, name, column);
  },
});

/**
 * The migration that makes the table of a plain submission: a column a field, beside those that every submission has. Its list is
 * read in the order in which they came.
 */
export const submissionTable = (
  name: string,
  columns: Record<string, SubmissionColumn>,
  address = 'email',
): Migration => ({
  async up(database: Kysely<unknown>) {
    const { instant, day } = columnTypes(database);
    const types = { text: 'text', 'optional number': 'integer', number: 'integer', flag: 'boolean', day } as const;
    let table: CreateTableBuilder<string, string> = createTable(database, name);
    for (const [column, kind] of Object.entries(columns))
      table = table.addColumn(column, types[kind], (it) => (kind === 'optional number' ? it : it.notNull()));
    await table
      .addColumn('status', 'text', (it) => it.notNull())
      .addColumn('language', 'text', (it) => it.notNull())
      .addColumn('created_at', instant, (it) => it.notNull())
      .addColumn('deleted_at', instant)
      .execute();
    await database.schema.createIndex(`${name}_by_day`).on(name).columns(['deleted_at', 'created_at', 'id']).execute();
    const folded = isSqlite(database) ? sql`${sql.ref(address)} collate nocase` : sql`lower(${sql.ref(address)})`;
    await sql`create index ${sql.table(`${name}_by_address`)} on ${sql.table(name)} (${folded})`.execute(database);
  },
});

/** The table in which a field of a plain collection has its links to records of another table, or to topics. */
export const linksTableOf = (table: string, field: string): string => `${table}_${field}`;

/** The migration that makes it: which record has which others, in which order. What is gone for good is linked no more. */
export const linksTable = (table: string, field: string, to: string): Migration => ({
  async up(database: Kysely<unknown>) {
    const name = linksTableOf(table, field);
    await database.schema
      .createTable(name)
      .addColumn('record_id', 'integer', (it) => it.notNull().references(`${table}.id`).onDelete('cascade'))
      .addColumn('target_id', 'integer', (it) => it.notNull().references(`${to}.id`).onDelete('cascade'))
      .addColumn('position', 'integer', (it) => it.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ['record_id', 'target_id'])
      .execute();
    await indexReference(database, name, 'target_id');
  },
});

import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { type Database, openDatabase } from '../database/open.ts';

/** One table as an archive holds it. */
export interface CataloguedTable {
  name: string;
  /** Every stored column; computed columns are left out. */
  columns: readonly string[];
  /** The columns that identify a row and give the order of reading. */
  key: readonly string[];
  /** A new database has rows in it, such as the numbers of content versions. */
  beginsWithRows: boolean;
}

interface NameRow {
  name: string;
}
interface ColumnRow {
  name: string;
  /** The place in the primary key, from 1; 0 for a column that is no part of it. */
  pk: number;
  hidden: number;
}
interface ReferenceRow {
  table: string;
}

/**
 * Columns that both databases compute from others, by triggers or as generated columns. They compute them again on restore,
 * and PostgreSQL refuses values for them.
 */
const workedOut = ['search_text', 'folded_text', 'folded_name', 'folded_rest'];

/** Tables that both databases keep by triggers, and fill again on restore; and those that the program fills again by what triggers note. */
export const notArchived = ['changed_texts', 'file_links', 'giving_sums', 'searched_texts', 'searched_words'];

/** Kysely's own notes of which migrations have run; a new database gets them by being migrated. */
const isOurs = ({ name }: NameRow) =>
  !name.startsWith('sqlite_') && !name.startsWith('kysely_') && !notArchived.includes(name);

async function describe(database: Database, name: string) {
  const { rows: columns } = await sql<ColumnRow>`select name, pk, hidden from pragma_table_xinfo(${name})`.execute(
    database,
  );
  const { rows: references } = await sql<ReferenceRow>`
    select distinct "table" from pragma_foreign_key_list(${name}) where "table" <> ${name}`.execute(database);
  const { rows: first } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database);
  const inKey = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  return {
    table: {
      name,
      columns: columns
        .filter(({ name: column, hidden }) => hidden === 0 && !workedOut.includes(column))
        .map((column) => column.name),
      key: inKey.map((column) => column.name),
      beginsWithRows: first.length > 0,
    },
    references: references.map((reference) => reference.table),
  };
}

/**
 * Every table of the product, each after those it points at. Read from an empty database in memory that has been brought
 * up to date, so that no list has to be kept: both databases are made by the same migrations, of which these `steps` count.
 */
export async function readCatalogue(steps: Record<string, Migration> = migrations): Promise<CataloguedTable[]> {
  const database = openDatabase(':memory:');
  try {
    await migrate(database, steps);
    const { rows } = await sql<NameRow>`
      select name from pragma_table_list where schema = 'main' and type = 'table' order by name`.execute(database);
    const waiting = await Promise.all(rows.filter(isOurs).map(({ name }) => describe(database, name)));
    const ordered: CataloguedTable[] = [];
    while (waiting.length > 0) {
      const isReady = waiting.findIndex(({ references }) =>
        references.every((name) => ordered.some((table) => table.name === name)),
      );
      const [next] = waiting.splice(isReady, 1);
      if (isReady < 0 || !next) throw new Error('Some tables point at each other in a circle');
      ordered.push(next.table);
    }
    return ordered;
  } finally {
    await database.destroy();
  }
}

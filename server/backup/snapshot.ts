import { sql } from 'kysely';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { shareKeyOf } from '../media/keys.ts';
import { readVariants } from '../media/present.ts';
import type { CataloguedTable } from './catalogue.ts';

/** A row as it comes from either database: texts, numbers, booleans, and null. */
export type ArchivedRow = Record<string, string | number | boolean | null>;

/** Rows read at once: few enough that the longest articles fit in memory. */
const AT_ONCE = 50;

/** Reads everything as it was at one moment, while others go on writing. */
export function withSnapshot<Result>(db: Database, work: (snapshot: Database) => Promise<Result>): Promise<Result> {
  const begin = isSqlite(db) ? sql`begin` : sql`begin isolation level repeatable read read only`;
  return db.connection().execute(async (connection) => {
    await begin.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** A condition: the row comes after this one, in the order of the key. */
function after(key: readonly string[], last: ArchivedRow) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  return sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
}

/** All rows of a table in the order of its key, some at a time. */
export async function* readTableRows(snapshot: Database, table: CataloguedTable): AsyncGenerator<ArchivedRow[]> {
  const { name, columns, key } = table;
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  const order = sql.join(key.map((column) => sql.ref(column)));
  for (let last: ArchivedRow | undefined; ; ) {
    const where = last ? after(key, last) : sql``;
    const { rows } = await sql<ArchivedRow>`
      select ${selected} from ${sql.table(name)} ${where} order by ${order} limit ${AT_ONCE}`.execute(snapshot);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}

/** The last number that was given out in each table that gives out numbers: none is ever given out twice. */
export async function readCounters(
  snapshot: Database,
  tables: readonly CataloguedTable[],
): Promise<Record<string, number>> {
  const counters: Record<string, number> = {};
  for (const { name, key } of tables) {
    if (key.length !== 1 || key[0] !== 'id') continue;
    const last = isSqlite(snapshot)
      ? sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${name}`
      : sql<{ last: number | null }>`
          select pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass) as last`;
    const { rows } = await last.execute(snapshot);
    counters[name] = rows[0]?.last ?? 0;
  }
  return counters;
}

/** A file that rows refer to. A file that was made from another can be made again, so it may be missing. */
interface SpokenOf {
  key: string;
  isMade: boolean;
}

/** Rows of the library that are read at once. */
const FILES_AT_ONCE = 500;

/** The rows of the library, some at a time: what was made of a picture takes up more than its name. */
export async function* libraryRows(db: Database) {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'key', 'variants'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(FILES_AT_ONCE)
      .execute();
    yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < FILES_AT_ONCE) return;
    last = end.id;
  }
}

/** The keys of the files of one row of the library: the original, its other sizes, and the picture for social networks. */
export const keysOfRow = ({ key, variants }: { key: string; variants: string | null }): [string, ...string[]] => [
  key,
  ...readVariants(variants).map((variant) => variant.key),
  shareKeyOf(key),
];

/**
 * The keys of every file in the library: the original, its other sizes, and the picture for social networks. Those of one row are
 * kept as one text, as a large library has close to a million.
 */
export async function mediaKeys(snapshot: Database): Promise<Iterable<SpokenOf>> {
  const ofRows: string[] = [];
  for await (const rows of libraryRows(snapshot)) {
    for (const row of rows) ofRows.push(keysOfRow(row).join('\n'));
  }
  return {
    *[Symbol.iterator]() {
      for (const keys of ofRows) {
        for (const [place, key] of keys.split('\n').entries()) yield { key, isMade: place > 0 };
      }
    },
  };
}

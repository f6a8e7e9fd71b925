import { type InsertObject, sql } from 'kysely';
import type { Database } from '../../server/database/open.ts';
import type { Key } from '../../server/database/tables/key.ts';
import type { Tables } from '../../server/database/tables.ts';

/** Tables whose rows the database numbers. */
type Numbered = { [Table in keyof Tables]: Tables[Table] extends { id: Key } ? Table : never }[keyof Tables];

type Row<Table extends keyof Tables> = InsertObject<Tables, Table>;

/** Rows of one table that wait to be written. */
interface Waiting {
  write(db: Database): Promise<void>;
}

/** Rows written by one statement: their values are well below what either database takes at once. */
const TOGETHER = 100;

/** Rows of one transaction. */
const AT_ONCE = 2_000;

const parts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / TOGETHER) }, (_, place) =>
    items.slice(place * TOGETHER, (place + 1) * TOGETHER),
  );

/**
 * Writes rows of several tables, many at once. The tables are named in the order in which their rows refer to each other. A row
 * that the database numbers has its number before it is written: nobody else writes meanwhile.
 */
export class RowWriter {
  readonly #db: Database;
  readonly #tables: Waiting[] = [];
  #waiting = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** What adds a row to this table. */
  into<Table extends keyof Tables>(table: Table): (row: Row<Table>) => void {
    const waiting: Row<Table>[] = [];
    this.#tables.push({
      async write(db) {
        for (const some of parts(waiting)) await db.insertInto(table).values(some).execute();
        waiting.length = 0;
      },
    });
    return (row) => {
      waiting.push(row);
      this.#waiting += 1;
    };
  }

  /** The same, where the database numbers the rows: the number of the added row is answered. */
  async numberedInto<Table extends Numbered>(table: Table): Promise<(row: Row<Table>) => number> {
    const add = this.into(table);
    const found = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(table)}`.execute(this.#db);
    let last = found.rows[0]?.last ?? 0;
    return (row) => {
      add(row);
      last += 1;
      return last;
    };
  }

  /** To be awaited between records: writes what waits once it is much. */
  async keepShort(): Promise<void> {
    if (this.#waiting >= AT_ONCE) await this.writeAll();
  }

  async writeAll(): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      for (const table of this.#tables) await table.write(transaction);
    });
    this.#waiting = 0;
  }
}

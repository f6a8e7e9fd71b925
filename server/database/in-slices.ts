import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { isSqlite } from './columns.ts';
import type { Database } from './open.ts';

// Work on many rows. Visitors are answered in between, and only a part of the rows is in memory.

/** Milliseconds of work between two looks at what else is to be done. */
const SLICE = 8;

/** Time after which a transaction of long work ends, so that others can read and write (ms). */
export const TRANSACTION = 20;

/** Items between two looks at the clock. */
const LOOK_EVERY = 50;

/** Does the work for each of many items; visitors are answered in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let [count, began] = [0, performance.now()];
  for (const item of items) {
    work(item);
    count += 1;
    if (count % LOOK_EVERY !== 0 || performance.now() - began < SLICE) continue;
    await setImmediate();
    began = performance.now();
  }
}

/** The items, so many at a time. */
export function* inParts<Item>(items: readonly Item[], most: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += most) yield items.slice(at, at + most);
}

/** The fewest and the most rows that are changed at once. */
const FEWEST = 10;
const MOST = 500;

/**
 * Changes rows, `most` at once, until fewer were left. How long a row takes depends on what goes with it, so that each slice is as
 * large as the one before was quick. `change` answers how many rows it has changed; each is a transaction of its own.
 */
export async function untilNoneLeft(change: (most: number) => Promise<number>): Promise<void> {
  for (let most = FEWEST; ; ) {
    const began = performance.now();
    if ((await change(most)) < most) return;
    const took = performance.now() - began;
    if (took < SLICE) most = Math.min(most * 2, MOST);
    else if (took > 2 * SLICE) most = Math.max(Math.floor(most / 2), FEWEST);
  }
}

/** The rows of a table that the condition finds, so many at most, as another statement's condition. */
export function someRows(db: Database, table: string, condition: RawBuilder<unknown>, most: number) {
  const place = sql.ref(isSqlite(db) ? 'rowid' : 'ctid');
  const found = sql`select ${place} from ${sql.table(table)} where ${condition} limit ${sql.lit(most)}`;
  return isSqlite(db) ? sql<boolean>`${place} in (${found})` : sql<boolean>`${place} = any(array(${found}))`;
}

/** Deletes all rows of a table that the condition finds. */
export const deleteInSlices = (db: Database, table: string, condition: RawBuilder<unknown>): Promise<void> =>
  untilNoneLeft(async (most) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${someRows(db, table, condition, most)}`.execute(db);
    return Number(numAffectedRows);
  });

/** Rows that are looked at by one statement. */
const LOOKED_AT = 2000;

/** Conditions that together find each row of a table once, by its number or by a column that points at it, for what no index can find. */
export async function* rangesOf(
  db: Database,
  table: string,
  column = `${table}.id`,
  most = LOOKED_AT,
): AsyncGenerator<RawBuilder<boolean>> {
  const id = sql.ref(column);
  for (let last = 0; ; ) {
    const { rows } = await sql<{ end: number | null; count: number }>`
      select max(id) as "end", count(*) as "count" from
        (select id from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(most)}) as part`.execute(db);
    const [part] = rows;
    if (!part || part.end === null) return;
    yield sql<boolean>`${id} > ${last} and ${id} <= ${part.end}`;
    if (Number(part.count) < most) return;
    last = part.end;
  }
}

import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { isSqlite } from './columns.ts';
import { allTables } from './folded-texts.ts';
import type { Database } from './open.ts';

// SQLite's indexes of parts of words. What goes out of one is marked as gone there, and stays in the file until its pieces are
// merged. FTS5 can overwrite it at once (`secure-delete`), but damages an index in which earlier entries were marked (SQLite 3.53.4):
// searches find what is gone, and in the end writes are refused.

/** The indexes of parts of words. */
export const wordIndexes = [
  ...allTables.map((table) => `${table}_search`),
  'givers_digits',
  'pledges_digits',
  'audit_searched',
  'searched_texts_search',
];

/** Pages of an index that are written at once: some ten milliseconds. */
const PAGES = 8;

/** Milliseconds for which whoever erased somebody waits. */
const WAIT = 3000;

const changes = async (db: Database): Promise<number> =>
  Number((await sql<{ count: number }>`select total_changes() as count`.execute(db)).rows[0]?.count);

/** Merges so many pages; fewer than none begins to make one piece of all. Answers whether more are to be merged. */
async function mergePages(db: Database, name: string, pages: number): Promise<boolean> {
  const before = await changes(db);
  const index = sql.ref(name);
  await sql`insert into ${index} (${index}, rank) values ('merge', ${sql.lit(pages)})`.execute(db);
  await setImmediate();
  // The statement itself counts as one. Where others write meanwhile it is asked once more.
  return (await changes(db)) - before > 1;
}

/** Goes on merging what was begun, until nothing is left or the time is over. Others are answered in between. */
export async function mergeWords(db: Database, milliseconds = Number.POSITIVE_INFINITY): Promise<void> {
  if (!isSqlite(db)) return;
  const end = performance.now() + milliseconds;
  for (const name of wordIndexes) while (performance.now() < end && (await mergePages(db, name, PAGES)));
}

/** Takes what is marked as gone out of the file. A large site's housekeeping ends it. */
export async function removeGoneWords(db: Database): Promise<void> {
  if (!isSqlite(db)) return;
  for (const name of wordIndexes) await mergePages(db, name, -PAGES);
  await mergeWords(db, WAIT);
}

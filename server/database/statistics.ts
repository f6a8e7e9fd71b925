import { sql } from 'kysely';
import { isSqlite } from './columns.ts';
import type { Database } from './open.ts';

/**
 * SQLite's flags: look at every table, and count anew those that have grown since they were counted last, by a part of their
 * rows.
 */
const COUNT_WHAT_HAS_GROWN = sql`pragma optimize = 0x10012`;

/** Brings up to date what SQLite knows of its tables, by which it chooses an index. PostgreSQL does so by itself. */
export async function countWhatHasGrown(db: Database): Promise<void> {
  if (isSqlite(db)) await COUNT_WHAT_HAS_GROWN.execute(db);
}

/** Counts every table, so that a place that has just been filled answers quickly from its first request on. */
export async function countEverything(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}

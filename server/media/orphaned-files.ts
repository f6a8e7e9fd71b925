import type { Database } from '../database/open.ts';
import type { Write } from '../database/unit-of-work.ts';
import type { Storage } from './storage.ts';

// A file and its row cannot be written in one step. A file without a row, not yet or no longer, is recorded here before it
// is written or while its row is deleted, so that a power failure at any moment leaves no unknown file.

/** Notes files inside the caller's transaction. */
export async function noteOrphaned(db: Database, keys: readonly string[], now: string): Promise<void> {
  await db
    .insertInto('orphaned_files')
    .values(keys.map((key) => ({ key, since: now })))
    .execute();
}

/** The file has its row now. */
export async function forgetOrphaned(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('orphaned_files').where('key', 'in', keys).execute();
}

/** Removes files that are noted, and then the note. */
export async function removeOrphaned(storage: Storage, write: Write, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
  await write(null, ({ db }) => forgetOrphaned(db, keys));
}

/** Deletes files orphaned before this moment: the process that wrote them has ended. */
export async function sweepOrphaned(storage: Storage, db: Database, write: Write, before: string): Promise<void> {
  const found = await db.selectFrom('orphaned_files').select('key').where('since', '<', before).execute();
  const keys = found.map(({ key }) => key);
  if (keys.length > 0) await removeOrphaned(storage, write, keys);
}

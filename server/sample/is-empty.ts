import type { Database } from '../database/open.ts';

/** Nothing has been written or sent here yet that a sample would stand beside. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of ['announcements', 'advertisements', 'events', 'posts', 'media'] as const) {
    if (await db.selectFrom(table).select('id').executeTakeFirst()) return false;
  }
  return true;
}

import type { Rows } from '../open.ts';

/** Nothing has been written or sent here yet that a sample would stand beside. */
export async function isEmpty(rows: Rows): Promise<boolean> {
  for (const table of ['announcements', 'advertisements', 'events', 'posts', 'media'] as const) {
    if (await rows.selectFrom(table).select('id').executeTakeFirst()) return false;
  }
  return true;
}

import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Media } from '../media/media.ts';
import type { SampleTexts } from './texts.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The tools for writing the sample: one transaction, the media library, and the pictures added so far. */
export interface Sample extends UnitOfWork {
  media: Media;
  texts: SampleTexts;
  timeZone: string;
  /** The number of the drawing with this name. */
  pictureOf(name: string): number;
}

/** Nothing has been written or sent here yet that a sample would stand beside. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of ['announcements', 'advertisements', 'events', 'posts', 'media'] as const) {
    if (await db.selectFrom(table).select('id').executeTakeFirst()) return false;
  }
  return true;
}

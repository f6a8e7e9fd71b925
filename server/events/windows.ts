import { startOfDay } from '../../domain/calendar.ts';
import type { EventRange } from '../../domain/event.ts';
import type { Database } from '../database/open.ts';
import type { CacheContext } from '../http/cache-context.ts';
import { firstStart } from './store.ts';

const HOUR = 3_600_000;

/**
 * Notes when the clock next moves an event into or out of the range. Ends that stand still jump at midnight. Ends that
 * move go on as fast as the clock does: an event is reached when its distance from the end has passed, and is left a
 * millisecond after the other end has stood on it. Where clocks are put forward they jump at a full hour.
 */
export async function noteChanges(
  db: Database,
  { from, to, moves }: EventRange,
  now: Date,
  timeZone: string,
  cacheContext: CacheContext,
): Promise<void> {
  cacheContext.expiresAt(startOfDay(now, timeZone, 1));
  if (!moves) return;
  cacheContext.expiresAt(new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR));
  const entering = await firstStart(db, '>', to);
  if (entering) cacheContext.expiresAt(new Date(now.getTime() + entering.getTime() - to.getTime()));
  const leaving = from && (await firstStart(db, '>=', from));
  if (from && leaving) cacheContext.expiresAt(new Date(now.getTime() + leaving.getTime() - from.getTime() + 1));
}

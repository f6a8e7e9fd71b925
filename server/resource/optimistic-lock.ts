import { EDIT_CONFLICT } from '../../domain/timestamps.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Two people edit the same record: the second to save is told, and gets the record as it is now, instead of writing over
 * the first. `seen` is the `updated_at` the editor began with; undefined asks for no comparison. Throws a 409.
 */
export function checkOptimisticLock(seen: string | null | undefined, current: { updated_at: string | null }): void {
  if (seen === undefined || seen === current.updated_at) return;
  throw new HttpError(409, { detail: EDIT_CONFLICT, current });
}

/** The moment of a change: always later than the change before, so that two within a millisecond are told apart. */
export function stampAfter(before: string | null, now: string): string {
  if (before === null || before < now) return now;
  return new Date(Date.parse(before) + 1).toISOString();
}

import { sql } from 'kysely';
import { later } from '../../domain/instant.ts';

/**
 * Clocks of several nodes differ by less. A moment that lies further ahead than it can have been set was reckoned before
 * the clock was set back. Milliseconds.
 */
export const MAX_RETRY_INTERVAL = 5 * 60_000;

/**
 * A condition: the moment in this column has come. What lies further ahead than `longest` milliseconds, which is as far
 * as such moments are ever set, was reckoned before the clock was set back; waiting for it could take a day, so it has
 * come as well.
 */
export function hasCome(column: string, now: Date, longest: number) {
  const moment = sql.ref(column);
  return sql<boolean>`(${moment} <= ${now.toISOString()} or ${moment} > ${later(now, longest + MAX_RETRY_INTERVAL)})`;
}

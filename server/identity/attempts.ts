import { type Limits, PlaceLimiter } from '../http/limit.ts';

/** Seconds over which attempts are counted, and how many that failed one place has in that time, for all accounts. */
const WINDOW = 15 * 60;
const MAX_ATTEMPTS = 60;

/** So many times as many for each larger network. */
const TIMES_LARGER = 4;

/** Counts the attempts to get in that come from one place, whichever account they are for. Right ones are taken back. */
export const attemptsLimiter = (limits: Limits) =>
  new PlaceLimiter(limits, { name: 'sign-in', most: MAX_ATTEMPTS, seconds: WINDOW }, TIMES_LARGER);

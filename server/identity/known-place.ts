import type { Database } from '../database/open.ts';
import { type Limits, PlaceLimiter } from '../http/limit.ts';
import { networksOf } from '../http/network.ts';
import { hashSecret } from './secrets.ts';

/**
 * The networks that an attempt to get into this account from this place is counted for, the nearest first. Where the
 * account has signed in from the place it is the place alone: strangers in the larger networks do not keep its owner
 * out. Sessions are kept, and with them the place, until a month after they end.
 */
export async function networksCounted(db: Database, account: string, place: string): Promise<string[]> {
  const networks = networksOf(place);
  if (networks.length === 1) return networks;
  const session = await db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('sessions.id')
    .where('users.email', '=', account)
    .where('sessions.network', '=', place)
    .executeTakeFirst();
  return session ? [place] : networks;
}

/**
 * Whether an answer comes from the browser that gave the right password. How often that one may answer is counted for
 * the account, so that it need not be for the place, which strangers may share.
 */
export async function holdsChallenge(db: Database, account: string, challenge: string, now: string): Promise<boolean> {
  const code = await db
    .selectFrom('users')
    .innerJoin('codes', 'codes.user_id', 'users.id')
    .select('codes.id')
    .where('users.email', '=', account)
    .where('codes.challenge_hash', '=', hashSecret(challenge))
    .where('codes.used_at', 'is', null)
    .where('codes.expires_at', '>', now)
    .executeTakeFirst();
  return code !== undefined;
}

/** Seconds over which attempts are counted, and how many that failed one place has in that time, for all accounts. */
const WINDOW = 15 * 60;
const MAX_ATTEMPTS = 60;

/** So many times as many for each larger network. */
const TIMES_LARGER = 4;

/** Counts the attempts to get in that come from one place, whichever account they are for. Right ones are taken back. */
export const attemptsLimiter = (limits: Limits) =>
  new PlaceLimiter(limits, { name: 'sign-in', most: MAX_ATTEMPTS, seconds: WINDOW }, TIMES_LARGER);

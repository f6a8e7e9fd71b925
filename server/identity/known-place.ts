import type { Database } from '../database/open.ts';
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

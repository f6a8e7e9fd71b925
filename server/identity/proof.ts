import { later } from '../../domain/instant.ts';
import { passwordTexts } from '../../domain/password.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { badRequest } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { networksCounted } from './known-place.ts';
import { provePassword } from './prove-password.ts';

/** Time for which a password given within a sign-in counts (ms): long enough for one errand. */
const PROOF_LIFETIME = 5 * 60_000;

/** Throws a 400 at the field unless it is the current user's password. Counted like a sign-in. */
export async function proveOwnPassword(
  services: Services,
  currentUser: CurrentUser,
  { field, password, address }: { field: string; password: string; address: string },
) {
  const networks = await networksCounted(services.db, currentUser.email, address);
  const owner = await provePassword(services, currentUser.email, password, networks);
  if (!owner) throw badRequest(passwordTexts.wrong, { [field]: [passwordTexts.wrong] });
  return owner;
}

/** Notes that the current user has just given their password. */
export async function noteProof({ db, now }: UnitOfWork, { sessionId }: CurrentUser): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: now }).where('id', '=', sessionId).execute();
}

/**
 * Throws a 400 at `proof` unless the current user has given their password within this sign-in a moment ago: whoever holds
 * a stolen sign-in does not know it.
 */
export async function assertProven({ db, now }: UnitOfWork, { sessionId }: CurrentUser): Promise<void> {
  const session = await db.selectFrom('sessions').select('proven_at').where('id', '=', sessionId).executeTakeFirst();
  const proven = session?.proven_at ?? null;
  if (proven !== null && proven > later(now, -PROOF_LIFETIME) && proven <= now) return;
  const detail = staffText('passwordNeeded');
  throw badRequest(detail, { proof: [detail] });
}

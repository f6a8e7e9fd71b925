import type { UnitOfWork } from '../database/unit-of-work.ts';
import { tooMany } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { type Attempt, countAttempt, FIRST_LOCK, lockedUntil, lockIfDue, noteLock } from './lockout.ts';
import { type Recipient, secondStepLockedMail } from './mails.ts';

// The second step is counted for the account, from any place: only a client with the right password gets this far.
// The calculation is in docs/decisions/0017-the-second-step.md.

/** After so long without a failure the waits begin anew, in milliseconds. */
const FORGOTTEN_AFTER = 24 * 3_600_000;

/** Number of codes in a row that were requested and not used. */
const MAX_CODES = 10;

/**
 * Maximum number of wrong answers in a row: with the challenge, and without it from the network of the password. They are
 * counted separately, so that others in that network cannot use up the tries of the browser that gave the password.
 */
const MAX_ANSWERS = { challenge: 8, network: 5 } as const;

/** The proof that an answer comes from the client that gave the password. */
export type ClientProof = keyof typeof MAX_ANSWERS;

const shared = { forgottenAfter: FORGOTTEN_AFTER };

export const codeRequest = (account: string): Attempt => ({ account, network: 'codes', most: MAX_CODES, ...shared });

export const codeAnswerBy = (account: string, proof: ClientProof): Attempt => ({
  account,
  network: `answers by ${proof}`,
  most: MAX_ANSWERS[proof],
  ...shared,
});

/** Locks the second step after too many failures; its owner is told once for each lock. */
export async function lockSecondStep(
  unit: UnitOfWork,
  owner: Recipient & { id: number },
  attempt: Attempt,
  timeZone: string,
): Promise<void> {
  const until = await lockIfDue(unit, attempt);
  if (until === undefined) return;
  // Without the challenge only programs are kept out: the account itself is not locked.
  if (attempt.network !== codeAnswerBy(owner.email, 'network').network) await noteLock(unit, owner.id, until);
  await unit.audit({ action: 'lock_codes', resource: 'users', resourceId: owner.id, before: { email: owner.email } });
  await unit.mail(secondStepLockedMail(owner, { until, timeZone }, unit.now));
}

/**
 * Counts a code requested with the right password. Throws a 429 with the wait if there were too many, or if no answer to
 * it would be accepted.
 */
export async function countCodeRequest(services: Services, owner: Recipient & { id: number }): Promise<void> {
  const now = services.clock().toISOString();
  const request = codeRequest(owner.email);
  const counted = await countAttempt(services.db, request, now);
  if (!counted) await services.write(null, (unit) => lockSecondStep(unit, owner, request, services.config.timeZone));
  for (const attempt of [request, codeAnswerBy(owner.email, 'challenge')]) {
    const until = await lockedUntil(services.db, attempt, now);
    if (until !== undefined) throw tooMany(Math.ceil((Date.parse(until) - Date.parse(now)) / 1000));
  }
  if (!counted) throw tooMany(FIRST_LOCK / 1000);
}

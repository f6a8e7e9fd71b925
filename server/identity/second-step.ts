import type { UnitOfWork } from '../database/unit-of-work.ts';
import { tooMany } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { type Attempt, countAttempt, FIRST_LOCK, lockedUntil, lockIfDue, noteLock } from './lockout.ts';
import { type Recipient, secondStepLockedMail } from './mails.ts';

// The second step is counted for the account, from wherever it is tried: only who gave the right password comes so far.
// The sums are in docs/decisions/0017-the-second-step.md.

/** After so long without a failure the waits begin anew, in milliseconds. */
const FORGOTTEN_AFTER = 24 * 3_600_000;

/** Codes in a row that are asked for and not used. */
const MAX_CODES = 10;

/**
 * Maximum number of wrong answers in a row: with the challenge, and without it from the network of the password. They are
 * counted separately, so that others in that network cannot use up the tries of the browser that gave the password.
 */
const MAX_ANSWERS = { challenge: 8, network: 5 } as const;

/** The proof that an answer comes from the client that gave the password. */
export type Proof = keyof typeof MAX_ANSWERS;

const shared = { forgottenAfter: FORGOTTEN_AFTER };

export const codeRequest = (account: string): Attempt => ({ account, network: 'codes', most: MAX_CODES, ...shared });

export const codeAnswerBy = (account: string, proof: Proof): Attempt => ({
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
  await noteLock(unit, owner.id, until);
  await unit.audit({ action: 'lock_codes', resource: 'users', resourceId: owner.id, before: { email: owner.email } });
  await unit.mail(secondStepLockedMail(owner, { until, timeZone }, unit.now));
}

/**
 * Counts a code that is asked for with the right password. Throws a 429 with the wait where too many were, or where no
 * answer to it would be taken.
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

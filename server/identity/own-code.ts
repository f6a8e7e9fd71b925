import { type CodeAnswer, signInTexts } from '../../domain/sign-in.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { badRequest, notSignedIn } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { findUserByEmail, normaliseEmail } from './accounts.ts';
import { makeCode, spendCode } from './codes.ts';
import { forgive } from './lockout.ts';
import { copyCodeMail } from './mails.ts';
import { assertProven } from './proof.ts';
import { codeRequest, countCodeRequest, lockSecondStep } from './second-step.ts';
import { noteSpentCode } from './sign-in.ts';

async function ownAccount({ db }: Services, currentUser: CurrentUser) {
  const owner = await findUserByEmail(db, normaliseEmail(currentUser.email));
  if (!owner) throw notSignedIn();
  return owner;
}

/**
 * Sends the current user, who must have given their password a moment ago, a code as for signing in, with which a copy of
 * everything is taken. Counted like a sign-in. Answers the challenge to give back with it.
 */
export async function sendCopyCode(services: Services, currentUser: CurrentUser, address: string): Promise<string> {
  const owner = await ownAccount(services, currentUser);
  await services.write(null, (unit) => assertProven(unit, currentUser));
  await countCodeRequest(services, owner);
  return services.write(owner.id, async (unit) => {
    const { code, challenge, expiresAt } = await makeCode(unit, owner.id, address, services.config.secretKey);
    await unit.mail(copyCodeMail(owner, code, expiresAt));
    return challenge;
  });
}

/** Throws a 400 at `otp` unless it is the code that was mailed, or a recovery code in its place. It is used up by it. */
export async function spendOwnCode(
  services: Services,
  currentUser: CurrentUser,
  { otp, challenge }: Pick<CodeAnswer, 'otp' | 'challenge'>,
  address: string,
): Promise<void> {
  const { db, write, clock, config } = services;
  const owner = await ownAccount(services, currentUser);
  const account = normaliseEmail(owner.email);
  const guess = { userId: owner.id, account, otp, challenge, network: address };
  const { spent, failed } = await spendCode(db, guess, clock(), config.secretKey);
  await write(owner.id, async (unit) => {
    if (spent) {
      await forgive(unit, [codeRequest(account)]);
      await noteSpentCode(unit, owner, spent);
      return;
    }
    await unit.audit({ action: 'code_failed', resource: 'users', resourceId: owner.id });
    if (failed) await lockSecondStep(unit, owner, failed, config.timeZone);
  });
  if (!spent) throw badRequest(signInTexts.codeFailed, { otp: [signInTexts.codeFailed] });
}

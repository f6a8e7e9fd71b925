import type { Language } from '../../domain/languages.ts';
import { type CodeAnswer, type CodeSent, type Credentials, type SignedIn, signInTexts } from '../../domain/sign-in.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { notAllowed, notSignedIn } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { findUserByEmail, normaliseEmail, readAccount } from './accounts.ts';
import { type CodeGuess, makeCode, type SpentCode, spendCode } from './codes.ts';
import { holdsChallenge, networksCounted } from './known-place.ts';
import { forgive } from './lockout.ts';
import { codeMail, type Recipient, recoveryCodeUsedMail } from './mails.ts';
import { provePassword } from './prove-password.ts';
import { recoveryCodesOf } from './recovery-codes.ts';
import { codeRequest, countCodeRequest, lockSecondStep } from './second-step.ts';
import { beginSession } from './sessions.ts';

/**
 * The first step: the right password sends a code by mail. A wrong password, an unknown address and a locked account get
 * the same answer in the same time; an inactive account learns that it is inactive only with the code in hand.
 */
export async function giveCredentials(
  services: Services,
  { email, password }: Credentials,
  address: string,
  language: Language,
): Promise<CodeSent> {
  const networks = await networksCounted(services.db, normaliseEmail(email), address);
  await services.attempts.count(networks);
  const user = await provePassword(services, email, password, networks);
  if (!user) throw notSignedIn(signInTexts.wrongCredentials);
  await services.attempts.forgive(networks);
  await countCodeRequest(services, user);
  return services.write(user.id, async (unit) => {
    const { code, challenge, expiresAt } = await makeCode(unit, user.id, address, services.config.secretKey);
    await unit.mail(codeMail(user, code, expiresAt));
    return { message: worded(signInTexts.codeSent, language), email, challenge };
  });
}

/** Says that a recovery code was used: in the log, and to its owner. */
export async function noteSpentCode(
  unit: UnitOfWork,
  user: Recipient & { id: number },
  spent: SpentCode,
): Promise<void> {
  if (spent !== 'recovery') return;
  await unit.audit({ action: 'use_recovery_code', resource: 'users', resourceId: user.id });
  const { left } = await recoveryCodesOf(unit.db, user.id);
  await unit.mail(recoveryCodeUsedMail(user, left, unit.now));
}

/** The second step: the right code begins a session. */
export async function giveCode(
  services: Services,
  answer: CodeAnswer,
  address: string,
  userAgent: string,
): Promise<SignedIn> {
  const { otp, challenge } = answer;
  const account = normaliseEmail(answer.email);
  const isBound =
    challenge !== undefined && (await holdsChallenge(services.db, account, challenge, services.clock().toISOString()));
  const networks = isBound ? [] : await networksCounted(services.db, account, address);
  await services.attempts.count(networks);
  const user = await findUserByEmail(services.db, account);
  // No account has the id 0: an unknown address is looked up like any other.
  const guess: CodeGuess = { userId: user?.id ?? 0, account, otp, challenge, network: address };
  const { spent, failed } = await spendCode(services.db, guess, services.clock(), services.config.secretKey);
  if (!user || !spent) {
    const tried = { resource: 'users', resourceId: user?.id ?? null, before: user && { email: user.email } };
    await services.write(null, async (unit) => {
      await unit.audit({ action: 'code_failed', ...tried });
      if (user && failed) await lockSecondStep(unit, user, failed, services.config.timeZone);
    });
    throw notSignedIn(signInTexts.wrongCode);
  }
  await services.attempts.forgive(networks);
  if (!user.is_active) throw notAllowed(signInTexts.inactive);
  return services.write(user.id, async (unit) => {
    await unit.db.updateTable('users').set({ last_login: unit.now }).where('id', '=', user.id).execute();
    const tokens = await beginSession(unit, user.id, userAgent, address);
    await forgive(unit, [codeRequest(account)]);
    await unit.audit({ action: 'sign_in', resource: 'users', resourceId: user.id });
    await noteSpentCode(unit, user, spent);
    const signedInUser = await readAccount(unit.db, user.id);
    if (!signedInUser) throw notSignedIn(signInTexts.wrongCode);
    return { ...tokens, user: signedInUser };
  });
}

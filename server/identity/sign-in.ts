import { type CodeAnswer, type CodeSent, type Credentials, type SignedIn, signInTexts } from '../../domain/sign-in.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Desk } from '../desk.ts';
import { notAllowed, notSignedIn } from '../http/refusal.ts';
import { findUserByEmail, normaliseEmail, readAccount } from './accounts.ts';
import { type CodeGuess, makeCode, spendCode } from './codes.ts';
import { passwordFits } from './passwords.ts';
import { beginSession } from './sessions.ts';

const codeMail = (code: string) =>
  [
    `Your sign-in code is ${code}.`,
    '',
    'It can be used once within 5 minutes.',
    'If you did not try to sign in, somebody knows your password: change it, and tell an administrator.',
  ].join('\n');

async function sendCode(unit: UnitOfWork, user: { id: number; email: string }, secretKey: string): Promise<string> {
  const { code, challenge, expiresAt } = await makeCode(unit, user.id, secretKey);
  await unit.mail({ recipient: user.email, subject: `${code} is your sign-in code`, body: codeMail(code), expiresAt });
  return challenge;
}

/**
 * The first step: the right password sends a code by mail. A wrong password and an unknown address get the same answer
 * in the same time; an inactive account learns that it is inactive only with the code in hand.
 */
export async function giveCredentials(
  desk: Desk,
  { email, password }: Credentials,
  address: string,
): Promise<CodeSent> {
  const account = normaliseEmail(email);
  await desk.attempts.count(address, account);
  const user = await findUserByEmail(desk.rows, account);
  const fits = await passwordFits(password, user?.password_hash ?? null);
  if (!user || !fits) throw notSignedIn(signInTexts.wrongCredentials);
  await desk.attempts.forgive(address, account);
  const challenge = await desk.write(user.id, (unit) => sendCode(unit, user, desk.config.secretKey));
  return { message: signInTexts.codeSent, email, challenge };
}

/** The second step: the right code begins a session. */
export async function giveCode(desk: Desk, answer: CodeAnswer, address: string, userAgent: string): Promise<SignedIn> {
  const account = normaliseEmail(answer.email);
  await desk.attempts.count(address, `code ${account}`);
  const user = await findUserByEmail(desk.rows, account);
  if (!user) throw notSignedIn(signInTexts.wrongCode);
  const guess: CodeGuess = { userId: user.id, otp: answer.otp, challenge: answer.challenge, address };
  if (!(await spendCode(desk.rows, guess, desk.clock(), desk.config.secretKey)))
    throw notSignedIn(signInTexts.wrongCode);
  await desk.attempts.forgive(address, `code ${account}`);
  if (!user.is_active) throw notAllowed(signInTexts.inactive);
  return desk.write(user.id, async (unit) => {
    await unit.rows.updateTable('users').set({ last_login: unit.now }).where('id', '=', user.id).execute();
    const tokens = await beginSession(unit, user.id, userAgent);
    await unit.audit({ action: 'sign_in', resource: 'users', resourceId: user.id });
    const signedInUser = await readAccount(unit.rows, user.id);
    if (!signedInUser) throw notSignedIn(signInTexts.wrongCode);
    return { ...tokens, user: signedInUser };
  });
}

import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest } from '../http/http-error.ts';
import { endAccessOf } from './access.ts';
import { newPasswordFault } from './common-passwords.ts';
import { unlock } from './lockout.ts';
import { hashPassword } from './passwords.ts';

/** The hash of a password that may be used for this account. Throws a 400 that names the field. Slow on purpose. */
export async function hashNewPassword(password: string, email: string): Promise<string> {
  const fault = await newPasswordFault(password, email);
  if (fault !== undefined) throw badRequest(fault, { password: [fault] });
  return hashPassword(password);
}

/**
 * Sets the password. Whatever else let the account's owner in ends with the old one, but for the session that is kept,
 * and so do locks: who failed with the old one, or knew it, begins anew.
 */
export async function setPassword(
  unit: UnitOfWork,
  userId: number,
  passwordHash: string,
  keptSession?: number,
): Promise<void> {
  const { email } = await unit.db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await unlock(unit, userId, email);
  await endAccessOf(unit, userId, keptSession);
}

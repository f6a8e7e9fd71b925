import { passwordFault } from '../../domain/password.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest } from '../http/refusal.ts';
import { forgetLinks } from './password-links.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

/** The hash of a password that may be used for this account. Throws a 400 that names the field. Slow on purpose. */
export async function hashNewPassword(password: string, email: string): Promise<string> {
  const fault = passwordFault(password, email);
  if (fault !== undefined) throw badRequest(fault, { password: [fault] });
  return hashPassword(password);
}

/** Nothing that was given out for the account before opens anything now, but for the session that is kept. */
export async function endAccessOf(unit: UnitOfWork, userId: number, keptSession?: number): Promise<void> {
  await endSessionsOf(unit, userId, keptSession);
  await unit.rows.deleteFrom('codes').where('user_id', '=', userId).execute();
  await forgetLinks(unit.rows, userId);
}

/** Sets the password; other sign-ins, codes and links of the account end with the old one. */
export async function setPassword(
  unit: UnitOfWork,
  userId: number,
  passwordHash: string,
  keptSession?: number,
): Promise<void> {
  await unit.rows
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: unit.now })
    .where('id', '=', userId)
    .execute();
  await endAccessOf(unit, userId, keptSession);
}

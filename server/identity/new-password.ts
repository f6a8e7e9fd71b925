import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest } from '../http/http-error.ts';
import { unlock } from './lockout.ts';
import { hashPassword, newPasswordFault } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

/** Every table of secrets that let their owner, its `user_id`, in. Tokens end with their session, challenges with their code. */
export const accessTables = ['sessions', 'codes', 'recovery_codes', 'password_links', 'sign_in_links'] as const;

/**
 * Ends all access of this person except their password and the current session: sessions with their tokens, mailed codes
 * with their challenges, recovery codes, reset links, invitations and sign-in links. The link for the first account ends
 * too: once a password is set it is not needed, and it can be made again on the machine. Private links to drafts end as
 * well, because they are signed with the account's timestamp.
 */
export async function endAccessOf(unit: UnitOfWork, userId: number, exceptSession?: number): Promise<void> {
  for (const table of accessTables) {
    if (table === 'sessions') await endSessionsOf(unit, userId, exceptSession);
    else await unit.db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await unit.db.deleteFrom('sign_in_links').where('user_id', 'is', null).execute();
  await unit.db.updateTable('users').set({ updated_at: unit.now }).where('id', '=', userId).execute();
}

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
  exceptSession?: number,
): Promise<void> {
  const { email } = await unit.db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await unlock(unit, userId, email);
  await endAccessOf(unit, userId, exceptSession);
}

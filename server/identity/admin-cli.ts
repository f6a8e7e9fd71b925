import { randomBytes } from 'node:crypto';
import { SIGN_IN_LINK_LIFETIME } from '../../domain/sign-in-link.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { normaliseEmail } from './accounts.ts';
import { unlock } from './lockout.ts';
import { setPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { hasSuperuser, makeSignInLink } from './sign-in-links.ts';

// Actions on accounts for the operator of the machine when nothing else works. Nobody is signed in here: access to the
// machine is the proof. Each returns the lines to print.

export type Tools = Pick<Services, 'write' | 'config'>;

/** There is no account with this address, or it cannot be helped as it is. The message is for the terminal. */
class NotDone extends Error {
  override readonly name = 'NotDone';
}

async function accountOf({ db }: UnitOfWork, email: string) {
  const found = await db
    .selectFrom('users')
    .select(['id', 'email', 'is_active', 'password_hash'])
    .where('email', '=', normaliseEmail(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new NotDone(`There is no account with the address ${email}.`);
  return found;
}

/** Takes every lock off the account. */
export function adminUnlock({ write }: Tools, email: string): Promise<string[]> {
  return write(null, async (unit) => {
    const account = await accountOf(unit, email);
    await unlock(unit, account.id, account.email);
    await unit.audit({ action: 'unlock', resource: 'users', resourceId: account.id, before: { email: account.email } });
    return [`${account.email} is not locked anywhere now.`];
  });
}

/** Gives the account a new password, and a recovery code for the second step, so that not even mail is needed. */
export async function adminResetPassword({ write, config }: Tools, email: string): Promise<string[]> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  return write(null, async (unit) => {
    const account = await accountOf(unit, email);
    await setPassword(unit, account.id, passwordHash);
    const [code = ''] = await makeRecoveryCodes(unit, account.id, config.secretKey, 1);
    const entry = { resource: 'users', resourceId: account.id, before: { email: account.email } };
    await unit.audit({ action: 'set_password', ...entry });
    return [
      `${account.email} has a new password, and is signed out everywhere.`,
      `  password       ${password}`,
      `  recovery code  ${code}  (once, in place of the code from the mail; earlier recovery codes are cancelled)`,
      ...(account.is_active ? [] : ['The account is not active: a superuser must switch it on.']),
      'They are shown only once.',
    ];
  });
}

/** Makes the account an active superuser. */
export function adminMakeSuperuser({ write }: Tools, email: string): Promise<string[]> {
  return write(null, async (unit) => {
    const account = await accountOf(unit, email);
    await unit.db
      .updateTable('users')
      .set({ is_superuser: true, is_staff: true, is_active: true, updated_at: unit.now })
      .where('id', '=', account.id)
      .execute();
    const named = { email: account.email };
    const after = { ...named, is_superuser: true, is_staff: true, is_active: true };
    await unit.audit({ action: 'edit', resource: 'users', resourceId: account.id, before: named, after });
    const noPassword = account.password_hash === null ? ['It has no password yet: run reset-password too.'] : [];
    return [`${account.email} is a superuser now.`, ...noPassword];
  });
}

/** The lines printed about a link. */
export const aboutLink = (link: string) => [
  `  ${link}`,
  `It works once, within ${SIGN_IN_LINK_LIFETIME / 3_600_000} hours. Anyone who has it can sign in: do not share it.`,
];

/**
 * Makes a sign-in link, which first asks for a new password: for this account, or without an address for the first
 * superuser, if there is none yet. The account does not change before the link is used.
 */
export function adminSignInLink({ write, config }: Tools, email?: string): Promise<string[]> {
  return write(null, async (unit) => {
    if (email === undefined) {
      if (await hasSuperuser(unit.db))
        throw new NotDone('There is already a superuser. Name the account the link is for.');
      const link = await makeSignInLink(unit, null, config.publicUrl);
      return ['This link creates the first account, which has every permission:', ...aboutLink(link)];
    }
    const account = await accountOf(unit, email);
    if (!account.is_active) throw new NotDone(`${account.email} is not active: a superuser must switch it on first.`);
    const link = await makeSignInLink(unit, account.id, config.publicUrl);
    const named = { before: { email: account.email } };
    await unit.audit({ action: 'make_sign_in_link', resource: 'users', resourceId: account.id, ...named });
    return [`This link signs in ${account.email}, after a new password is chosen:`, ...aboutLink(link)];
  });
}

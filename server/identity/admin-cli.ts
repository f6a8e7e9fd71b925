import { randomBytes } from 'node:crypto';
import { emailAddress } from '../../domain/email-address.ts';
import { SIGN_IN_LINK_LIFETIME } from '../../domain/sign-in-link.ts';
import { fullName } from '../../domain/user.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { activeSuperusers, normaliseEmail } from './accounts.ts';
import { unlock } from './lockout.ts';
import { endAccessOf, setPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { addSuperuser, hasSuperuser, makeSignInLink } from './sign-in-links.ts';

// Actions on accounts for the operator of the machine when nothing else works. Nobody is signed in here: access to the
// machine is the proof. Each returns the lines to print.

export type Tools = Pick<Services, 'write' | 'config'>;

/** There is no account with this address, or it cannot be helped as it is. The message is for the terminal. */
class NotDone extends Error {
  override readonly name = 'NotDone';
}

const findAccount = ({ db }: UnitOfWork, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'is_active', 'password_hash', 'deleted_at'])
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst();

async function accountOf(unit: UnitOfWork, email: string) {
  const found = await findAccount(unit, email);
  if (!found) throw new NotDone(`There is no account with the address ${email}. All there are: intambwe admin list`);
  if (found.deleted_at !== null) {
    throw new NotDone(
      `${found.email} is in the trash since ${found.deleted_at}. Take it out first: intambwe admin restore ${found.email}`,
    );
  }
  return found;
}

/** Lists every account, superusers first, with what is needed to help its owner. */
export function adminList({ write }: Tools): Promise<string[]> {
  return write(null, async ({ db }) => {
    const people = await db
      .selectFrom('users')
      .select(['email', 'first_name', 'last_name', 'is_superuser', 'is_active', 'last_login', 'deleted_at'])
      .where('anonymised_at', 'is', null)
      .orderBy('is_superuser', 'desc')
      .orderBy('email')
      .execute();
    if (people.length === 0) return ['There is no account. Make the first: intambwe admin sign-in-link'];
    const width = Math.max(...people.map(({ email }) => email.length));
    return people.map((one) =>
      [
        one.is_superuser ? 'superuser' : '         ',
        one.email.padEnd(width),
        fullName(one),
        `(${[
          one.last_login === null ? 'never signed in' : `last signed in ${one.last_login}`,
          ...(one.is_active ? [] : ['not active']),
          ...(one.deleted_at === null ? [] : [`in the trash since ${one.deleted_at}`]),
        ].join(', ')})`,
      ].join('  '),
    );
  });
}

/** Takes the account out of the trash. */
export function adminRestore({ write }: Tools, email: string): Promise<string[]> {
  return write(null, async (unit) => {
    const account = await findAccount(unit, email);
    if (!account || account.deleted_at === null) throw new NotDone(`${email} is not in the trash.`);
    await unit.db
      .updateTable('users')
      .set({ deleted_at: null, updated_at: unit.now })
      .where('id', '=', account.id)
      .execute();
    const after = { email: account.email };
    await unit.audit({ action: 'restore', resource: 'users', resourceId: account.id, after });
    return [`${account.email} is no longer in the trash.`];
  });
}

/** Ends an account's access at once, for the day when somebody else has its mailbox or telephone. */
export function adminDeactivate({ write }: Tools, email: string): Promise<string[]> {
  return write(null, async (unit) => {
    await holdLock(unit, 'people');
    const account = await accountOf(unit, email);
    await unit.db.updateTable('users').set({ is_active: false }).where('id', '=', account.id).execute();
    await endAccessOf(unit, account.id);
    const changed = { before: { is_active: account.is_active }, after: { email: account.email, is_active: false } };
    await unit.audit({ action: 'edit', resource: 'users', resourceId: account.id, ...changed });
    const done = `${account.email} is signed out everywhere, and cannot sign in until a superuser switches the account on.`;
    const isAnyLeft = await activeSuperusers(unit.db).select('id').executeTakeFirst();
    if (isAnyLeft) return [done];
    return [done, 'No active superuser is left. Make one: intambwe admin make-superuser EMAIL'];
  });
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

/** Makes an active superuser: of the account with this address, also out of the trash, or a new one. */
export function adminMakeSuperuser({ write, config }: Tools, email: string): Promise<string[]> {
  return write(null, async (unit) => {
    await holdLock(unit, 'people');
    const account = await findAccount(unit, email);
    if (!account) return makeNewSuperuser(unit, email, config.publicUrl);
    await unit.db
      .updateTable('users')
      .set({ is_superuser: true, is_staff: true, is_active: true, deleted_at: null, updated_at: unit.now })
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

/** A superuser where nobody has an account with that address: its link asks for a password. */
async function makeNewSuperuser(unit: UnitOfWork, address: string, publicUrl: string): Promise<string[]> {
  const read = emailAddress.safeParse(normaliseEmail(address));
  if (!read.success) throw new NotDone(`${address} is no e-mail address.`);
  const email = read.data;
  const [name = email] = email.split('@');
  const id = await addSuperuser(unit, { email, first_name: name, last_name: '' });
  const link = await makeSignInLink(unit, id, publicUrl);
  return [
    `${email} is a new account, and a superuser. This link signs it in, after a password is chosen:`,
    ...aboutLink(link),
  ];
}

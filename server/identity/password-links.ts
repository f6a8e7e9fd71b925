import { staffAddresses } from '../../domain/addresses.ts';
import { later } from '../../domain/instant.ts';
import { INVITATION_LIFETIME, RESET_LIFETIME } from '../../domain/password-link.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { invitationMail, type Recipient, resetMail } from './mails.ts';
import { hashSecret, randomSecret } from './secrets.ts';

export type PasswordLinkKind = 'invitation' | 'reset';

/** Another link to the same account is not mailed before this has passed, in milliseconds. */
const MAIL_EVERY = 2 * 60_000;

const DAY = 24 * 3_600_000;

/**
 * Number of reset links within a day after which another is mailed only if none is valid any more. Requests by strangers
 * cannot keep the owner from a link: there is always a valid one in the mailbox, or one is mailed.
 */
const MAX_QUICK_RESETS = 10;

const lifetimes: Record<PasswordLinkKind, number> = { invitation: INVITATION_LIFETIME, reset: RESET_LIFETIME };

/** The screens of the dashboard that take the secret back. The origin is the configured one, never the request's. */
const screens: Record<PasswordLinkKind, string> = {
  invitation: staffAddresses.invitation,
  reset: staffAddresses.resetPassword,
};

const linkAddress = (publicUrl: string, kind: PasswordLinkKind, token: string) =>
  `${publicUrl}${screens[kind]}?token=${token}`;

interface NewLink {
  token: string;
  expiresAt: string;
}

/** Makes a secret with which the user can set a password, once. */
async function makeLink({ db, now }: UnitOfWork, userId: number, kind: PasswordLinkKind): Promise<NewLink> {
  const token = randomSecret();
  const expiresAt = later(now, lifetimes[kind]);
  await db
    .insertInto('password_links')
    .values({ user_id: userId, kind, hash: hashSecret(token), created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Invites a user to set their first password. An earlier invitation becomes invalid. */
export async function invite(unit: UnitOfWork, user: Recipient & { id: number }, publicUrl: string): Promise<void> {
  await forgetLinks(unit.db, user.id);
  const { token, expiresAt } = await makeLink(unit, user.id, 'invitation');
  await unit.mail(invitationMail(user, linkAddress(publicUrl, 'invitation', token), expiresAt));
  await unit.audit({ action: 'invite', resource: 'users', resourceId: user.id, before: { email: user.email } });
}

/** Mails a reset link, unless one has just been sent: nobody's mailbox can be filled this way. */
export async function sendReset(unit: UnitOfWork, user: Recipient & { id: number }, publicUrl: string): Promise<void> {
  const ago = (milliseconds: number) => later(unit.now, -milliseconds);
  const { lately, latest } = await unit.db
    .selectFrom('password_links')
    .select(({ fn }) => [fn.countAll<number>().as('lately'), fn.max('created_at').as('latest')])
    .where('user_id', '=', user.id)
    .where('kind', '=', 'reset')
    .where('created_at', '>', ago(DAY))
    .executeTakeFirstOrThrow();
  if (latest !== null && latest > ago(lately < MAX_QUICK_RESETS ? MAIL_EVERY : RESET_LIFETIME)) return;
  const { token, expiresAt } = await makeLink(unit, user.id, 'reset');
  await unit.mail(resetMail(user, linkAddress(publicUrl, 'reset', token), expiresAt));
  await unit.audit({ action: 'ask_reset', resource: 'users', resourceId: user.id, before: { email: user.email } });
}

/** The account the secret of a mail is for; undefined for one that is wrong, used, too late, or of an account that is off. */
export function findLink(db: Database, kind: PasswordLinkKind, token: string, now: string) {
  return db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select(['password_links.id as link_id', 'users.id', 'users.email', 'users.first_name', 'users.language'])
    .where('password_links.hash', '=', hashSecret(token))
    .where('password_links.kind', '=', kind)
    .where('password_links.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Marks the link as used. False if somebody else just used it. */
export async function spendLink(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('password_links').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Every link mailed to the user is worthless from now on. */
async function forgetLinks(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
}

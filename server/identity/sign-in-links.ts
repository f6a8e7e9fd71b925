import { staffAddresses } from '../../domain/addresses.ts';
import { later } from '../../domain/instant.ts';
import { type Language, mainLanguage } from '../../domain/languages.ts';
import { SIGN_IN_LINK_LIFETIME, signInLinkTexts } from '../../domain/sign-in-link.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest } from '../http/http-error.ts';
import { setPassword } from './new-password.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** Whether there is a superuser. Until then a link without an account makes the first one. */
export async function hasSuperuser(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('is_superuser', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Makes a link that signs this person in, once, after they have chosen a password; null for the first account. Links
 * made before stay valid until one of them is used: several nodes may each print their own. The secret stands behind
 * the `#`, which browsers do not send, so that it is in no log of a proxy.
 */
export async function makeSignInLink({ db, now }: UnitOfWork, userId: number | null, publicUrl: string) {
  const token = randomSecret();
  const expiresAt = later(now, SIGN_IN_LINK_LIFETIME);
  await db
    .insertInto('sign_in_links')
    .values({ user_id: userId, hash: hashSecret(token), created_at: now, expires_at: expiresAt })
    .execute();
  return `${publicUrl}${staffAddresses.signInLink}#${token}`;
}

/** Throws a 400 for a link that is wrong, used, expired, of a disabled account, or no longer needed. */
export async function findSignInLink(db: Database, token: string, now: string) {
  const found = await db
    .selectFrom('sign_in_links')
    .select(['id', 'user_id'])
    .where('hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) throw badLink();
  if (found.user_id === null) {
    if (await hasSuperuser(db)) throw badLink();
    return { id: found.id, user: null };
  }
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language'])
    .where('id', '=', found.user_id)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw badLink();
  return { id: found.id, user };
}

export const badLink = () => badRequest(signInLinkTexts.badLink, { token: [signInLinkTexts.badLink] });

/** Marks the link as used. Throws a 400 if somebody else just used it. */
export async function spendSignInLink(db: Database, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('sign_in_links').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows !== 1n) throw badLink();
}

interface NewSuperuser {
  email: string;
  first_name: string;
  last_name: string;
  /** In which the dashboard and mails are; the main language if left out. */
  language?: Language;
}

/** Makes a superuser who has no password yet. Hold the lock on people. */
export async function addSuperuser(unit: UnitOfWork, person: NewSuperuser): Promise<number> {
  const { id } = await unit.db
    .insertInto('users')
    .values({
      language: mainLanguage(),
      ...person,
      password_hash: null,
      is_active: true,
      is_staff: true,
      is_verified: true,
      is_superuser: true,
      account_locked_until: null,
      last_login: null,
      created_at: unit.now,
      updated_at: unit.now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = { email: person.email, is_superuser: true };
  await unit.audit({ action: 'create', resource: 'users', resourceId: id, after });
  return id;
}

/** Makes the first superuser; links that would have done so end. Hold the lock on people, and see that there is none. */
export async function addFirstAccount(
  unit: UnitOfWork,
  { passwordHash, ...person }: NewSuperuser & { passwordHash: string },
): Promise<number> {
  const id = await addSuperuser(unit, person);
  await setPassword(unit, id, passwordHash);
  return id;
}

import { hintsRead } from '../../domain/hints.ts';
import { allPermissions, isPermission, type Permission } from '../../domain/permission.ts';
import { readPins } from '../../domain/pins.ts';
import { type Account, fullName } from '../../domain/user.ts';
import { byText } from '../database/by-text.ts';
import { MAX_CHANGED } from '../database/content-versions.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** Addresses are kept in lower case, so that one person has one account. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

export function findUserByEmail(db: Database, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normaliseEmail(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** What shows the posts of this author is stale: it says their name. */
export async function nameChanged(unit: UnitOfWork, userId: number): Promise<void> {
  // Otherwise PostgreSQL would let a post be published under the old name once theirs have been counted.
  await holdLock(unit, 'posts');
  const posts = await unit.db
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', userId)
    .limit(MAX_CHANGED + 1)
    .execute();
  if (posts.length === 0) return;
  unit.changes(
    'posts',
    posts.map(({ id }) => id),
  );
}

/** The permissions of the user's active roles. */
export async function permissionsOf(db: Database, userId: number): Promise<Permission[]> {
  const held = await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .select('role_permissions.permission')
    .distinct()
    .where('user_roles.user_id', '=', userId)
    .where('roles.is_active', '=', true)
    .where('roles.deleted_at', 'is', null)
    .orderBy('role_permissions.permission')
    .execute();
  return held.map(({ permission }) => permission).filter(isPermission);
}

/** Whether another user still has an active account with this permission. */
export async function holdsPermission(db: Database, userId: number, permission: Permission): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('is_superuser')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user !== undefined && (user.is_superuser || (await permissionsOf(db, userId)).includes(permission));
}

/** The account as its owner sees it; every field that leaves the server is named here. */
export async function readAccount(db: Database, userId: number): Promise<Account | undefined> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) return undefined;
  const roles = await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select(['roles.id', 'roles.name'])
    .where('user_roles.user_id', '=', userId)
    .orderBy(byText('roles.name'))
    .execute();
  return {
    id: user.id,
    email: user.email,
    username: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    is_active: user.is_active,
    is_staff: user.is_staff,
    is_verified: user.is_verified,
    is_superuser: user.is_superuser,
    roles,
    permissions: user.is_superuser ? [...allPermissions] : await permissionsOf(db, userId),
    created_at: user.created_at,
    last_login: user.last_login,
    language: user.language,
    pins: readPins(user.pins),
    read_hints: hintsRead(user.read_hints),
  };
}

/** People named at most. */
const MAX_NAMED = 3;

/** The accounts in use that may do everything. */
export const activeSuperusers = (db: Database) =>
  db.selectFrom('users').where('is_superuser', '=', true).where('is_active', '=', true).where('deleted_at', 'is', null);

/** The people who can grant a missing permission: the first active superusers, with their addresses. */
export async function administrators(db: Database): Promise<string> {
  const superusers = await activeSuperusers(db)
    .select(['first_name', 'last_name', 'email'])
    .orderBy('id')
    .limit(MAX_NAMED)
    .execute();
  return superusers.map((one) => `${fullName(one)} (${one.email})`).join(', ');
}

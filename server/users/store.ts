import { type Selectable, sql } from 'kysely';
import { isPermission, type Permission } from '../../domain/permission.ts';
import type { UserOrder, UserQuery } from '../../domain/user.ts';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { type Listed, type Orders, runList, type Slice, sorted } from '../resource/listing.ts';
import { contains } from '../resource/searching.ts';

const columns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'is_active',
  'is_staff',
  'is_verified',
  'is_superuser',
  'failed_login_attempts',
  'account_locked_until',
  'last_login',
  'language',
  'created_at',
  'updated_at',
  'deleted_at',
  'anonymised_at',
] as const;

/** A user as the database knows them, with what belongs to them. */
export interface StoredUser extends Pick<Selectable<Tables['users']>, (typeof columns)[number]> {
  roles: { id: number; name: string }[];
  /** The permissions of those roles, also the inactive ones. */
  grants: Permission[];
  invitedUntil: string | null;
  codeMadeAt: string | null;
}

type Row = Omit<StoredUser, 'roles' | 'grants' | 'invitedUntil' | 'codeMadeAt'>;

function byUser<Found extends { user_id: number }>(found: readonly Found[]): Map<number, Found[]> {
  const map = new Map<number, Found[]>();
  for (const one of found) map.set(one.user_id, [...(map.get(one.user_id) ?? []), one]);
  return map;
}

const rolesOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select(['user_roles.user_id', 'roles.id', 'roles.name'])
    .where('user_roles.user_id', 'in', ids)
    .where('roles.deleted_at', 'is', null)
    .orderBy(byText('roles.name'))
    .execute();

const grantsOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('user_roles')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'user_roles.role_id')
    .select(['user_roles.user_id', 'role_permissions.permission'])
    .distinct()
    .where('user_roles.user_id', 'in', ids)
    .execute();

const invitationsOf = (db: Database, ids: readonly number[], now: string) =>
  db
    .selectFrom('password_links')
    .select(['user_id', 'expires_at'])
    .where('user_id', 'in', ids)
    .where('kind', '=', 'invitation')
    .where('expires_at', '>', now)
    .execute();

const codesOf = (db: Database, ids: readonly number[], now: string) =>
  db
    .selectFrom('codes')
    .select(['user_id', 'created_at'])
    .where('user_id', 'in', ids)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();

/** The users with what belongs to them; one query for each kind of it, however many users there are. */
async function completed(db: Database, users: readonly Row[], now: string): Promise<StoredUser[]> {
  if (users.length === 0) return [];
  const ids = users.map(({ id }) => id);
  const roles = byUser(await rolesOf(db, ids));
  const grants = byUser(await grantsOf(db, ids));
  const invitations = byUser(await invitationsOf(db, ids, now));
  const codes = byUser(await codesOf(db, ids, now));
  return users.map((user) => ({
    ...user,
    roles: (roles.get(user.id) ?? []).map(({ id, name }) => ({ id, name })),
    grants: (grants.get(user.id) ?? []).map(({ permission }) => permission).filter(isPermission),
    invitedUntil: invitations.get(user.id)?.[0]?.expires_at ?? null,
    codeMadeAt: codes.get(user.id)?.[0]?.created_at ?? null,
  }));
}

/** Also one in the trash. */
export async function findPerson(db: Database, id: number, now: string): Promise<StoredUser | undefined> {
  const found = await db.selectFrom('users').select(columns).where('id', '=', id).execute();
  return (await completed(db, found, now))[0];
}

const orders: Orders<UserOrder, 'users'> = {
  created_at: 'created_at',
  email: 'email',
  name: byText(sql`first_name || ' ' || last_name`),
  last_login: 'last_login',
  is_active: 'is_active',
};

/** The staff list: everybody, or who is in the trash. */
export async function listPeople(
  db: Database,
  query: UserQuery,
  slice: Slice,
  now: string,
): Promise<Listed<StoredUser>> {
  let list = db
    .selectFrom('users')
    .select(columns)
    .where('deleted_at', query.trash ? 'is not' : 'is', null)
    .where('anonymised_at', 'is', null);
  const { status, is_staff, role, search } = query;
  if (status === 'verified') list = list.where('is_verified', '=', true);
  else if (status !== undefined) list = list.where('is_active', '=', status === 'active');
  if (is_staff !== undefined) list = list.where('is_staff', '=', is_staff);
  if (role !== undefined) {
    list = list.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles')
          .select('role_id')
          .whereRef('user_roles.user_id', '=', 'users.id')
          .where('user_roles.role_id', '=', role),
      ),
    );
  }
  // Each word somewhere: "aline uwase" finds her whichever column holds which.
  for (const word of search?.split(/\s+/) ?? [])
    list = list.where(contains(['email', 'first_name', 'last_name'], word));
  const { count, results } = await runList(db, sorted(list, query.ordering, orders, '-created_at'), slice);
  return { count, results: await completed(db, results, now) };
}

import type { Selectable } from 'kysely';
import { isPermission, type Permission } from '../../domain/permission.ts';
import type { RoleOrder, RoleQuery } from '../../domain/role.ts';
import { fullName } from '../../domain/user.ts';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { type Listed, type Orders, runList, type Slice, sorted } from '../resource/listing.ts';
import { contains } from '../resource/searching.ts';

const columns = ['id', 'name', 'description', 'is_active', 'created_at', 'updated_at', 'deleted_at'] as const;

/** A role as the database knows it, with what belongs to it. */
export interface StoredRole extends Selectable<Tables['roles']> {
  permissions: Permission[];
  members: { id: number; name: string }[];
}

const permissionsOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('role_permissions')
    .select(['role_id', 'permission'])
    .where('role_id', 'in', ids)
    .orderBy('permission')
    .execute();

const membersOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select(['user_roles.role_id', 'users.id', 'users.first_name', 'users.last_name'])
    .where('user_roles.role_id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .orderBy(byText('users.first_name'))
    .orderBy('users.id')
    .execute();

async function completed(db: Database, roles: readonly Selectable<Tables['roles']>[]): Promise<StoredRole[]> {
  if (roles.length === 0) return [];
  const ids = roles.map(({ id }) => id);
  const permissions = await permissionsOf(db, ids);
  const members = await membersOf(db, ids);
  return roles.map((role) => ({
    ...role,
    permissions: permissions
      .filter((one) => one.role_id === role.id)
      .map((one) => one.permission)
      .filter(isPermission),
    members: members.filter((one) => one.role_id === role.id).map((one) => ({ id: one.id, name: fullName(one) })),
  }));
}

/** Also one in the trash. */
export async function findRole(db: Database, id: number): Promise<StoredRole | undefined> {
  const found = await db.selectFrom('roles').select(columns).where('id', '=', id).execute();
  return (await completed(db, found))[0];
}

/** A role with this name in any letter case, also one in the trash. */
export function findRoleByName(db: Database, name: string) {
  return db
    .selectFrom('roles')
    .select(['id', 'deleted_at'])
    .where(({ fn, ref }) => fn<string>('lower', [ref('name')]), '=', name.toLowerCase())
    .executeTakeFirst();
}

const orders: Orders<RoleOrder, 'roles'> = {
  name: byText('name'),
  description: byText('description'),
  is_active: 'is_active',
  created_at: 'created_at',
};

export async function listRoles(db: Database, query: RoleQuery, slice: Slice): Promise<Listed<StoredRole>> {
  let list = db
    .selectFrom('roles')
    .select(columns)
    .where('deleted_at', query.trash ? 'is not' : 'is', null);
  if (query.is_active !== undefined) list = list.where('is_active', '=', query.is_active);
  if (query.search) list = list.where(contains(['name', 'description'], query.search));
  const { count, results } = await runList(db, sorted(list, query.ordering, orders, 'name'), slice);
  return { count, results: await completed(db, results) };
}

/** The role allows these and nothing else. */
export async function setPermissions(db: Database, roleId: number, permissions: readonly Permission[]): Promise<void> {
  await db.deleteFrom('role_permissions').where('role_id', '=', roleId).execute();
  if (permissions.length === 0) return;
  await db
    .insertInto('role_permissions')
    .values(permissions.map((permission) => ({ role_id: roleId, permission })))
    .execute();
}

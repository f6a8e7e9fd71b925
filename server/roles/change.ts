import { isPermission, type Permission } from '../../domain/permission.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { RoleInput } from '../../domain/role.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type CurrentUser, holdsAll } from '../http/current-user.ts';
import { badRequest, notAllowed, notFound } from '../http/http-error.ts';
import { beginPeopleChange, privilegeTexts } from '../identity/privilege-rules.ts';
import { noteDeleter } from '../resource/deleters.ts';
import type { Services } from '../services.ts';
import { findRole, findRoleByName, type StoredRole, setPermissions } from './store.ts';

/** The fields of a role in the audit log. */
const auditedRole = ({ name, description, is_active, permissions }: StoredRole) => ({
  name,
  description,
  is_active,
  permissions,
});

async function roleOf({ db }: UnitOfWork, id: number): Promise<StoredRole> {
  const role = await findRole(db, id);
  if (!role) throw notFound();
  return role;
}

async function assertNameFree({ db }: UnitOfWork, name: string, ownId?: number): Promise<void> {
  const other = await findRoleByName(db, name);
  if (!other || other.id === ownId) return;
  const detail = other.deleted_at === null ? staffText('roleExists') : staffText('roleInTrash');
  throw badRequest(detail, { name: [detail] });
}

/** Changing a role changes what its holders may do, so the current user must hold all of it. */
function assertAbove(currentUser: CurrentUser, role: StoredRole): void {
  if (!holdsAll(currentUser, role.permissions)) throw notAllowed(privilegeTexts.roleAbove);
}

function assertGrantable(currentUser: CurrentUser, permissions: readonly Permission[]): void {
  if (!holdsAll(currentUser, permissions)) throw notAllowed(privilegeTexts.grantAbove);
}

/** Adds the permission to view each kind that may be changed: calls that change a record answer with it. */
function withView(permissions: readonly Permission[]): Permission[] {
  const views = permissions.map((one) => `${one.slice(0, one.indexOf('.'))}.view`).filter(isPermission);
  return [...new Set([...views, ...permissions])];
}

export function createRole(
  services: Services,
  currentUser: CurrentUser,
  { permissions: chosen = [], ...fields }: RoleInput,
): Promise<StoredRole> {
  const permissions = withView(chosen);
  return services.write(currentUser.userId, async (unit) => {
    const current = await beginPeopleChange(unit, currentUser, 'roles.create');
    assertGrantable(current, permissions);
    await assertNameFree(unit, fields.name);
    const { id } = await unit.db
      .insertInto('roles')
      .values({
        name: fields.name,
        description: fields.description,
        is_active: fields.is_active,
        created_at: unit.now,
        updated_at: unit.now,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setPermissions(unit.db, id, permissions);
    const made = await roleOf(unit, id);
    await unit.audit({ action: 'create', resource: 'roles', resourceId: id, after: auditedRole(made) });
    return made;
  });
}

/** Changes a role; permissions that are left out stay as they are. Its holders feel it on their next call. */
export function changeRole(
  services: Services,
  currentUser: CurrentUser,
  id: number,
  input: RoleInput,
): Promise<StoredRole> {
  const { name, description, is_active } = input;
  const permissions = input.permissions && withView(input.permissions);
  return services.write(currentUser.userId, async (unit) => {
    const current = await beginPeopleChange(unit, currentUser, 'roles.edit');
    const before = await roleOf(unit, id);
    if (before.deleted_at !== null) throw notFound();
    assertAbove(current, before);
    assertGrantable(current, permissions ?? []);
    await assertNameFree(unit, name, id);
    await unit.db
      .updateTable('roles')
      .set({ name, description, is_active, updated_at: unit.now })
      .where('id', '=', id)
      .execute();
    if (permissions) await setPermissions(unit.db, id, permissions);
    const after = await roleOf(unit, id);
    const audited = { before: auditedRole(before), after: auditedRole(after) };
    await unit.audit({ action: 'edit', resource: 'roles', resourceId: id, ...audited });
    return after;
  });
}

/** Moves a role to the trash, or restores it. A role in the trash grants nothing. */
export function moveRole(
  services: Services,
  currentUser: CurrentUser,
  id: number,
  to: 'trash' | 'list',
): Promise<StoredRole> {
  return services.write(currentUser.userId, async (unit) => {
    const current = await beginPeopleChange(unit, currentUser, 'roles.delete');
    const before = await roleOf(unit, id);
    if ((before.deleted_at === null) !== (to === 'trash')) throw notFound();
    assertAbove(current, before);
    const deleted_at = to === 'trash' ? unit.now : null;
    await unit.db.updateTable('roles').set({ deleted_at }).where('id', '=', id).execute();
    if (to === 'trash') await noteDeleter(unit, 'roles', id, current.userId);
    const action = to === 'trash' ? 'delete' : 'restore';
    const audited = to === 'trash' ? { before: auditedRole(before) } : { after: auditedRole(before) };
    await unit.audit({ action, resource: 'roles', resourceId: id, ...audited });
    return roleOf(unit, id);
  });
}

/** Removes a role in the trash for good, and takes it from those who have it. */
export function removeRole(services: Services, currentUser: CurrentUser, id: number, reason: string): Promise<void> {
  return services.write(currentUser.userId, async (unit) => {
    const current = await beginPeopleChange(unit, currentUser, 'roles.delete');
    const before = await roleOf(unit, id);
    if (before.deleted_at === null) throw notFound();
    assertAbove(current, before);
    await unit.db.deleteFrom('roles').where('id', '=', id).execute();
    await unit.audit({
      action: 'delete_for_good',
      resource: 'roles',
      resourceId: id,
      before: { name: before.name },
      after: { reason },
    });
  });
}

import { isPermission } from '../../domain/permission.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { UserInput } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type CurrentUser, holdsAll } from '../http/current-user.ts';
import { badRequest, conflict, notAllowed } from '../http/http-error.ts';
import { isKeptForUndo } from '../identity/address-undo.ts';
import { privilegeTexts, standsAbove } from '../identity/privilege-rules.ts';
import type { StoredUser } from './store.ts';

/** The defaults of a new user. */
export const newcomer = { is_active: true, is_staff: false, is_verified: false, is_superuser: false };

export function assertAbove(currentUser: CurrentUser, person: StoredUser): void {
  if (!standsAbove(currentUser, person)) throw notAllowed(privilegeTexts.above);
}

/** Saying again what already is so is no change. `is_staff` allows nothing: it says who belongs to the organisation. */
export function assertSuperuserFlag(
  currentUser: CurrentUser,
  before: Pick<StoredUser, 'is_superuser'>,
  { is_superuser = before.is_superuser }: UserInput,
): void {
  if (is_superuser !== before.is_superuser && !currentUser.isSuperuser) throw notAllowed(privilegeTexts.superuser);
}

/** One's own password is changed where the old one is asked for; one's own account is not switched off by oneself. */
export function assertOwnAccount(currentUser: CurrentUser, id: number, input: UserInput): void {
  if (id !== currentUser.userId) return;
  if (input.is_active === false) throw conflict(privilegeTexts.ownAccount);
  if (input.password) throw conflict(privilegeTexts.ownPassword);
}

/** Throws a 400 at the field for an address that an account has or had. */
export async function assertAddressFree(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  email: string,
  ownId?: number,
): Promise<void> {
  const other = await db.selectFrom('users').select(['id', 'deleted_at']).where('email', '=', email).executeTakeFirst();
  if (other?.id === ownId && other) return;
  if (!other) {
    if (await isKeptForUndo(db, email, now, ownId)) {
      const detail = staffText('userExists');
      throw badRequest(detail, { email: [detail] });
    }
    return;
  }
  const detail = other.deleted_at === null ? staffText('userExists') : staffText('userInTrash');
  throw badRequest(detail, { email: [detail] });
}

/** The newly assigned roles must exist, be active, and grant nothing that the current user does not hold. */
export async function assertRoles(
  db: Database,
  currentUser: CurrentUser,
  wanted: readonly number[],
  held: readonly number[],
) {
  const given = wanted.filter((id) => !held.includes(id));
  if (given.length === 0) return;
  const refuse = (detail: string) => badRequest(detail, { role_ids: [detail] });
  const roles = await db
    .selectFrom('roles')
    .select(['id', 'name', 'is_active'])
    .where('id', 'in', given)
    .where('deleted_at', 'is', null)
    .execute();
  if (roles.length < given.length) throw refuse(staffText('chooseRoles'));
  const inactive = roles.find(({ is_active }) => !is_active);
  if (inactive) throw refuse(staffText('roleInactive', inactive.name));
  const granted = await db.selectFrom('role_permissions').select('permission').where('role_id', 'in', given).execute();
  if (!holdsAll(currentUser, granted.map(({ permission }) => permission).filter(isPermission))) {
    throw notAllowed(privilegeTexts.roleAbove);
  }
}

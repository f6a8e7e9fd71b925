import type { Permission } from '../../domain/permission.ts';
import { staffText } from '../../domain/reply-text.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type CurrentUser, holdsAll, may } from '../http/current-user.ts';
import { conflict, notAllowed } from '../http/http-error.ts';
import { activeSuperusers } from './accounts.ts';
import { reloadCurrentUser } from './sessions.ts';

export const privilegeTexts = {
  above: staffText('personAbove'),
  superuser: staffText('superuserOnly'),
  roleAbove: staffText('roleAbove'),
  grantAbove: staffText('grantAbove'),
  lastSuperuser: staffText('lastSuperuser'),
  ownAccount: staffText('ownAccount'),
  ownPassword: staffText('ownPassword'),
} as const;

/**
 * Begins a change of users or roles: one at a time, by a user who may still make it. Returns the current user with their
 * permissions at this moment; throws a 401 or 403 if somebody has removed them since the call came in.
 */
export async function beginPeopleChange(
  unit: UnitOfWork,
  currentUser: CurrentUser,
  permission: Permission,
): Promise<CurrentUser> {
  await holdLock(unit, 'people');
  const now = await reloadCurrentUser(unit.db, currentUser);
  if (!may(now, permission)) throw notAllowed();
  return now;
}

/** A user's power: what their roles could allow, including roles that are inactive at present. */
export interface Power {
  is_superuser: boolean;
  grants: readonly Permission[];
}

/** Changing an account allows taking it over, so the current user must hold all that it holds. */
export function standsAbove(currentUser: CurrentUser, { is_superuser, grants }: Power): boolean {
  return currentUser.isSuperuser || (!is_superuser && holdsAll(currentUser, grants));
}

/** Throws a 409 if no superuser would be left. */
export async function assertSuperuserLeft({ db }: UnitOfWork): Promise<void> {
  const left = await activeSuperusers(db).select('id').where('password_hash', 'is not', null).executeTakeFirst();
  if (!left) throw conflict(privilegeTexts.lastSuperuser);
}

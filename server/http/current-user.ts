import type { Language } from '../../domain/languages.ts';
import type { Permission } from '../../domain/permission.ts';

/** The caller, as the database knows them at that moment. */
export interface CurrentUser {
  userId: number;
  sessionId: number;
  email: string;
  isSuperuser: boolean;
  permissions: ReadonlySet<Permission>;
  /** In which the dashboard is shown to them. */
  language: Language;
}

/** Whether the current user holds the permission. Nobody signed in holds none. */
export function may(currentUser: CurrentUser | null, permission: Permission): boolean {
  return currentUser !== null && (currentUser.isSuperuser || currentUser.permissions.has(permission));
}

/** Whether the current user holds all of them: a user can neither grant nor manage a permission that they do not hold. */
export function holdsAll(currentUser: CurrentUser, permissions: Iterable<Permission>): boolean {
  return [...permissions].every((permission) => may(currentUser, permission));
}

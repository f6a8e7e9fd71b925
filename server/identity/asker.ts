import type { Permission } from '../../domain/permission.ts';

/** Who makes a call, as the database knows them at that moment. */
export interface Asker {
  userId: number;
  sessionId: number;
  email: string;
  isSuperuser: boolean;
  permissions: ReadonlySet<Permission>;
}

/** Whether this asker holds the permission. Nobody signed in holds none. */
export function may(asker: Asker | null, permission: Permission): boolean {
  return asker !== null && (asker.isSuperuser || asker.permissions.has(permission));
}

/** Whether this asker holds all of them: nobody hands on, or rules over, what they do not hold themselves. */
export function holdsAll(asker: Asker, permissions: Iterable<Permission>): boolean {
  return [...permissions].every((permission) => may(asker, permission));
}

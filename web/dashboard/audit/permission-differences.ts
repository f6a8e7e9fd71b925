import type { AuditChange } from '../../../domain/audit.ts';
import { isPermission, type Permission } from '../../../domain/permission.ts';
import { permissionWord } from '../roles/permission-words.ts';

/** In words: `Blog posts: edit`. */
export interface PermissionDifferences {
  added: string[];
  removed: string[];
}

/** The permissions of a list as the log tells it; undefined for any other text. */
function readPermissions(text: string | null): Permission[] | undefined {
  if (text === null) return [];
  const names = text.split(', ');
  return names.every(isPermission) ? names.filter(isPermission) : undefined;
}

/** The permissions a change added and removed; undefined for other changes. */
export function permissionDifferences({ before, after }: AuditChange): PermissionDifferences | undefined {
  const [old, present] = [readPermissions(before), readPermissions(after)];
  if (old === undefined || present === undefined || old.length + present.length === 0) return undefined;
  return {
    added: present.filter((one) => !old.includes(one)).map(permissionWord),
    removed: old.filter((one) => !present.includes(one)).map(permissionWord),
  };
}

import type { Permission, Resource } from '../../../domain/permission.ts';
import { permissionFor, permissionsFor } from './permission-words.ts';

interface Choice {
  resource: Resource;
  permission: Permission;
  checked: boolean;
}

/**
 * The role's permissions after one of them was ticked or unticked. Nobody can edit what they cannot see: a ticked
 * permission adds `view` if that is among the `grantable`, and without `view` no permission of the resource stays.
 */
export function afterChoice(
  chosen: readonly Permission[],
  { resource, permission, checked }: Choice,
  grantable: readonly Permission[],
): Permission[] {
  const view = permissionFor(resource, 'view');
  if (checked) {
    const brought = view !== undefined && grantable.includes(view) ? [view, permission] : [permission];
    return [...new Set([...chosen, ...brought])];
  }
  const taken = permission === view ? permissionsFor(resource).filter((it) => grantable.includes(it)) : [permission];
  return chosen.filter((it) => !taken.includes(it));
}

/** The permissions after all of a resource were ticked or unticked, as far as the current user may grant them. */
export function afterRow(
  chosen: readonly Permission[],
  resource: Resource,
  checked: boolean,
  grantable: readonly Permission[],
): Permission[] {
  const row = permissionsFor(resource).filter((it) => grantable.includes(it));
  return checked ? [...new Set([...chosen, ...row])] : chosen.filter((it) => !row.includes(it));
}

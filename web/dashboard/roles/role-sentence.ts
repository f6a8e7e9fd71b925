import * as words from '#locale/dashboard/roles.ts';
import { type Action, allPermissions, type Permission, type Resource } from '../../../domain/permission.ts';
import { actions, permissionFor, resourceName, resources, verbsInWords } from './permission-words.ts';

const deeds: Record<Action, string> = words.deeds;
const records: Readonly<Record<string, string>> = words.records;

/** "see, edit and export donation interests"; undefined where nothing is held. */
function clauseOf(resource: Resource, held: readonly Permission[]): string | undefined {
  const mine = actions.filter((action) => {
    const permission = permissionFor(resource, action);
    return permission !== undefined && held.includes(permission);
  });
  if (mine.length === 0) return undefined;
  const done = verbsInWords(mine.map((action) => deeds[action]));
  return words.doing(done, records[resource] ?? resourceName(resource).toLowerCase());
}

/** One plain sentence about the effect of these permissions. */
export function roleSentence(held: readonly Permission[]): string {
  if (held.length === 0) return words.canDoNothing;
  if (allPermissions.every((permission) => held.includes(permission))) return words.canDoEverything;
  const clauses = resources.flatMap((resource) => clauseOf(resource, held) ?? []);
  const last = clauses.pop() ?? '';
  return clauses.length === 0 ? words.canDo(last) : words.canDoAll(clauses.join('; '), last);
}

import { resourceNames as namesOfModules } from '#locale/dashboard/modules.ts';
import * as words from '#locale/dashboard/roles.ts';
import { describedCollections } from '../../../domain/collections/registry.ts';
import {
  type Action,
  allPermissions,
  isPermission,
  type OwnResource,
  type Permission,
  type Resource,
} from '../../../domain/permission.ts';
import { everyPlainSubmission } from '../../../domain/submissions/registry.ts';
import { wordedCollection } from '../collections/worded.ts';
import { wordedSubmission } from '../submissions/worded.ts';

/** Without a name for each of them nothing compiles. */
const ownNames: Record<OwnResource, string> = { ...words.resources, ...namesOfModules };

/** The columns of the matrix. */
const actionNames: Record<Action, string> = words.actions;

/** The display names of resources, by their names in permissions and in the audit log. */
export const resourceNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(describedCollections.map(wordedCollection).map(({ name, screen }) => [name, screen.title])),
  ...Object.fromEntries(
    everyPlainSubmission.map((submission) => [submission.name, wordedSubmission(submission).screen.title]),
  ),
  ...ownNames,
};

/** The name of a resource in a row of the matrix. */
export const resourceName = (resource: Resource): string => resourceNames[resource] ?? resource;

const isResource = (name: string): name is Resource =>
  allPermissions.some((permission) => permission.startsWith(`${name}.`));

function isAction(name: string): name is Action {
  return name in actionNames;
}

/** The rows of the matrix, in the order of the menu. */
export const resources: readonly Resource[] = [
  ...new Set(allPermissions.map((permission) => permission.split('.')[0] ?? '')),
].filter(isResource);
export const actions: readonly Action[] = Object.keys(actionNames).filter(isAction);

/** The permission for this action; undefined where the resource knows no such action. */
export function permissionFor(resource: Resource, action: Action): Permission | undefined {
  const name = `${resource}.${action}`;
  return isPermission(name) ? name : undefined;
}

/** All permissions there are for one resource. */
export function permissionsFor(resource: Resource): Permission[] {
  return actions.flatMap((action) => permissionFor(resource, action) ?? []);
}

/** `Blog posts: edit`. */
export function permissionWord(permission: Permission): string {
  const [resource = '', action = ''] = permission.split('.');
  if (!isResource(resource) || !isAction(action)) return permission;
  return words.permission(resourceName(resource), actionNames[action]);
}

/** `view, create and edit`. */
export const verbsInWords = (verbs: readonly string[]): string =>
  verbs.length < 2 ? verbs.join('') : words.verbs(verbs.slice(0, -1).join(', '), verbs.at(-1) ?? '');

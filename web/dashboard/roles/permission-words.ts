import { describedCollections } from '../../../domain/collections/registry.ts';
import {
  type Action,
  allPermissions,
  isPermission,
  type OwnResource,
  type Permission,
  type Resource,
} from '../../../domain/permission.ts';

const ownNames: Record<OwnResource, string> = {
  users: 'Users',
  roles: 'Roles',
  ads: 'Advertisements',
  posts: 'Blog posts',
  categories: 'Blog categories',
  events: 'Events',
  announcements: 'Announcements',
  gallery: 'Gallery and video',
  media: 'Pictures and files',
  donations: 'Donation interests',
  contacts: 'Contact messages',
  newsletter: 'Newsletter',
  privacy: 'Personal data',
  pages: 'Pages of the site',
  settings: 'Site settings',
  audit: 'Audit log',
};

/** The columns of the matrix. */
export const actionNames: Record<Action, string> = {
  view: 'View',
  create: 'Create',
  edit: 'Edit',
  delete: 'Delete',
  publish: 'Publish',
  send: 'Send',
  export: 'Export',
  erase: 'Erase',
  view_security: 'View security',
  translate: 'Translate',
};

/** The display names of resources, by their names in permissions and in the audit log. */
export const resourceNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(describedCollections.map(({ name, screen }) => [name, screen.title])),
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
export function permissionsOf(resource: Resource): Permission[] {
  return actions.flatMap((action) => permissionFor(resource, action) ?? []);
}

/** `Blog posts: edit`. */
export function permissionWord(permission: Permission): string {
  const [resource = '', action = ''] = permission.split('.');
  if (!isResource(resource) || !isAction(action)) return permission;
  return `${resourceName(resource)}: ${actionNames[action].toLowerCase()}`;
}

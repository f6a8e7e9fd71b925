import type { Permission, Resource } from '../../../domain/permission.ts';
import { isPermission, resourceActions } from '../../../domain/permission.ts';

/** Everything that can be done with some resource. */
export type Action = { [R in Resource]: (typeof resourceActions)[R][number] }[Resource];

/** The rows of the matrix, in the order of the menu. */
export const resourceNames: Record<Resource, string> = {
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
};

function isResource(name: string): name is Resource {
  return name in resourceActions;
}

function isAction(name: string): name is Action {
  return name in actionNames;
}

export const resources: readonly Resource[] = Object.keys(resourceNames).filter(isResource);
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
  return `${resourceNames[resource]}: ${actionNames[action].toLowerCase()}`;
}

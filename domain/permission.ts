import { z } from 'zod';

/** Every right there is: a resource and what may be done with it. A superuser holds all of them. */
export const resourceActions = {
  users: ['view', 'create', 'edit', 'delete', 'view_security'],
  roles: ['view', 'create', 'edit', 'delete'],
  ads: ['view', 'create', 'edit', 'delete'],
  posts: ['view', 'create', 'edit', 'delete', 'publish'],
  categories: ['view', 'create', 'edit', 'delete'],
  events: ['view', 'create', 'edit', 'delete'],
  announcements: ['view', 'create', 'edit', 'delete'],
  gallery: ['view', 'create', 'edit', 'delete'],
  media: ['view', 'create', 'edit', 'delete'],
  donations: ['view', 'edit', 'export'],
  contacts: ['view', 'edit', 'export'],
  newsletter: ['view', 'send', 'export'],
  privacy: ['view', 'erase'],
  pages: ['view', 'create', 'edit', 'delete', 'publish'],
  settings: ['view', 'edit'],
  audit: ['view'],
} as const;

export type Resource = keyof typeof resourceActions;
export type Permission = { [R in Resource]: `${R}.${(typeof resourceActions)[R][number]}` }[Resource];

function everyPermission(): [string, ...string[]] {
  const [first, ...rest] = Object.entries(resourceActions).flatMap(([resource, actions]) =>
    actions.map((action) => `${resource}.${action}`),
  );
  if (first === undefined) throw new Error('There is no permission at all');
  return [first, ...rest];
}

const names: ReadonlySet<string> = new Set(everyPermission());

export function isPermission(text: string): text is Permission {
  return names.has(text);
}

/** One permission, written `<resource>.<action>`. */
export const permission = z.custom<Permission>((value) => typeof value === 'string' && isPermission(value), {
  error: 'There is no such permission.',
});

export const allPermissions: readonly Permission[] = everyPermission().filter(isPermission);

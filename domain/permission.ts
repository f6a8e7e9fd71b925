import { z } from 'zod';
import { moduleActions } from '../modules/permissions.ts';
import { type CollectionPermission, describedCollections } from './collections/registry.ts';
import { staffText } from './reply-text.ts';
import { type SubmissionPermission, submissions } from './submissions/registry.ts';

/** The resources, and what may be done with each. Collections and submissions that are not in here bring their own. */
const ownActions = {
  users: ['view', 'create', 'edit', 'delete', 'view_security'],
  roles: ['view', 'create', 'edit', 'delete'],
  ads: ['view', 'create', 'edit', 'delete', 'translate'],
  posts: ['view', 'create', 'edit', 'delete', 'publish', 'translate'],
  categories: ['view', 'create', 'edit', 'delete', 'translate'],
  events: ['view', 'create', 'edit', 'delete', 'translate'],
  announcements: ['view', 'create', 'edit', 'delete', 'translate'],
  gallery: ['view', 'create', 'edit', 'delete', 'translate'],
  media: ['view', 'create', 'edit', 'delete', 'translate'],
  donations: ['view', 'edit', 'delete', 'export'],
  pledges: ['view', 'create', 'edit', 'export'],
  statements: ['view', 'create', 'edit'],
  receipts: ['view', 'create', 'delete'],
  contacts: ['view', 'edit', 'delete', 'export'],
  form_answers: ['view', 'edit', 'delete', 'export'],
  newsletter: ['view', 'send', 'translate'],
  subscribers: ['view', 'export'],
  privacy: ['view', 'erase'],
  pages: ['view', 'create', 'edit', 'edit_published', 'delete', 'publish', 'translate'],
  settings: ['view', 'edit', 'translate'],
  ...moduleActions,
  trash: ['delete_for_good'],
  audit: ['view'],
} as const;

export type OwnResource = keyof typeof ownActions;
export type Action = { [R in OwnResource]: (typeof ownActions)[R][number] }[OwnResource];
type OwnPermission = { [R in OwnResource]: `${R}.${(typeof ownActions)[R][number]}` }[OwnResource];

/** Every right there is. A superuser holds all of them. */
export type Permission = OwnPermission | CollectionPermission | SubmissionPermission;
export type Resource = Permission extends infer One ? (One extends `${infer R}.${string}` ? R : never) : never;

const ownNames: readonly string[] = Object.entries(ownActions).flatMap(([resource, actions]) =>
  actions.map((action) => `${resource}.${action}`),
);
const last = 'audit.view';

/** The permissions of a new collection stand before those of the audit log, which come last. */
const names: ReadonlySet<string> = new Set([
  ...ownNames.filter((name) => name !== last),
  ...describedCollections.flatMap(({ permissions }) => Object.values(permissions)),
  ...submissions.flatMap(({ permissions }) => Object.values(permissions)),
  last,
]);

export function isPermission(text: string): text is Permission {
  return names.has(text);
}

/** One permission, written `<resource>.<action>`. */
export const permission = z.custom<Permission>((value) => typeof value === 'string' && isPermission(value), {
  error: staffText('noSuchPermission'),
});

/** In the order of the menu. */
export const allPermissions: readonly Permission[] = [...names].filter(isPermission);

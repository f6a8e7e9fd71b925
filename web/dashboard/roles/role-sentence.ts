import { type Action, allPermissions, type Permission, type Resource } from '../../../domain/permission.ts';
import { actions, permissionFor, resourceName, resources } from './permission-words.ts';

// The words of one language: another one has this file again, with its own grammar.

const verbs: Record<Action, string> = {
  view: 'see',
  create: 'create',
  edit: 'edit',
  delete: 'delete',
  publish: 'publish',
  send: 'send',
  export: 'export',
  erase: 'erase',
  view_security: 'see the security alerts of',
  translate: 'translate',
};

const records: Readonly<Record<string, string>> = {
  users: 'user accounts',
  roles: 'roles',
  ads: 'advertisements',
  posts: 'blog posts',
  categories: 'blog categories',
  events: 'events',
  announcements: 'announcements',
  gallery: 'the gallery and its videos',
  media: 'pictures and files',
  donations: 'donation interests',
  contacts: 'contact messages',
  newsletter: 'the newsletter',
  privacy: 'personal data',
  pages: 'the pages of the site',
  settings: 'the site settings',
  audit: 'the audit log',
};

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "see, edit and export donation interests"; undefined where nothing is held. */
function clauseOf(resource: Resource, held: readonly Permission[]): string | undefined {
  const mine = actions.filter((action) => {
    const permission = permissionFor(resource, action);
    return permission !== undefined && held.includes(permission);
  });
  return mine.length === 0
    ? undefined
    : `${and.format(mine.map((action) => verbs[action]))} ${records[resource] ?? resourceName(resource).toLowerCase()}`;
}

/** One plain sentence about the effect of these permissions. */
export function roleSentence(held: readonly Permission[]): string {
  if (held.length === 0) return 'People with this role can sign in, but cannot do anything else.';
  if (allPermissions.every((permission) => held.includes(permission)))
    return 'People with this role can do everything on the dashboard.';
  const clauses = resources.flatMap((resource) => clauseOf(resource, held) ?? []);
  const last = clauses.pop();
  if (clauses.length === 0) return `People with this role can ${last}.`;
  return `People with this role can ${clauses.join('; ')}; and ${last}.`;
}

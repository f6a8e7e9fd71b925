import { allPermissions, type Permission } from '../../domain/permission.ts';
import type { Sample } from './sample.ts';

interface SampleRole {
  name: string;
  description: string;
  permissions: readonly Permission[];
}

/** Everything that may be done with these resources. */
function everythingWith(...resources: readonly string[]): Permission[] {
  return allPermissions.filter((permission) => resources.some((resource) => permission.startsWith(`${resource}.`)));
}

/** Visitors' personal data and colleagues' actions are for those who work with them. */
const personal = [
  'donations.view',
  'pledges.view',
  'statements.view',
  'receipts.view',
  'contacts.view',
  'form_answers.view',
  'newsletter.view',
  'subscribers.view',
  'privacy.view',
  'audit.view',
];

/** Ready roles, to be given out or changed. */
export const sampleRoles: readonly SampleRole[] = [
  {
    name: 'Administrator',
    description: 'Manages people, roles and settings, and can do everything else.',
    permissions: allPermissions,
  },
  {
    name: 'Editor',
    description:
      'Writes and publishes what visitors read: posts, pages, announcements, advertisements, forms and the gallery.',
    permissions: [
      ...everythingWith('posts', 'categories', 'announcements', 'ads', 'gallery', 'media', 'pages', 'forms'),
      'events.view',
      'settings.view',
    ],
  },
  {
    name: 'Events',
    description: 'Plans events, sees who has registered, and announces them.',
    permissions: [
      ...everythingWith('events'),
      'announcements.view',
      'announcements.create',
      'announcements.edit',
      'gallery.view',
      'gallery.create',
      'media.view',
      'media.create',
    ],
  },
  {
    name: 'Donor relations',
    description:
      'Follows up donation interests, pledges, contact messages and answers to forms, and writes the newsletter.',
    permissions: [
      ...everythingWith('donations', 'pledges', 'contacts', 'form_answers', 'newsletter', 'subscribers'),
      'forms.view',
      'receipts.view',
      'events.view',
      'posts.view',
    ],
  },
  {
    name: 'Accounts',
    description: 'Imports statements, says whose gifts the payments are, and issues receipts.',
    permissions: [...everythingWith('statements', 'receipts', 'pledges'), 'donations.view', 'settings.view'],
  },
  {
    name: 'Viewer',
    description: 'Can see the dashboard but not change it, and cannot see personal data of visitors.',
    permissions: allPermissions.filter((permission) => permission.endsWith('.view') && !personal.includes(permission)),
  },
];

export async function addRoles({ db, now }: Sample): Promise<void> {
  for (const { name, description, permissions } of sampleRoles) {
    const made = await db
      .insertInto('roles')
      .values({ name, description, is_active: true, created_at: now, updated_at: now, deleted_at: null })
      .onConflict((known) => known.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    // Staff who were there before the sample may have made a role of this name.
    if (!made) continue;
    await db
      .insertInto('role_permissions')
      .values(permissions.map((permission) => ({ role_id: made.id, permission })))
      .execute();
  }
}

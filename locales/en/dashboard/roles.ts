// The list
export const roleManagement = 'Role Management';
export const subtitle = 'Manage system roles and permissions';
export const roles = 'Roles';
export const role = 'Role';
export const newRole = '+ New Role';
export const searchRoles = 'Search roles...';
export const totalRoles = 'Total Roles';
export const rolesInTheTrash = 'Roles in the trash';
export const loadingRoles = 'Loading roles...';
export const failedToLoadRoles = 'Failed to load roles';
export const noRoles = 'No roles found.';
export const noRolesHint = 'A role says what the people who have it may see and do here.';
export const addTheFirst = 'Add the first role';
export const noMatch = 'No roles match your search.';
export const total = (shown: number, count: number) => `Showing ${shown} of ${count} ${count === 1 ? 'role' : 'roles'}`;
export const name = 'Name';
export const description = 'Description';
export const noDescription = 'No description provided';
export const status = 'Status';
export const active = 'Active';
export const inactive = 'Inactive';
export const createdAt = 'Created At';
export const edit = 'Edit';
export const editOf = (name: string) => `Edit ${name}`;
export const permissions = 'Permissions';
export const permissionsOf = (name: string) => `Permissions of ${name}`;
export const holders = (count: number) => {
  if (count === 0) return 'Unassigned';
  return count === 1 ? '1 person' : `${count} people`;
};

// Deleting
export const heldBy = (name: string, count: number) => `${name}: ${holders(count)}.`;
export const deleteQuestion = (name: string) => `Delete the role “${name}”?`;
export const deleteRole = 'Delete the role';
export const losers = (count: number, names: string) =>
  `${holders(count)}${names === '' ? '' : `: ${names}`}. ${count === 1 ? 'This person' : 'These people'} will no longer be able to do what only this role allows.`;
export const canBeRestored = 'You can restore the role for 30 days. Everyone who has it now will then have it again.';

// The form
export const addNewRole = 'Add New Role';
export const editRole = 'Edit Role';
export const formSubtitle = 'Its name, and what it allows.';
export const backToRoles = '+ Back Roles';
export const loadingRole = 'Loading the role...';
export const failedToLoadRole = 'Failed to load role data';
export const inactiveHint = 'An inactive role gives no permissions and cannot be assigned.';
export const permissionsHint =
  'Use the arrow keys to move between boxes. You can only give permissions you have yourself.';
export const createRole = 'Create Role';
export const updateRole = 'Update Role';
export const saving = 'Saving...';
export const failedToSave = 'Failed to save role';
export const roleCreated = 'Role Created successfully!';
export const roleUpdated = 'Role updated successfully!';
export const whoHasThisRole = 'Who has this role';
export const noOneHasIt = 'No one has it yet. Assign it when you edit a user.';

// The dialog over the list
export const save = 'Save';
export const failedToUpdate = 'Failed to update role. Please try again later.';
export const updatedInList = 'Role updated successfully';

// The table of permissions
export const resource = 'Area';
export const all = 'All';
export const allOf = (resource: string) => `${resource}: all`;
/** `Blog posts: edit`. The action is one of `actions`, or several of them. */
export const permission = (resource: string, action: string) => `${resource}: ${action.toLowerCase()}`;
/** `view, create and edit`. */
export const verbs = (before: string, last: string) => `${before} and ${last}`;
export const addPermissions = (permissions: string) => `Add “${permissions}”`;
export const picturesAreNeeded = 'Writers also need access to the media library.';
export const rolesAreNeeded = 'People who manage accounts also need to see the roles.';
export const resources = {
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
  pledges: 'Pledges and givers',
  statements: 'Payments and statements',
  receipts: 'Receipts',
  contacts: 'Contact messages',
  form_answers: 'Answers to forms',
  newsletter: 'Newsletter',
  subscribers: 'Newsletter subscribers',
  privacy: 'Personal data',
  pages: 'Pages',
  settings: 'Site settings',
  trash: 'Trash',
  audit: 'Audit log',
};
/** The columns. */
export const actions = {
  view: 'View',
  create: 'Create',
  edit: 'Edit',
  delete: 'Delete',
  publish: 'Publish',
  send: 'Send',
  export: 'Export',
  erase: 'Erase',
  view_security: 'View security alerts',
  translate: 'Translate',
  edit_published: 'Change what is published',
  delete_for_good: 'Delete for good',
};

// A role in one sentence
export const canDoNothing = 'People with this role can sign in, but cannot do anything else.';
export const canDoEverything = 'People with this role can do everything on the dashboard.';
/** `clause` is what `doing` makes. */
export const canDo = (clause: string) => `People with this role can ${clause}.`;
export const canDoAll = (clauses: string, last: string) => `People with this role can ${clauses}; and ${last}.`;
/** `see, create and edit events`. */
export const doing = (deeds: string, records: string) => `${deeds} ${records}`;
export const deeds = {
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
  edit_published: 'change published',
  delete_for_good: 'delete for good',
};
export const records = {
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
  pledges: 'pledges and givers',
  statements: 'payments and statements',
  receipts: 'receipts',
  contacts: 'contact messages',
  form_answers: 'answers to forms',
  newsletter: 'the newsletter',
  subscribers: 'the newsletter’s subscribers',
  privacy: 'personal data',
  pages: 'pages',
  settings: 'the site settings',
  trash: 'records from the trash, once their 30 days there are over',
  audit: 'the audit log',
};

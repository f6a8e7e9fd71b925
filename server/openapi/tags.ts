import { describedCollections } from '../../domain/collections/registry.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { modulePaths } from '../../modules/calls.ts';

interface Tag {
  name: string;
  description: string;
}

const tag = (name: string, description: string, ...parts: readonly string[]) => ({ name, description, parts });

/** The groups of calls, each with the first parts of the paths that belong to it. */
const groups = [
  tag('posts', 'The articles of the blog and private links.', 'posts', 'post-previews'),
  tag('events', 'Events, and who registers for them.', 'events', 'events_detail', 'event-registrations'),
  tag('gallery', 'Pictures and videos of the gallery.', 'gallery'),
  tag('pages', 'The pages of the site, and those that staff have added.', 'pages', 'site-pages', 'redirects'),
  tag(
    'site',
    'What the organisation says of itself everywhere, and its languages.',
    'site-settings',
    'site-facts',
    'site',
  ),
  tag('media', 'Files, and where they are used.', 'media'),
  tag('previews', 'What is in a form, as its page would show it.', 'previews'),
  tag('order', 'Records in a new order.', 'order'),
  tag('newsletter', 'Subscriptions, and what is written to subscribers.', 'newsletter'),
  tag('contact', 'What visitors write, and the replies.', 'contact', 'admin-contacts'),
  tag('form answers', 'What visitors answered to forms of staff.', 'form-answers'),
  tag('donations', 'Offers to give, and their way to a gift.', 'donation', 'admin-donations'),
  tag('pledges', 'Promises to give, for those who gave them and for staff.', 'pledges', 'own-pledges'),
  tag(
    'giving',
    'Payments, gifts, givers and receipts.',
    'payment-sources',
    'payments',
    'gifts',
    'receipts',
    'givers',
    'giving-report',
  ),
  tag('translations', 'Texts in other languages.', 'translations'),
  tag('versions', 'How records were after each of their changes.', 'versions'),
  tag('uses', 'Where records are used.', 'uses'),
  tag('drafts', 'What is written in forms and not saved yet.', 'drafts'),
  tag('undo', 'What an account did, to be undone.', 'undo'),
  tag('trash', 'What was deleted, to be deleted for good.', 'trash'),
  tag(
    'sign-in',
    'Signing in and out, and forgotten passwords.',
    'login',
    'verify-otp',
    'token',
    'logout',
    'password-reset',
    'address-undo',
    'invitations',
    'sign-in-links',
  ),
  tag('me', 'The account of whoever is signed in.', 'me', 'administrators'),
  tag('users', 'The accounts of staff and their roles.', 'users', 'userDetails', 'register', 'update-user', 'roles'),
  tag('privacy', 'What is held of a person.', 'privacy'),
  tag(
    'installation',
    'How the program and its records stand.',
    'overview',
    'calendar',
    'search',
    'waiting',
    'status',
    'mail-server',
    'clock',
    'backups',
    'audit',
  ),
];

const pathsOfModules = (name: string) => Object.keys(modulePaths).filter((part) => modulePaths[part] === name);

const byPart = new Map<string, Tag>([
  ...describedCollections.map(({ path, screen }): [string, Tag] => {
    const name = path.split('/')[1] ?? '';
    return [name, { name, description: screen.subtitle }];
  }),
  ...everyPlainSubmission.flatMap(({ path, staffPath, name, screen }): [string, Tag][] =>
    [path, staffPath].map((one) => [one.split('/')[1] ?? '', { name, description: screen.subtitle }]),
  ),
  ...groups.flatMap(({ name, description, parts }) =>
    [...parts, ...pathsOfModules(name)].map((part): [string, Tag] => [part, { name, description }]),
  ),
]);

/** The group of the calls at a path. Throws where there is none: a new path needs a line above. */
export function tagOf(path: string): Tag {
  const found = byPart.get(path.split('/')[1] ?? '');
  if (!found) throw new Error(`${path} belongs to no tag`);
  return found;
}

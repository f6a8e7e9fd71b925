import { moduleAddresses } from '../modules/addresses.ts';
import { staffAddresses } from './addresses.ts';
import { type DescribedCollectionName, describedCollections } from './collections/registry.ts';
import { everyPlainSubmission, type PlainSubmissionName } from './submissions/registry.ts';

/** The name of a screen of the staff dashboard. */
export type StaffScreen =
  | keyof typeof staffAddresses
  | keyof typeof moduleAddresses
  | DescribedCollectionName
  | PlainSubmissionName;

/** As the specification's table of routes spells them. Its links have other letter case, which does not matter to a route. */
const spelledInRoutes: Readonly<Record<string, string>> = {
  roles: '/dashboard/getRole',
  newRole: '/dashboard/addRole',
  editRole: '/dashboard/addRole/{id}',
  users: '/dashboard/getUser',
  editUser: '/dashboard/addUser/{id}',
  newAdvertisement: '/dashboard/addAds',
  newPost: '/dashboard/addBlog',
  editPost: '/dashboard/addBlog/{id}',
  newGalleryItem: '/dashboard/addGallery',
} satisfies Partial<Record<StaffScreen, string>>;

/** Further addresses of a screen. */
const furtherAddresses: Readonly<Record<string, readonly string[]>> = {
  overview: ['/dashboard'],
  users: ['/users'],
  newEvent: ['/add-event'],
  gallery: ['/dashboard/gallery'],
  versions: ['/dashboard/addBlog/{id}/versions'],
} satisfies Partial<Record<StaffScreen, readonly string[]>>;

/** The path of each screen as links spell it, with names in braces in place of what it shows. */
export const screenPaths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ ...staffAddresses, ...moduleAddresses }).map(([name, it]) => [
      name,
      typeof it === 'string' ? it : it.path,
    ]),
  ),
  ...Object.fromEntries(everyPlainSubmission.map(({ name, screen }) => [name, screen.address])),
  ...Object.fromEntries(describedCollections.map(({ name, screen }) => [name, screen.address])),
};

/** Every screen with the spellings that lead to it, the specification's own first. A slash at the end does not matter either. */
export const screenSpellings: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(screenPaths).map(([name, path]) => [
    name,
    [spelledInRoutes[name] ?? path, ...(furtherAddresses[name] ?? [])],
  ]),
);

/** The values that a part of an address can have. */
const parts: Readonly<Record<string, string>> = {
  id: '[0-9]+',
  slug: '[a-z-]+',
  resource: '[a-z_]+',
  collection: '[a-z_]+',
  record: '[a-z0-9_]+',
  language: '[a-z]{2}',
};

function expressionFor(address: string): RegExp {
  const pattern = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '[^/]+');
  return new RegExp(`^${pattern}/?$`, 'i');
}

const expressions = Object.entries(screenSpellings).flatMap(([screen, spellings]) =>
  spellings.map((spelling) => ({ screen, expression: expressionFor(spelling) })),
);

const belongsToDashboard = /^\/(dashboard|autho)(\/|$)/i;

/** The screen at this path; `not found` for an address of the dashboard without a screen; undefined where the public site begins. */
export function findStaffScreen(path: string): string | undefined {
  const found = expressions.find(({ expression }) => expression.test(path));
  return found?.screen ?? (belongsToDashboard.test(path) ? 'not found' : undefined);
}

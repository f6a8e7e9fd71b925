import { type DescribedCollectionName, describedCollections } from '../../domain/collections/registry.ts';

/**
 * The staff dashboard's addresses: each screen with every spelling that leads to it, the specification's own first. Letter
 * case and a slash at the end do not matter.
 */
export const screens = {
  signIn: ['/autho/login'],
  forgottenPassword: ['/autho/forgot'],
  resetPassword: ['/autho/reset'],
  invitation: ['/autho/invitation'],
  signInLink: ['/autho/link'],
  undoAddress: ['/autho/undo-address'],
  overview: ['/dashboard/adminDashboard', '/dashboard'],
  roles: ['/dashboard/getRole'],
  newRole: ['/dashboard/addRole'],
  editRole: ['/dashboard/addRole/{id}'],
  users: ['/dashboard/getUser', '/users'],
  newUser: ['/dashboard/addUser'],
  editUser: ['/dashboard/addUser/{id}'],
  user: ['/dashboard/userDetails/{id}'],
  newAdvertisement: ['/dashboard/addAds'],
  editAdvertisement: ['/ads/edit/{id}'],
  posts: ['/dashboard/getBlog'],
  newPost: ['/dashboard/addBlog'],
  editPost: ['/dashboard/addBlog/{id}'],
  events: ['/dashboard/getEvent'],
  newEvent: ['/dashboard/addEvent', '/add-event'],
  editEvent: ['/dashboard/addEvent/{id}'],
  eventRegistrations: ['/dashboard/eventRegistrations/{id}'],
  signInSheet: ['/dashboard/signInSheet/{id}'],
  eventRegistration: ['/dashboard/addEventRegistration'],
  gallery: ['/dashboard/getGallery', '/dashboard/gallery'],
  newGalleryItem: ['/dashboard/addGallery'],
  editGalleryItem: ['/dashboard/addGallery/{id}'],
  donations: ['/dashboard/viewDonation'],
  donationBoard: ['/dashboard/donationBoard'],
  pledges: ['/dashboard/pledges'],
  newPledge: ['/dashboard/pledges/new'],
  pledge: ['/dashboard/pledges/{id}'],
  payments: ['/dashboard/payments'],
  importStatement: ['/dashboard/payments/import'],
  givers: ['/dashboard/givers'],
  giver: ['/dashboard/givers/{id}'],
  receipts: ['/dashboard/receipts'],
  givingReport: ['/dashboard/givingReport'],
  thanksOwed: ['/dashboard/givingReport/thanks'],
  contacts: ['/dashboard/viewContact'],
  newsletter: ['/dashboard/newsletter'],
  newCampaign: ['/dashboard/newsletter/write'],
  campaign: ['/dashboard/newsletter/{id}'],
  editCampaign: ['/dashboard/newsletter/{id}/edit'],
  subscribers: ['/dashboard/newsletter/subscribers'],
  privacy: ['/dashboard/privacy'],
  audit: ['/dashboard/audit'],
  siteSettings: ['/dashboard/siteSettings'],
  pages: ['/dashboard/pages'],
  newPage: ['/dashboard/pages/new'],
  editPage: ['/dashboard/pages/{id}'],
  sitePages: ['/dashboard/sitePages'],
  sitePage: ['/dashboard/sitePages/{slug}'],
  translations: ['/dashboard/translations'],
  translation: ['/dashboard/translations/{resource}/{record}/{language}'],
  translationVersions: ['/dashboard/translations/{resource}/{record}/{language}/versions'],
  versions: ['/dashboard/versions/{collection}/{id}', '/dashboard/addBlog/{id}/versions'],
  media: ['/dashboard/media'],
  profile: ['/dashboard/profile'],
} as const satisfies Record<string, readonly string[]>;

export type Screen = keyof typeof screens | DescribedCollectionName;

/** All of them, with the screen of each collection. */
export const allScreens: Readonly<Record<string, readonly string[]>> = {
  ...screens,
  ...Object.fromEntries(describedCollections.map(({ name, screen }) => [name, [screen.address]])),
};

/** What a part of an address can be. */
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

const expressions = Object.entries(allScreens).flatMap(([screen, spellings]) =>
  spellings.map((spelling) => ({ screen, expression: expressionFor(spelling) })),
);

const belongsToDashboard = /^\/(dashboard|autho)(\/|$)/i;

/** The screen at this path; `not found` for an address of the dashboard without a screen; undefined where the public site begins. */
export function findDashboardScreen(path: string): string | undefined {
  const found = expressions.find(({ expression }) => expression.test(path));
  return found?.screen ?? (belongsToDashboard.test(path) ? 'not found' : undefined);
}

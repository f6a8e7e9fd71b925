import { type ComponentType, createElement } from 'react';
import * as words from '#locale/dashboard/screens.ts';
import { type DescribedCollectionName, describedCollections } from '../../domain/collections/registry.ts';
import { versionedCollections } from '../../domain/collections/versioned.ts';
import type { Permission } from '../../domain/permission.ts';
import { translators } from '../../domain/translation/translators.ts';
import type { ShownCollection } from './collections/calls.ts';
import { worded } from './collections/worded.ts';
import type { OpenScreen } from './open-screens.ts';
import type { Screen } from './screens.ts';

/** One screen of the dashboard: its permission, and its component, loaded when it is first opened. */
export interface DashboardScreen {
  title: string;
  /** Without this permission, or any of these, a notice is shown instead; undefined where all staff may see the screen. */
  permission: Permission | readonly Permission[] | undefined;
  load(): Promise<ComponentType>;
}

/** Whether somebody with these permissions may open a screen. */
export function mayOpen({ permission }: Pick<DashboardScreen, 'permission'>, held: readonly Permission[]): boolean {
  return permission === undefined || [permission].flat().some((one) => held.includes(one));
}

const screen = (
  title: string,
  permission: DashboardScreen['permission'],
  load: DashboardScreen['load'],
): DashboardScreen => ({
  title,
  permission,
  load,
});

/** Every screen behind the sign-in. */
const ownScreens: Record<Exclude<Screen, OpenScreen | DescribedCollectionName>, DashboardScreen> = {
  overview: screen(words.dashboard, undefined, async () => (await import('./overview/Overview.tsx')).Overview),
  roles: screen(words.roleManagement, 'roles.view', async () => (await import('./roles/Roles.tsx')).Roles),
  newRole: screen(words.addNewRole, 'roles.create', async () => (await import('./roles/RoleScreen.tsx')).NewRole),
  editRole: screen(words.editRole, 'roles.edit', async () => (await import('./roles/RoleScreen.tsx')).EditRole),
  users: screen(words.userManagement, 'users.view', async () => (await import('./users/Users.tsx')).Users),
  newUser: screen(words.userManagement, 'users.create', async () => (await import('./users/UserScreen.tsx')).NewUser),
  editUser: screen(words.userManagement, 'users.edit', async () => (await import('./users/UserScreen.tsx')).EditUser),
  user: screen(words.userDetails, 'users.view', async () => (await import('./users/UserDetails.tsx')).UserDetails),
  newAdvertisement: screen(
    words.createNewAdvertisement,
    'ads.create',
    async () => (await import('./advertisements/AdvertisementScreen.tsx')).NewAdvertisement,
  ),
  editAdvertisement: screen(
    words.editAd,
    'ads.edit',
    async () => (await import('./advertisements/AdvertisementScreen.tsx')).EditAdvertisement,
  ),
  posts: screen(words.blogsManagement, 'posts.view', async () => (await import('./posts/Posts.tsx')).Posts),
  newPost: screen(words.blogManagement, 'posts.create', async () => (await import('./posts/PostScreen.tsx')).NewPost),
  editPost: screen(words.blogManagement, 'posts.edit', async () => (await import('./posts/PostScreen.tsx')).EditPost),
  events: screen(words.manageEvents, 'events.view', async () => (await import('./events/Events.tsx')).Events),
  newEvent: screen(
    words.manageEvents,
    'events.create',
    async () => (await import('./events/EventScreen.tsx')).NewEvent,
  ),
  editEvent: screen(
    words.manageEvents,
    'events.edit',
    async () => (await import('./events/EventScreen.tsx')).EditEvent,
  ),
  eventRegistrations: screen(
    words.eventRegistrations,
    'events.edit',
    async () => (await import('./registrations/Registrations.tsx')).Registrations,
  ),
  signInSheet: screen(
    words.signInSheet,
    'events.edit',
    async () => (await import('./registrations/SignInSheet.tsx')).SignInSheet,
  ),
  eventRegistration: screen(
    words.eventRegistration,
    'events.edit',
    async () => (await import('./registrations/NewRegistration.tsx')).NewRegistration,
  ),
  gallery: screen(words.galleryManagement, 'gallery.view', async () => (await import('./gallery/Gallery.tsx')).Gallery),
  newGalleryItem: screen(
    words.addNewGalleryItem,
    'gallery.create',
    async () => (await import('./gallery/GalleryItemScreen.tsx')).NewGalleryItem,
  ),
  editGalleryItem: screen(
    words.editGalleryItem,
    'gallery.edit',
    async () => (await import('./gallery/GalleryItemScreen.tsx')).EditGalleryItem,
  ),
  donationBoard: screen(
    words.donationsByStatus,
    'donations.view',
    async () => (await import('./donations/DonationsByStatus.tsx')).DonationsByStatus,
  ),
  donations: screen(
    words.donationManagement,
    'donations.view',
    async () => (await import('./donations/Donations.tsx')).Donations,
  ),
  pledges: screen(words.pledges, 'pledges.view', async () => (await import('./pledges/Pledges.tsx')).Pledges),
  newPledge: screen(
    words.enterAPledge,
    'pledges.create',
    async () => (await import('./pledges/NewPledge.tsx')).NewPledge,
  ),
  pledge: screen(words.pledges, 'pledges.view', async () => (await import('./pledges/Pledges.tsx')).Pledges),
  payments: screen(words.payments, 'statements.view', async () => (await import('./payments/Payments.tsx')).Payments),
  importStatement: screen(
    words.importStatement,
    'statements.create',
    async () => (await import('./payments/ImportStatement.tsx')).ImportStatement,
  ),
  givers: screen(words.givers, 'pledges.view', async () => (await import('./givers/Givers.tsx')).Givers),
  giver: screen(words.giver, 'pledges.view', async () => (await import('./givers/GiverScreen.tsx')).GiverScreen),
  receipts: screen(words.receipts, 'receipts.view', async () => (await import('./receipts/Receipts.tsx')).Receipts),
  givingReport: screen(
    words.givingReport,
    'pledges.view',
    async () => (await import('./giving-report/Report.tsx')).Report,
  ),
  thanksOwed: screen(
    words.giftsToBeThankedFor,
    'pledges.view',
    async () => (await import('./giving-report/ThanksOwed.tsx')).ThanksOwed,
  ),
  contacts: screen(
    words.contactManagement,
    'contacts.view',
    async () => (await import('./contacts/Contacts.tsx')).Contacts,
  ),
  newsletter: screen(
    words.newsletter,
    'newsletter.view',
    async () => (await import('./newsletter/Campaigns.tsx')).Campaigns,
  ),
  newCampaign: screen(
    words.newsletter,
    'newsletter.send',
    async () => (await import('./newsletter/CampaignScreen.tsx')).NewCampaign,
  ),
  campaign: screen(
    words.newsletter,
    'newsletter.view',
    async () => (await import('./newsletter/CampaignDetails.tsx')).CampaignDetails,
  ),
  editCampaign: screen(
    words.newsletter,
    'newsletter.send',
    async () => (await import('./newsletter/CampaignScreen.tsx')).EditCampaign,
  ),
  subscribers: screen(
    words.newsletter,
    'subscribers.view',
    async () => (await import('./newsletter/Subscribers.tsx')).Subscribers,
  ),
  privacy: screen(
    words.personalData,
    'privacy.view',
    async () => (await import('./privacy/PrivacyScreen.tsx')).PrivacyScreen,
  ),
  audit: screen(words.auditLog, 'audit.view', async () => (await import('./audit/AuditLog.tsx')).AuditLog),
  siteSettings: screen(
    words.siteSettings,
    'settings.view',
    async () => (await import('./site-settings/SettingsScreen.tsx')).SettingsScreen,
  ),
  pages: screen(words.pages, 'pages.view', async () => (await import('./plain-pages/PlainPages.tsx')).PlainPages),
  newPage: screen(
    words.newPage,
    'pages.create',
    async () => (await import('./plain-pages/PlainPageScreen.tsx')).NewPlainPage,
  ),
  editPage: screen(
    words.editPage,
    'pages.edit',
    async () => (await import('./plain-pages/PlainPageScreen.tsx')).EditPlainPage,
  ),
  sitePages: screen(
    words.servicesAndPolicies,
    'pages.view',
    async () => (await import('./site-pages/SitePages.tsx')).SitePages,
  ),
  sitePage: screen(
    words.editPage,
    'pages.publish',
    async () => (await import('./site-pages/SitePageScreen.tsx')).SitePageScreen,
  ),
  translations: screen(
    words.translations,
    translators,
    async () => (await import('./translations/TranslationBoard.tsx')).TranslationBoardScreen,
  ),
  translation: screen(
    words.translation,
    translators,
    async () => (await import('./translations/TranslationScreen.tsx')).TranslationScreen,
  ),
  translationVersions: screen(
    words.earlierVersions,
    translators,
    async () => (await import('./translations/TranslationVersions.tsx')).TranslationVersions,
  ),
  versions: screen(
    words.earlierVersions,
    versionedCollections.map(({ permissions }) => permissions.edit),
    async () => (await import('./versions/Versions.tsx')).Versions,
  ),
  media: screen(
    words.mediaLibrary,
    'media.view',
    async () => (await import('./library/MediaLibrary.tsx')).MediaLibrary,
  ),
  profile: screen(words.myProfile, undefined, async () => (await import('./profile/Profile.tsx')).Profile),
};

/** The screens of collections that name a piece of their own. */
const ownCollectionScreens: Partial<Record<string, DashboardScreen['load']>> = {
  ads: async () => (await import('./advertisements/Advertisements.tsx')).Advertisements,
  categories: async () => (await import('./categories/CategoryManager.tsx')).BlogCategories,
  gallery_categories: async () => (await import('./categories/CategoryManager.tsx')).GalleryCategories,
  announcements: async () => (await import('./announcements/Announcements.tsx')).Announcements,
};

async function loadGeneric(collection: ShownCollection): Promise<ComponentType> {
  const { CollectionScreen } = await import('./collections/CollectionScreen.tsx');
  return () => createElement(CollectionScreen, { collection });
}

/** The screen of a collection that is described by its fields. */
const screenOf = (collection: ShownCollection) =>
  screen(
    worded(collection).screen.title,
    collection.permissions.view,
    ownCollectionScreens[collection.name] ?? (() => loadGeneric(collection)),
  );

const dashboardScreens: Record<string, DashboardScreen> = {
  ...ownScreens,
  ...Object.fromEntries(
    describedCollections.map((collection: ShownCollection) => [collection.name, screenOf(collection)]),
  ),
};

/** The signed-in screen of this name, from the router's untyped value. */
export function dashboardScreen(name: unknown): DashboardScreen | undefined {
  return Object.entries(dashboardScreens).find(([known]) => known === name)?.[1];
}

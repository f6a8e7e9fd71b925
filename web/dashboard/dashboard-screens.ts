import { type ComponentType, createElement } from 'react';
import { type DescribedCollectionName, describedCollections } from '../../domain/collections/registry.ts';
import type { Permission } from '../../domain/permission.ts';
import type { ShownCollection } from './collections/calls.ts';
import type { OpenScreen } from './open-screens.ts';
import type { Screen } from './screens.ts';

/** One screen of the dashboard: its permission, and its component, loaded when it is first opened. */
export interface DashboardScreen {
  title: string;
  /** Without this permission a notice is shown instead. If none is named, all staff may see the screen. */
  permission?: Permission;
  load(): Promise<ComponentType>;
}

/** Every screen behind the sign-in. */
const ownScreens: Record<Exclude<Screen, OpenScreen | DescribedCollectionName>, DashboardScreen> = {
  overview: {
    title: 'Dashboard',
    load: async () => (await import('./overview/Overview.tsx')).Overview,
  },
  roles: {
    title: 'Role Management',
    permission: 'roles.view',
    load: async () => (await import('./roles/Roles.tsx')).Roles,
  },
  newRole: {
    title: 'Add New Role',
    permission: 'roles.create',
    load: async () => (await import('./roles/RoleScreen.tsx')).NewRole,
  },
  editRole: {
    title: 'Edit Role',
    permission: 'roles.edit',
    load: async () => (await import('./roles/RoleScreen.tsx')).EditRole,
  },
  users: {
    title: 'User Management',
    permission: 'users.view',
    load: async () => (await import('./users/Users.tsx')).Users,
  },
  newUser: {
    title: 'User Management',
    permission: 'users.create',
    load: async () => (await import('./users/UserScreen.tsx')).NewUser,
  },
  editUser: {
    title: 'User Management',
    permission: 'users.edit',
    load: async () => (await import('./users/UserScreen.tsx')).EditUser,
  },
  user: {
    title: 'User Details',
    permission: 'users.view',
    load: async () => (await import('./users/UserDetails.tsx')).UserDetails,
  },
  newAdvertisement: {
    title: 'Create New Advertisement',
    permission: 'ads.create',
    load: async () => (await import('./advertisements/AdvertisementScreen.tsx')).NewAdvertisement,
  },
  editAdvertisement: {
    title: 'Edit Ad',
    permission: 'ads.edit',
    load: async () => (await import('./advertisements/AdvertisementScreen.tsx')).EditAdvertisement,
  },
  posts: {
    title: 'Blogs management',
    permission: 'posts.view',
    load: async () => (await import('./posts/Posts.tsx')).Posts,
  },
  newPost: {
    title: 'Blog Management',
    permission: 'posts.create',
    load: async () => (await import('./posts/PostScreen.tsx')).NewPost,
  },
  editPost: {
    title: 'Blog Management',
    permission: 'posts.edit',
    load: async () => (await import('./posts/PostScreen.tsx')).EditPost,
  },
  postVersions: {
    title: 'Earlier versions',
    permission: 'posts.view',
    load: async () => (await import('./posts/PostVersions.tsx')).PostVersions,
  },
  events: {
    title: 'Manage Events',
    permission: 'events.view',
    load: async () => (await import('./events/Events.tsx')).Events,
  },
  newEvent: {
    title: 'Manage Events',
    permission: 'events.create',
    load: async () => (await import('./events/EventScreen.tsx')).NewEvent,
  },
  editEvent: {
    title: 'Manage Events',
    permission: 'events.edit',
    load: async () => (await import('./events/EventScreen.tsx')).EditEvent,
  },
  eventRegistrations: {
    title: 'Event Registrations',
    permission: 'events.edit',
    load: async () => (await import('./registrations/Registrations.tsx')).Registrations,
  },
  signInSheet: {
    title: 'Sign-in sheet',
    permission: 'events.edit',
    load: async () => (await import('./registrations/SignInSheet.tsx')).SignInSheet,
  },
  eventRegistration: {
    title: 'Event Registration',
    permission: 'events.edit',
    load: async () => (await import('./registrations/NewRegistration.tsx')).NewRegistration,
  },
  gallery: {
    title: 'Gallery Management',
    permission: 'gallery.view',
    load: async () => (await import('./gallery/Gallery.tsx')).Gallery,
  },
  newGalleryItem: {
    title: 'Add New Gallery Item',
    permission: 'gallery.create',
    load: async () => (await import('./gallery/GalleryItemScreen.tsx')).NewGalleryItem,
  },
  editGalleryItem: {
    title: 'Edit Gallery Item',
    permission: 'gallery.edit',
    load: async () => (await import('./gallery/GalleryItemScreen.tsx')).EditGalleryItem,
  },
  donations: {
    title: 'Donation Management',
    permission: 'donations.view',
    load: async () => (await import('./donations/Donations.tsx')).Donations,
  },
  contacts: {
    title: 'Contact Management',
    permission: 'contacts.view',
    load: async () => (await import('./contacts/Contacts.tsx')).Contacts,
  },
  newsletter: {
    title: 'Newsletter',
    permission: 'newsletter.view',
    load: async () => (await import('./newsletter/Campaigns.tsx')).Campaigns,
  },
  newCampaign: {
    title: 'Newsletter',
    permission: 'newsletter.send',
    load: async () => (await import('./newsletter/CampaignScreen.tsx')).NewCampaign,
  },
  campaign: {
    title: 'Newsletter',
    permission: 'newsletter.view',
    load: async () => (await import('./newsletter/CampaignDetails.tsx')).CampaignDetails,
  },
  editCampaign: {
    title: 'Newsletter',
    permission: 'newsletter.send',
    load: async () => (await import('./newsletter/CampaignScreen.tsx')).EditCampaign,
  },
  subscribers: {
    title: 'Newsletter',
    permission: 'newsletter.view',
    load: async () => (await import('./newsletter/Subscribers.tsx')).Subscribers,
  },
  privacy: {
    title: 'Personal data',
    permission: 'privacy.view',
    load: async () => (await import('./privacy/PrivacyScreen.tsx')).PrivacyScreen,
  },
  audit: {
    title: 'Audit log',
    permission: 'audit.view',
    load: async () => (await import('./audit/AuditLog.tsx')).AuditLog,
  },
  siteSettings: {
    title: 'Site settings',
    permission: 'settings.view',
    load: async () => (await import('./site-settings/SettingsScreen.tsx')).SettingsScreen,
  },
  pages: {
    title: 'Pages',
    permission: 'pages.view',
    load: async () => (await import('./plain-pages/PlainPages.tsx')).PlainPages,
  },
  newPage: {
    title: 'New page',
    permission: 'pages.create',
    load: async () => (await import('./plain-pages/PlainPageScreen.tsx')).NewPlainPage,
  },
  editPage: {
    title: 'Edit page',
    permission: 'pages.edit',
    load: async () => (await import('./plain-pages/PlainPageScreen.tsx')).EditPlainPage,
  },
  sitePages: {
    title: 'Services and policies',
    permission: 'pages.view',
    load: async () => (await import('./site-pages/SitePages.tsx')).SitePages,
  },
  sitePage: {
    title: 'Edit page',
    permission: 'pages.publish',
    load: async () => (await import('./site-pages/SitePageScreen.tsx')).SitePageScreen,
  },
  media: {
    title: 'Media library',
    permission: 'media.view',
    load: async () => (await import('./library/MediaLibrary.tsx')).MediaLibrary,
  },
  profile: {
    title: 'My Profile',
    load: async () => (await import('./profile/Profile.tsx')).Profile,
  },
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
const screenOf = (collection: ShownCollection): DashboardScreen => ({
  title: collection.screen.title,
  permission: collection.permissions.view,
  load: ownCollectionScreens[collection.name] ?? (() => loadGeneric(collection)),
});

const dashboardScreens: Record<string, DashboardScreen> = {
  ...ownScreens,
  ...Object.fromEntries(
    describedCollections.map((collection: ShownCollection) => [collection.name, screenOf(collection)]),
  ),
};

/** The screen behind the sign-in that goes by this name, for what the router hands back untyped. */
export function dashboardScreen(name: unknown): DashboardScreen | undefined {
  return Object.entries(dashboardScreens).find(([known]) => known === name)?.[1];
}

import type { ComponentType } from 'react';
import type { Permission } from '../../domain/permission.ts';
import type { Screen } from './screens.ts';

/** What one screen of the desk is: who may see it, and the part that shows it, fetched when it is first opened. */
interface BuiltScreen {
  title: string;
  /** Whoever lacks it is told so instead. Without one, everybody at the desk may look. */
  permission?: Permission;
  load(): Promise<ComponentType>;
}

/** A screen still to come: its address stands, and says what will be there. */
interface ComingScreen {
  title: string;
  permission?: Permission;
  purpose: string;
}

export type DeskScreen = BuiltScreen | ComingScreen;

/** Every screen behind the sign-in. */
const deskScreens: Record<Exclude<Screen, 'signIn'>, DeskScreen> = {
  overview: {
    title: 'Dashboard',
    load: async () => (await import('./overview/Overview.tsx')).Overview,
  },
  roles: {
    title: 'Role Management',
    permission: 'roles.view',
    purpose: 'Here you will see the roles of the staff, and what each of them may do.',
  },
  newRole: {
    title: 'Add New Role',
    permission: 'roles.create',
    purpose: 'Here you will name a new role and choose what it may do.',
  },
  editRole: {
    title: 'Edit Role',
    permission: 'roles.edit',
    purpose: 'Here you will change the name of a role and what it may do.',
  },
  users: {
    title: 'User Management',
    permission: 'users.view',
    purpose: 'Here you will find everybody who has an account, with their status and roles.',
  },
  newUser: {
    title: 'User Management',
    permission: 'users.create',
    purpose: 'Here you will create an account for a colleague and give it its roles.',
  },
  editUser: {
    title: 'User Management',
    permission: 'users.edit',
    purpose: 'Here you will change the details, the password and the roles of an account.',
  },
  user: {
    title: 'User Details',
    permission: 'users.view',
    purpose: 'Here you will read everything about one account: roles, sign-ins and security alerts.',
  },
  advertisements: {
    title: 'Ads management',
    permission: 'ads.view',
    purpose: 'Here you will see all advertisements, when they run, and how often they are seen and clicked.',
  },
  newAdvertisement: {
    title: 'Create New Advertisement',
    permission: 'ads.create',
    purpose: 'Here you will write an advertisement and choose the days on which it runs.',
  },
  editAdvertisement: {
    title: 'Edit Ad',
    permission: 'ads.edit',
    purpose: 'Here you will change the words, the picture and the dates of an advertisement.',
  },
  posts: {
    title: 'Blogs management',
    permission: 'posts.view',
    purpose: 'Here you will find every blog post, drafts included, with its author, category and date.',
  },
  newPost: {
    title: 'Blog Management',
    permission: 'posts.create',
    purpose: 'Here you will write a blog post, give it a picture, and publish it.',
  },
  editPost: {
    title: 'Blog Management',
    permission: 'posts.edit',
    purpose: 'Here you will change a blog post.',
  },
  categories: {
    title: 'Manage Blog Categories',
    permission: 'categories.view',
    purpose: 'Here you will name the categories of the blog and choose their icons.',
  },
  events: {
    title: 'Manage Events',
    permission: 'events.view',
    purpose: 'Here you will see all events, where and when they are, and how many people have registered.',
  },
  newEvent: {
    title: 'Add Event',
    permission: 'events.create',
    purpose: 'Here you will announce an event: what, where, when, and with which pictures.',
  },
  editEvent: {
    title: 'Update Event',
    permission: 'events.edit',
    purpose: 'Here you will change an event.',
  },
  eventRegistration: {
    title: 'Event Registration',
    permission: 'events.view',
    purpose: 'Here you will see who has registered for an event.',
  },
  announcements: {
    title: 'Manage Announcements',
    permission: 'announcements.view',
    load: async () => (await import('./announcements/Announcements.tsx')).Announcements,
  },
  gallery: {
    title: 'Gallery Management',
    permission: 'gallery.view',
    purpose: 'Here you will see the pictures and videos of the gallery.',
  },
  newGalleryItem: {
    title: 'Add New Gallery Item',
    permission: 'gallery.create',
    purpose: 'Here you will add a picture or a video to the gallery.',
  },
  galleryCategories: {
    title: 'Manage Gallery Categories',
    permission: 'gallery.view',
    purpose: 'Here you will name the categories of the gallery.',
  },
  donations: {
    title: 'Donation Management',
    permission: 'donations.view',
    purpose: 'Here you will read who would like to give, and keep track of the conversation with them.',
  },
  contacts: {
    title: 'Contact Management',
    permission: 'contacts.view',
    purpose: 'Here you will read the messages that visitors have sent.',
  },
  profile: {
    title: 'My Profile',
    purpose: 'Here you will change your name and your password, and see where you are signed in.',
  },
};

/** The screen behind the sign-in that goes by this name, for what the router hands back untyped. */
export function deskScreen(name: unknown): DeskScreen | undefined {
  return Object.entries(deskScreens).find(([known]) => known === name)?.[1];
}

import { moduleCollections } from '../../modules/collections.ts';
import { campaignFields } from '../campaign-fields.ts';
import { eventFields } from '../event-fields.ts';
import type { Fields } from '../fields/field.ts';
import { holding, relatedIn } from '../fields/field-kinds.ts';
import { galleryFields } from '../gallery-fields.ts';
import { plainPageFields } from '../plain-page-fields.ts';
import { postFields } from '../post-fields.ts';
import { sitePageFields } from '../site-page.ts';
import { siteSettingsFields } from '../site-settings-fields.ts';
import { advertisements } from './advertisements.ts';
import { announcements } from './announcements.ts';
import { categories } from './categories.ts';
import { type CollectionFacts, ownPermissions, type Visibility } from './collection.ts';
import { documents } from './documents.ts';
import { forms } from './forms.ts';
import { galleryCategories } from './gallery-categories.ts';
import { paymentWays, projects, suggestedAmounts } from './giving.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { timeline } from './timeline.ts';

/** The collections that need nothing of their own: one store, one set of calls and one screen serve all of them. */
export const plainCollections = [
  timeline,
  team,
  documents,
  testimonials,
  paymentWays,
  suggestedAmounts,
  projects,
  ...moduleCollections,
] as const;

/** All collections described by their fields. Those with a piece of their own come before the plain ones. */
export const describedCollections = [
  announcements,
  advertisements,
  categories,
  galleryCategories,
  forms,
  ...plainCollections,
] as const;

const galleryPermissions = ownPermissions('gallery');
const eventPermissions = ownPermissions('events');
const editEvents = {
  view: 'events.edit',
  create: 'events.edit',
  edit: 'events.edit',
  delete: 'events.edit',
  translate: 'events.edit',
} as const;
const sendNewsletter = {
  view: 'newsletter.view',
  create: 'newsletter.send',
  edit: 'newsletter.send',
  delete: 'newsletter.send',
  translate: 'newsletter.translate',
} as const;

/** The fields of collections whose calls and screens are their own. */
export const ownFields = {
  events: eventFields,
  newsletter: campaignFields,
  posts: postFields,
  gallery: galleryFields,
  pages: plainPageFields,
} as const satisfies Readonly<Record<string, Fields>>;

/** The fields of records that are always there: the settings, and the pages of the site. */
export const fixedFields = {
  settings: siteSettingsFields,
  site_pages: sitePageFields,
} as const satisfies Readonly<Record<string, Fields>>;

/** The columns of these fields that hold files and addresses of files. */
const heldBy = (fields: Fields) => ({ files: holding(fields, 'file'), texts: holding(fields, 'address') });

/** The collections whose calls and screens are all their own. */
const ownCollections = [
  {
    name: 'registrations',
    table: 'event_registrations',
    noun: 'registration',
    title: 'full_name',
    permissions: editEvents,
  },
  {
    name: 'events',
    table: 'events',
    noun: 'event',
    title: 'title',
    path: '/events/',
    permissions: eventPermissions,
    belongings: [{ table: 'event_registrations', column: 'event_id' }],
    ...heldBy(ownFields.events),
  },
  {
    name: 'posts',
    table: 'posts',
    noun: 'blog post',
    title: 'title',
    path: '/posts/',
    permissions: ownPermissions('posts'),
    ...heldBy(ownFields.posts),
  },
  {
    name: 'gallery',
    table: 'gallery_items',
    noun: 'gallery item',
    title: 'title',
    path: '/gallery/',
    permissions: galleryPermissions,
    ...heldBy(ownFields.gallery),
  },
  {
    name: 'newsletter',
    table: 'newsletter_campaigns',
    noun: 'newsletter',
    title: 'subject',
    permissions: sendNewsletter,
    ...heldBy(ownFields.newsletter),
  },
  {
    name: 'pages',
    table: 'pages',
    noun: 'page',
    title: 'title',
    path: '/pages/',
    permissions: ownPermissions('pages'),
    ...heldBy(ownFields.pages),
  },
] as const satisfies readonly CollectionFacts[];

/**
 * Every collection, in an order in which nothing that is removed for good is still pointed at. From this list come the
 * trash and its purging, the uses of files, the words of the audit log, the cache tags and the permissions; and of those
 * that are described by their fields also the calls, the dashboard's screens, and what the tests of access, of hostile
 * input and of two editors try.
 */
export const collections = [...ownCollections, ...describedCollections] as const;

/** The collections with calls of their own whose records others can show. */
type OwnRelated = Extract<(typeof ownCollections)[number], { path: string }>['name'];

/** Which records of these visitors read. */
export const ownVisibility = {
  events: { flags: ['is_active', 'is_public'] },
  posts: { status: 'status', from: 'published_date' },
  gallery: { flags: ['is_active'] },
  pages: { status: 'status', from: 'published_date' },
} as const satisfies { [Name in OwnRelated]: Visibility<keyof (typeof ownFields)[Name] & string> };

type AnyCollection = (typeof collections)[number];

export type CollectionName = AnyCollection['name'];
export type DescribedCollectionName = (typeof describedCollections)[number]['name'];
export type CollectionPermission = AnyCollection['permissions'][keyof AnyCollection['permissions']];

export const collectionNames: readonly CollectionName[] = collections.map(({ name }) => name);

/** The collection of this name, whose records other ones can show. Throws where visitors read no records of it. */
export function relatedCollection(wanted: string): Extract<AnyCollection, { path: string }> {
  for (const one of collections) if (one.name === wanted && 'path' in one) return one;
  throw new Error(`No field can lead to records of ${wanted}`);
}

// A field that leads nowhere is found at the start, and not by whoever opens its form.
for (const fields of [...Object.values(ownFields), ...describedCollections.map((one) => one.fields)])
  for (const { to } of relatedIn(fields)) relatedCollection(to);

import type { QueryKey } from '@tanstack/react-query';
import * as words from '#locale/dashboard/versions.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { campaignFields } from '../../../domain/campaign-fields.ts';
import { type DescribedCollectionName, describedCollections } from '../../../domain/collections/registry.ts';
import type { FixedVersioned, OwnVersioned, VersionedRecord } from '../../../domain/collections/versioned.ts';
import { eventFields } from '../../../domain/event-fields.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { galleryFields } from '../../../domain/gallery-fields.ts';
import { plainPageFields } from '../../../domain/plain-page-fields.ts';
import { postFields } from '../../../domain/post-fields.ts';
import { collectionKey, type ShownCollection } from '../collections/calls.ts';
import { wordedCollection, wordedFields } from '../collections/worded.ts';
import { everyEvent } from '../events/calls.ts';
import { everyGalleryRecord } from '../gallery/calls.ts';
import { everyCampaign } from '../newsletter/calls.ts';
import { everyPlainPage } from '../plain-pages/calls.ts';
import { everyBlogRecord } from '../posts/calls.ts';
import { everySitePage } from '../site-pages/calls.ts';
import { wordedSitePageFields } from '../site-pages/fields.ts';
import { everySetting } from '../site-settings/calls.ts';
import { wordedSettingsFields } from '../site-settings/fields.ts';

/** What the screen of versions needs to know of a collection. */
export interface VersionedCollection {
  /** In the reader's language. */
  fields: Fields;
  list: string;
  /** The address of a record's form, where it is a screen. */
  form?(id: VersionedRecord['id']): string;
  /** Begins the key of everything that is loaded of it. */
  queryKey: QueryKey;
  /** What else restoring does, or does not. */
  hint?: string;
}

/** Those whose screens are their own: without one of them nothing compiles. */
const own: Readonly<Record<OwnVersioned | FixedVersioned, VersionedCollection>> = {
  events: {
    fields: wordedFields('events', eventFields),
    list: staffAddresses.events,
    form: staffAddresses.editEvent,
    queryKey: everyEvent,
    hint: words.registeredAreNotTold,
  },
  posts: {
    fields: wordedFields('posts', postFields),
    list: staffAddresses.posts,
    form: staffAddresses.editPost,
    queryKey: everyBlogRecord,
    hint: words.publishingStays,
  },
  gallery: {
    fields: wordedFields('gallery', galleryFields),
    list: staffAddresses.gallery,
    form: staffAddresses.editGalleryItem,
    queryKey: everyGalleryRecord,
  },
  newsletter: {
    fields: wordedFields('newsletter', campaignFields),
    list: staffAddresses.newsletter,
    form: staffAddresses.editCampaign,
    queryKey: everyCampaign,
  },
  pages: {
    fields: wordedFields('pages', plainPageFields),
    list: staffAddresses.pages,
    form: staffAddresses.editPage,
    hint: words.publishingStays,
    queryKey: everyPlainPage,
  },
  settings: {
    fields: wordedSettingsFields,
    list: staffAddresses.siteSettings,
    form: () => staffAddresses.siteSettings,
    queryKey: everySetting,
    hint: words.mailboxIsTold,
  },
  site_pages: {
    fields: wordedSitePageFields,
    list: staffAddresses.sitePages,
    form: (slug) => staffAddresses.sitePage(String(slug)),
    queryKey: everySitePage,
  },
};

const forms: Partial<Record<DescribedCollectionName, (id: number) => string>> = {
  ads: staffAddresses.editAdvertisement,
};

/** Undefined for a collection that the dashboard does not know. */
export function versionedCollection(name: string): VersionedCollection | undefined {
  const described = describedCollections.find((one) => one.name === name);
  if (!described) return Object.entries(own).find(([known]) => known === name)?.[1];
  const shown: ShownCollection = wordedCollection(described);
  const form = forms[described.name];
  return { fields: shown.fields, list: shown.screen.address, queryKey: collectionKey(shown), ...(form && { form }) };
}

import * as words from '#locale/dashboard/search.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { advertisements } from '../../../domain/collections/advertisements.ts';
import { describedCollections } from '../../../domain/collections/registry.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Permission } from '../../../domain/permission.ts';
import type { FoundRecord } from '../../../domain/search.ts';
import { everyPlainSubmission } from '../../../domain/submissions/registry.ts';
import { wordedCollection } from '../collections/worded.ts';
import { wordedSubmission } from '../submissions/worded.ts';

/** The nouns of the kinds that the registry does not describe, and where a record of each opens. */
interface Kind {
  noun: string;
  list: string;
  /** Its own screen, and the permission for it where the list asks for less. */
  open?(id: number): string;
  permission?: Permission;
}

const ownKinds: Readonly<Record<string, Kind>> = {
  posts: {
    noun: words.nouns.posts,
    list: staffAddresses.posts,
    open: staffAddresses.editPost,
    permission: 'posts.edit',
  },
  events: {
    noun: words.nouns.events,
    list: staffAddresses.events,
    open: staffAddresses.editEvent,
    permission: 'events.edit',
  },
  gallery: {
    noun: words.nouns.gallery,
    list: staffAddresses.gallery,
    open: staffAddresses.editGalleryItem,
    permission: 'gallery.edit',
  },
  newsletter: { noun: words.nouns.newsletter, list: staffAddresses.newsletter, open: staffAddresses.campaign },
  pages: {
    noun: words.nouns.pages,
    list: staffAddresses.pages,
    open: staffAddresses.editPage,
    permission: 'pages.edit',
  },
  ads: {
    noun: words.nouns.ads,
    list: advertisements.screen.address,
    open: staffAddresses.editAdvertisement,
    permission: 'ads.edit',
  },
  users: { noun: words.nouns.users, list: staffAddresses.users, open: staffAddresses.user },
  roles: {
    noun: words.nouns.roles,
    list: staffAddresses.roles,
    open: staffAddresses.editRole,
    permission: 'roles.edit',
  },
  donations: { noun: words.nouns.donations, list: staffAddresses.donations },
  contacts: { noun: words.nouns.contacts, list: staffAddresses.contacts },
  form_answers: { noun: words.nouns.form_answers, list: staffAddresses.formAnswers },
  subscribers: { noun: words.nouns.subscribers, list: staffAddresses.subscribers },
  media: { noun: words.nouns.media, list: staffAddresses.media },
};

const kinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    everyPlainSubmission
      .map(wordedSubmission)
      .map(({ name, screen }) => [name, { noun: screen.one, list: screen.address }]),
  ),
  ...Object.fromEntries(
    describedCollections
      .map(wordedCollection)
      .map(({ name, screen }) => [name, { noun: screen.one, list: screen.address }]),
  ),
  ...ownKinds,
};

/** Something that a search leads to. */
export interface FoundPlace {
  key: string;
  title: string;
  /** The kind of record. */
  noun: string;
  address: string;
  /** The languages into which the current user may translate it, and where. */
  translations: readonly { language: Language; address: string }[];
}

type Permissions = readonly Permission[];

const searchedIn = (list: string, title: string) => `${list}?search=${encodeURIComponent(title)}`;

/** The address that opens a record for a user with these permissions: its own screen, or its list, searched for it. */
export function placeOfRecord(
  { kind, id, title, languages }: FoundRecord,
  permissions: Permissions,
): FoundPlace | undefined {
  const found = {
    key: `${kind} ${id} ${title}`,
    title,
    translations: languages.map((language) => ({
      language,
      address: staffAddresses.translation(kind, String(id), language),
    })),
  };
  if (kind === 'registrations') {
    const address = searchedIn(staffAddresses.eventRegistrations(id), title);
    return { ...found, noun: words.nouns.registrations, address };
  }
  const known = kinds[kind];
  if (known === undefined) return undefined;
  const { noun, list, open, permission } = known;
  const mayOpen = permission === undefined || permissions.includes(permission);
  return { ...found, noun, address: open && mayOpen ? open(id) : searchedIn(list, title) };
}

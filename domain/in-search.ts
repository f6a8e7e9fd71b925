import { addresses } from './addresses.ts';
import type { CollectionScreen } from './collections/collection.ts';
import { describedCollections, ownFields } from './collections/registry.ts';
import { type Fields, fieldNames } from './fields/field.ts';
import { sitePageFields } from './site-page.ts';
import type { TranslatableName } from './translation/translatable.ts';

// What visitors can search: the fields that say so of records that have a page, and of the settings what stands on a page of its own.

/** The pages on which texts of the settings stand. They are called by the words of the menu. */
export const settingsParts = {
  mission: { address: addresses.mission, fields: ['mission'] },
  vision: { address: addresses.vision, fields: ['vision'] },
  about: { address: addresses.about, fields: ['description', 'line', 'tagline', 'legal_form', 'registered_in'] },
  contact: {
    address: addresses.contact,
    fields: ['head_office', 'branch_office', 'city', 'street', 'opening_hours', 'phone', 'email'],
  },
} as const satisfies Record<string, { address: string; fields: readonly string[] }>;

export type SettingsPart = keyof typeof settingsParts;

export const isSettingsPart = (name: string): name is SettingsPart => Object.hasOwn(settingsParts, name);

const inSearch = (fields: Fields) => fieldNames(fields, (field) => field.inSearch);

interface Described {
  name: TranslatableName;
  fields: Fields;
}

const ofCollections = describedCollections.filter(
  ({ screen }: { screen: CollectionScreen }) => screen.page !== undefined,
);

const described: readonly Described[] = [
  { name: 'posts', fields: ownFields.posts },
  { name: 'events', fields: ownFields.events },
  { name: 'gallery', fields: ownFields.gallery },
  { name: 'pages', fields: ownFields.pages },
  ...ofCollections,
  { name: 'site_pages', fields: sitePageFields },
];

/** The fields by which visitors find the records of a resource; a newsletter has no page. */
export const searchedByVisitors: ReadonlyMap<TranslatableName, readonly string[]> = new Map(
  described.map(({ name, fields }) => [name, inSearch(fields)] as const).filter(([, fields]) => fields.length > 0),
);

import type { z } from 'zod';
import { campaignFields } from '../campaign-fields.ts';
import { type CollectionName, collections, describedCollections, relatedCollection } from '../collections/registry.ts';
import { eventFields } from '../event-fields.ts';
import type { Field, Fields } from '../fields/field.ts';
import { kindOf, relatedIn, type TextForm } from '../fields/field-kinds.ts';
import { fieldsOfEntries } from '../fields/within.ts';
import { galleryFields } from '../gallery-fields.ts';
import type { Permission } from '../permission.ts';
import { mediaFileWords } from '../picture.ts';
import { plainPageFields } from '../plain-page-fields.ts';
import { postFields } from '../post-fields.ts';
import { sitePageFields } from '../site-page.ts';
import { siteSettingsFields } from '../site-settings-fields.ts';

// The texts that visitors read in their own language: of which records, in which fields. Dates, pictures, places and the
// status belong to the record and are the same in every language.

export interface TranslatableField {
  /** The key of the text in a record; `fun_facts-kqzvwbat-label` is that of an entry, by its id. A dot would be a path to the form that edits it. */
  name: string;
  label: string;
  kind: TextForm;
  /** What the text must be, as in the record's own form. */
  input: z.ZodType;
  /** Visitors find the record by it when they search the site. */
  inSearch?: true;
  /** A translation can be published without it, and still lacks it then: visitors read that of the source in the middle of the page. */
  mayFollow?: true;
  /** It may be left out: visitors then read that of the source. */
  isOptional?: true;
  /** An entry may have had another text when it was translated: an outdated translation is not shown. */
  isShownOnlyIfCurrent?: true;
}

export interface Translatable {
  resource: TranslatableName;
  /** The noun for one record. */
  noun: string;
  /** The field by which a record is called. */
  title: string;
  fields: readonly TranslatableField[];
  /** The record's fields that are lists, whose entries have texts, too. */
  lists?: Fields;
  /** The permission to translate, and the one to publish a translation: that of writing what visitors read. */
  translate: Permission;
  publish: Permission;
  /** The permission to see the record. */
  view: Permission;
  /** Where other translatable records stand in one of these: the key, and the resource there. */
  parts: Readonly<Record<string, TranslatableName>>;
  /** The keys of a reply that hold cards of these resources. A card has the title under `name`. */
  cards: Readonly<Record<string, TranslatableName>>;
  /** A text that lists show, and that is made of another when that one is published, by the name of that one. */
  derived?: Readonly<Record<string, TranslatableField>>;
}

const ownResources = ['media', 'site_pages', 'settings'] as const;

/** The resources whose texts can be translated, as the audit log and the permissions call them. */
export type TranslatableName = CollectionName | (typeof ownResources)[number];

/** A field of a record as it is translated; undefined for one that is not. */
export function translatableField(name: string, field: Field): TranslatableField | undefined {
  const { text: kind, isTranslationOptional: isOptional } = kindOf(field);
  if (!field.translated || !kind) return undefined;
  const { label, written: input, inSearch } = field;
  return { name, label, kind, input, ...(inSearch && { inSearch }), ...(isOptional && { isOptional }) };
}

/** Those of these fields that are translated. */
export const translatedFields = (fields: Fields): TranslatableField[] =>
  Object.entries(fields).flatMap(([name, field]) => translatableField(name, field) ?? []);

/** The parts of a described collection that are records of their own: its picture. */
const partsOf = (fields: Fields): Translatable['parts'] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { part } = kindOf(field);
      return part ? [[field.readAs ?? name, part]] : [];
    }),
  );

const cardsOf = (fields: Fields): Translatable['cards'] =>
  Object.fromEntries(relatedIn(fields).map(({ key, to }) => [key, relatedCollection(to).name]));

/** The fields that are lists with texts in their entries. */
const listsOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) =>
      fieldsOfEntries(field).some((own) => translatedFields(own).length > 0),
    ),
  );

/** Named only where there is one: records without are read in a simpler way. */
function withLists(fields: Fields): Pick<Translatable, 'lists'> {
  const lists = listsOf(fields);
  return Object.keys(lists).length === 0 ? {} : { lists };
}

type Own = Pick<Translatable, 'title' | 'fields'> &
  Partial<Pick<Translatable, 'parts' | 'cards' | 'publish' | 'derived' | 'lists'>>;

/** The texts of the collections whose calls and screens are all their own. */
const ofOwnCollections = {
  posts: {
    title: 'title',
    fields: translatedFields(postFields),
    parts: partsOf(postFields),
    cards: cardsOf(postFields),
    publish: 'posts.publish',
  },
  events: {
    title: 'title',
    fields: translatedFields(eventFields),
    parts: partsOf(eventFields),
    derived: {
      description: {
        name: 'summary',
        label: 'Summary',
        kind: 'paragraphs',
        input: eventFields.description.written,
      },
    },
  },
  gallery: {
    title: 'title',
    fields: translatedFields(galleryFields),
    parts: partsOf(galleryFields),
    cards: cardsOf(galleryFields),
  },
  newsletter: {
    title: 'subject',
    fields: translatedFields(campaignFields),
  },
  pages: {
    title: 'title',
    fields: translatedFields(plainPageFields),
    lists: listsOf(plainPageFields),
    publish: 'pages.publish',
  },
} as const satisfies Partial<Record<CollectionName, Own>>;

const own = (resource: keyof typeof ofOwnCollections): Translatable => {
  const facts = collections.find(({ name }) => name === resource);
  if (!facts) throw new Error(`${resource} is no collection`);
  const described: Own = ofOwnCollections[resource];
  const { view, edit, translate } = facts.permissions;
  return { resource, noun: facts.noun, view, publish: edit, translate, parts: {}, cards: {}, ...described };
};

/** Everything that can be translated, in the order of the board. */
export const translatables: readonly Translatable[] = [
  own('posts'),
  own('events'),
  ...describedCollections.map(
    ({ name, noun, title, fields, permissions }): Translatable => ({
      resource: name,
      noun,
      title,
      fields: translatedFields(fields),
      ...withLists(fields),
      view: permissions.view,
      publish: permissions.edit,
      translate: permissions.translate,
      parts: partsOf(fields),
      cards: cardsOf(fields),
    }),
  ),
  own('gallery'),
  own('pages'),
  {
    resource: 'site_pages',
    noun: 'standard page',
    title: 'title',
    fields: translatedFields(sitePageFields),
    view: 'pages.view',
    publish: 'pages.publish',
    translate: 'pages.translate',
    parts: {},
    cards: {},
  },
  {
    resource: 'settings',
    noun: 'site settings',
    title: 'name',
    fields: translatedFields(siteSettingsFields),
    lists: listsOf(siteSettingsFields),
    view: 'settings.view',
    publish: 'settings.edit',
    translate: 'settings.translate',
    parts: {},
    cards: {},
  },
  own('newsletter'),
  {
    resource: 'media',
    noun: 'picture',
    title: 'alt',
    fields: [{ name: 'alt', label: 'Description', kind: 'line', input: mediaFileWords.shape.alt }],
    view: 'media.view',
    publish: 'media.edit',
    translate: 'media.translate',
    parts: {},
    cards: {},
  },
];

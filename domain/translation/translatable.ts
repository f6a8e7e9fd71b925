import type { z } from 'zod';
import { campaignFields } from '../campaign-fields.ts';
import { type CollectionName, collections, describedCollections, relatedCollection } from '../collections/registry.ts';
import { eventFields } from '../event-fields.ts';
import type { Fields } from '../fields/field.ts';
import { kindOf, relatedIn, type TextForm } from '../fields/field-kinds.ts';
import { galleryFields } from '../gallery-fields.ts';
import type { Permission } from '../permission.ts';
import { mediaFileWords } from '../picture.ts';
import { plainPageFields } from '../plain-page-fields.ts';
import { postFields } from '../post-fields.ts';
import { staffText } from '../reply-text.ts';
import { MAX_ENTRIES, siteSettingsInput } from '../site.ts';
import { sitePageInput } from '../site-page.ts';
import { requiredField } from '../staff-field.ts';

// The texts that visitors read in their own language: of which records, in which fields. Dates, pictures, places and the
// status belong to the record and are the same in every language.

export interface TranslatableField {
  /** The key of the text in a record; `fun_facts-0-label` lies in a list. A dot would be a path to the form that edits it. */
  name: string;
  label: string;
  kind: TextForm;
  /** What the text must be, as in the record's own form. */
  input: z.ZodType;
  /** It may be left out: visitors then read that of the source. */
  isOptional?: true;
  /** Without a check it would stand beside the wrong entry of a list: an outdated one is not shown. */
  isShownOnlyIfCurrent?: true;
}

export interface Translatable {
  resource: TranslatableName;
  /** The noun for one record. */
  noun: string;
  /** The field by which a record is called. */
  title: string;
  fields: readonly TranslatableField[];
  /** The permission to translate, and the one to publish a translation: that of writing what visitors read. */
  translate: Permission;
  publish: Permission;
  /** The permission to see the record. */
  view: Permission;
  /** Where other translatable records stand in one of these: the key, and the resource there. */
  parts: Readonly<Record<string, TranslatableName>>;
  /** Where the cards of such records stand, which say their title as `name`. */
  cards: Readonly<Record<string, TranslatableName>>;
  /** A text that lists show, and that is made of another when that one is published, by the name of that one. */
  derived?: Readonly<Record<string, TranslatableField>>;
}

const ownResources = ['media', 'site_pages', 'settings'] as const;

/** The resources whose texts can be translated, as the audit log and the permissions call them. */
export type TranslatableName = CollectionName | (typeof ownResources)[number];

const line = (name: string, label: string, input: z.ZodType): TranslatableField => ({
  name,
  label,
  kind: 'line',
  input,
});
const paragraphs = (name: string, label: string, input: z.ZodType): TranslatableField => ({
  name,
  label,
  kind: 'paragraphs',
  input,
});
const html = (name: string, label: string, input: z.ZodType): TranslatableField => ({
  name,
  label,
  kind: 'html',
  input,
});

const described = (fields: Fields): TranslatableField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { text: kind, isTranslationOptional: isOptional } = kindOf(field);
    if (!field.translated || !kind) return [];
    return { name, label: field.label, kind, input: field.written, ...(isOptional && { isOptional }) };
  });

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

const settings = siteSettingsInput.shape;

const settingLine = (name: keyof typeof settings, label: string) => line(name, label, settings[name]);
const settingParagraphs = (name: keyof typeof settings, label: string) => paragraphs(name, label, settings[name]);

/** The labels in a list of the settings, one after the other. */
const labelsOf = (list: 'fun_facts' | 'progress_bars', label: string) =>
  Array.from(
    { length: MAX_ENTRIES },
    (_, place): TranslatableField => ({
      ...line(`${list}-${place}-label`, `${label}: label ${place + 1}`, requiredField(staffText('labelRequired'))),
      isShownOnlyIfCurrent: true,
    }),
  );

type Own = Pick<Translatable, 'title' | 'fields'> &
  Partial<Pick<Translatable, 'parts' | 'cards' | 'publish' | 'derived'>>;

/** The texts of the collections whose calls and screens are all their own. */
const ofOwnCollections = {
  posts: {
    title: 'title',
    fields: described(postFields),
    parts: partsOf(postFields),
    cards: cardsOf(postFields),
    publish: 'posts.publish',
  },
  events: {
    title: 'title',
    fields: described(eventFields),
    parts: partsOf(eventFields),
    derived: { description: paragraphs('summary', 'Summary', eventFields.description.written) },
  },
  gallery: {
    title: 'title',
    fields: described(galleryFields),
    parts: partsOf(galleryFields),
    cards: cardsOf(galleryFields),
  },
  newsletter: {
    title: 'subject',
    fields: described(campaignFields),
  },
  pages: {
    title: 'title',
    fields: described(plainPageFields),
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
      fields: described(fields),
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
    fields: [line('title', 'Title', sitePageInput.shape.title), html('body', 'Text', sitePageInput.shape.body)],
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
    fields: [
      settingLine('tagline', 'Tagline'),
      settingLine('line', 'Line under the name'),
      settingParagraphs('description', 'About the organisation'),
      settingLine('legal_form', 'Legal form'),
      settingLine('registered_in', 'Registered in'),
      settingLine('mission', 'Mission'),
      settingLine('vision', 'Vision'),
      settingLine('sign_in_claim', 'Claim on the sign-in page'),
      settingLine('city', 'City'),
      settingLine('head_office', 'Head office'),
      settingLine('branch_office', 'Branch office'),
      settingParagraphs('opening_hours', 'Opening hours'),
      ...labelsOf('fun_facts', 'Fun facts'),
      ...labelsOf('progress_bars', 'Progress bars'),
    ],
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
    fields: [line('alt', 'Description', mediaFileWords.shape.alt)],
    view: 'media.view',
    publish: 'media.edit',
    translate: 'media.translate',
    parts: {},
    cards: {},
  },
];

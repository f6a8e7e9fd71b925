import * as content from '#locale/content.ts';
import * as words from '#locale/dashboard/translations.ts';
import { describedCollections } from '../../../domain/collections/registry.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { fieldLabel } from '../../../domain/translation/field-label.ts';
import { wordedCollection } from '../collections/worded.ts';

const nouns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(describedCollections.map(wordedCollection).map(({ name, screen }) => [name, screen.one])),
  ...words.nouns,
};

/** The noun for a kind of content; the one that the server gives for a kind that has none here. */
export const nounOf = ({ resource, noun }: { resource: string; noun: string }): string => nouns[resource] ?? noun;

/** The labels of fields in the reader's language, by the English ones. */
const labelsOf = (fields: Fields, worded: Fields) =>
  Object.entries(fields).map(([name, { label }]) => [label, worded[name]?.label ?? label] as const);

const describedLabels = describedCollections.flatMap((collection) =>
  labelsOf(collection.fields, wordedCollection(collection).fields),
);
const allLabels = { ...content, labels: { ...Object.fromEntries(describedLabels), ...content.labels } };

/** The name of a field, by its English one. */
export const labelOf = ({ label }: { label: string }): string => fieldLabel(allLabels, label);

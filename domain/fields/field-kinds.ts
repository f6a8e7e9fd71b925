import { languageWords } from '../languages.ts';
import type { BlockTypes } from './blocks.ts';
import { type Field, type Fields, readIn } from './field.ts';
import type { KindName, Kinds } from './kinds.ts';

/** How a text is written: on one line, in paragraphs, as HTML, or as a page's address. */
export type TextForm = 'line' | 'paragraphs' | 'html' | 'address';

/** The properties of a kind of field that both the server and the browser need. */
export interface FieldKind<Kind extends KindName> {
  /** The value of what was read, where it is read as something else than it is written. */
  held?(read: Kinds[Kind]['read'], options: Kinds[Kind]['options']): Kinds[Kind]['value'];
  /** The value as one reads it, where that is not the value itself. */
  said?(value: Kinds[Kind]['value'], options: Kinds[Kind]['options']): string;
  /** The value is free text, and no choice, number or address. */
  isFreeText?: true;
  /** How its text is written, where its value is one. */
  text?: TextForm;
  /** Its text may be left out of a translation: visitors then read that of the source. */
  isTranslationOptional?: true;
  /** Its column refers to files: by a file's number, or by a text that can contain a file's address. */
  holds?: 'file' | 'address';
  /** The resource of the record that is read in it, whose texts are translated by themselves. */
  part?: 'media';
  /** The collection whose records are chosen in it, and the key under which their cards are read. */
  related?(name: string, options: Kinds[Kind]['options']): { to: string; key: string };
  /** The fields of each entry of its list. */
  entryFields?(options: Kinds[Kind]['options']): Fields;
  /** The types of the entries of its list, where these have fields of their own each. */
  typesOfEntries?(options: Kinds[Kind]['options']): BlockTypes;
  /** Staff put the records in order by it. */
  orders?: true;
}

const fieldKinds: { readonly [Kind in KindName]: FieldKind<Kind> } = {
  text: { held: (read) => read ?? '', text: 'line', isFreeText: true },
  paragraphs: { text: 'paragraphs', isFreeText: true },
  richText: { text: 'html', holds: 'address' },
  link: { holds: 'address' },
  target: { holds: 'address' },
  video: { held: (read) => read ?? '', holds: 'address' },
  dial: {},
  slug: {},
  email: { isFreeText: true },
  telephone: { isFreeText: true },
  address: { text: 'address', isTranslationOptional: true },
  flag: { said: (value, { yes, no }) => (value ? yes : no) },
  day: {},
  moment: {},
  choice: { said: (value, { choices }) => choices[value] ?? value },
  icon: {},
  amount: {},
  number: {},
  position: { orders: true },
  picture: { held: (read) => read?.id ?? null, holds: 'file', part: 'media' },
  document: { holds: 'file' },
  relation: { related: (_, { to, details }) => ({ to, key: details }) },
  relations: { held: (read) => read.map(({ id }) => id), related: (name, { to }) => ({ to, key: name }) },
  tags: { said: (names) => names.join(', ') },
  languages: { said: (codes) => codes.map((code) => languageWords[code].name).join('\n') },
  group: {
    entryFields: ({ fields }) => fields,
    held: (entries, { fields }) => entries.map((entry) => ({ ...entry, ...heldValues(fields, entry) })),
    said: (entries, { fields }) => entries.map((entry) => saidEach(fields, entry).join(' · ')).join('\n'),
  },
  blocks: {
    holds: 'address',
    typesOfEntries: ({ types }) => types,
    held: (blocks, { types }) =>
      blocks.map((block) => ({ ...block, ...heldValues(types[block.type]?.fields ?? {}, block) })),
    said: (blocks, { types }) =>
      blocks
        .flatMap((block) => {
          const type = types[block.type];
          const values = type && saidEach(type.fields, block).filter((said) => said !== '');
          return values ? [[type.label, values.join(' · ')].filter(Boolean).join(': ')] : [];
        })
        .join('\n'),
  },
};

/** The values of an entry as one reads them. */
const saidEach = (fields: Fields, entry: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).map(([name, field]) => saidHeld(field, name, entry));

/** The properties of a field's kind. */
export const kindOf = <Kind extends KindName>({ kind }: Field<Kind>): FieldKind<Kind> => fieldKinds[kind];

/** A value as one reads it; empty for none. An entry of a list in a form may be half filled in. */
export function saidOf<Kind extends KindName>(
  field: Field<Kind>,
  value: Kinds[Kind]['value'] | null | undefined,
): string {
  if (value === null || value === undefined) return '';
  const { said } = kindOf(field);
  return said ? said(value, field.options) : String(value);
}

/** The value of a field in what a form holds, as one reads it. */
const saidHeld = (field: Field, name: string, held: Readonly<Record<string, unknown>>): string =>
  saidOf(field, heldValue(field, name, held));

/** TypeScript cannot know the value of a field that a loop came by: here it takes our word. */
function heldValue<Kind extends KindName>(
  field: Field<Kind>,
  name: string,
  held: Readonly<Record<string, unknown>>,
): Kinds[Kind]['value'] | null | undefined;
function heldValue(_: Field, name: string, held: Readonly<Record<string, unknown>>): unknown {
  return held[name];
}

/** The names of the fields whose column holds this. */
export const holding = (fields: Fields, what: 'file' | 'address'): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (kindOf(field).holds === what ? name : []));

/** The collection whose records are chosen in a field, where it is such a field. */
export const relatedTo = (field: Field): string | undefined => kindOf(field).related?.('', field.options).to;

/** The fields in which records of other collections are chosen, with the collection and the key of their cards. */
export const relatedIn = (fields: Fields): { name: string; to: string; key: string }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const related = kindOf(field).related?.(name, field.options);
    return related ? [{ name, ...related }] : [];
  });

/** The fields of each entry, where the field is a list of entries. */
export const entryFieldsOf = (field: Field): Fields | undefined => kindOf(field).entryFields?.(field.options);

/** The types of the entries of a field, where these have fields of their own each. */
export const typesOfEntriesOf = (field: Field): BlockTypes | undefined => kindOf(field).typesOfEntries?.(field.options);

/** The value of a field, as its form holds it, of a record that was read. */
export function heldIn<Kind extends KindName>(
  field: Field<Kind>,
  name: string,
  record: Readonly<Record<string, unknown>>,
): Kinds[Kind]['value'];
export function heldIn(field: Field, name: string, record: Readonly<Record<string, unknown>>): unknown {
  const read = readIn(field, name, record);
  const { held } = kindOf(field);
  return held ? held(read, field.options) : read;
}

/** The value of a field, in a record that was read or in a form that was sent, as one reads it. */
export const saidIn = (field: Field, name: string, record: Readonly<Record<string, unknown>>): string =>
  saidOf(field, heldIn(field, name, record));

/** The values of all fields of a record, as its form sends them. */
export function heldValues(fields: Fields, record: object): Record<string, unknown> {
  const read: Readonly<Record<string, unknown>> = { ...record };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, heldIn(field, name, read)]));
}

import type { BlockType, BlockTypes } from '../fields/blocks.ts';
import type { Field, Fields } from '../fields/field.ts';
import { entryFieldsOf, typesOfEntriesOf } from '../fields/field-kinds.ts';
import type { Collection } from './collection.ts';
import { type DescribedCollectionName, describedCollections, fixedFields, ownFields } from './registry.ts';

// The words of collections that staff read. The English ones stand in the descriptors; `locales/<language>/dashboard/described.ts`
// has those of each other language.

/** The words of a field: those that its descriptor has. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** The list's words for a ticked box, and for one that is not ticked. */
  yes?: string;
  no?: string;
  /** The list's text for a missing date and time. */
  none?: string;
  /** The labels of the choices, by their values. */
  choices?: Readonly<Record<string, string>>;
  /** The noun for one entry of a list, and the words of an entry's fields. */
  one?: string;
  fields?: Readonly<Record<string, FieldWords>>;
  /** The words of each type of entry, where these have fields of their own each. */
  types?: Readonly<Record<string, TypeWords>>;
}

/** The words of a type of entry. */
export interface TypeWords<FieldName extends string = string> {
  label: string;
  hint: string;
  fields: Readonly<Record<FieldName, FieldWords>>;
}

/** The words of a collection's screen and fields. */
export interface CollectionWords<FieldName extends string = string> {
  title: string;
  subtitle: string;
  one: string;
  many: string;
  none: string;
  /** The headings of columns that are not called what their field is called. */
  columns?: Readonly<Record<string, string>>;
  fields: Readonly<Record<FieldName, FieldWords>>;
}

type Described<Name> = Extract<(typeof describedCollections)[number], { name: Name }>;

/** The words of fields, by their names. */
export type FieldsWords<FieldName extends string = string> = Pick<CollectionWords<FieldName>, 'fields'>;

type OwnFields = typeof ownFields & typeof fixedFields;

/** The words of a field; those of a list have the words of its entries. */
export type WordsOf<One> = One extends { kind: 'group'; options: { fields: infer Inner } }
  ? FieldWords & { one: string; fields: { readonly [Name in keyof Inner & string]: FieldWords } }
  : One extends { kind: 'blocks'; options: { types: infer Types } }
    ? FieldWords & { types: { readonly [Type in keyof Types & string]: WordsOfType<Types[Type]> } }
    : FieldWords;

type WordsOfType<Type> = Type extends { fields: infer Inner }
  ? Omit<TypeWords, 'fields'> & { fields: { readonly [Name in keyof Inner & string]: WordsOf<Inner[Name]> } }
  : never;

/** The words of every collection that is described by its fields: without one of them nothing compiles. */
export type DescribedWords = {
  readonly [Name in DescribedCollectionName]: CollectionWords<keyof Described<Name>['fields'] & string>;
};

/** The words of the fields of every other collection, and of the records that are always there. */
export type OwnFieldsWords = {
  readonly [Name in keyof OwnFields]: {
    fields: { readonly [One in keyof OwnFields[Name] & string]: WordsOf<OwnFields[Name][One]> };
  };
};

/** The parts of a collection that hold words. */
type Wordy = Pick<Collection, 'fields' | 'screen'>;

/** The options of fields that are words. */
const optionWords = ['yes', 'no', 'none', 'choices', 'one'] as const satisfies readonly (keyof FieldWords)[];

/** The words of a field, in English. */
function fieldWords(field: Field): FieldWords {
  const { label, hint, options } = field;
  const [entryFields, types] = [entryFieldsOf(field), typesOfEntriesOf(field)];
  return {
    label,
    ...(hint !== undefined && { hint }),
    ...Object.fromEntries(Object.entries(options).filter(([name]) => optionWords.some((one) => one === name))),
    ...(entryFields && wordsOfFields(entryFields)),
    ...(types && { types: mapValues(types, ({ label, hint, fields }) => ({ label, hint, ...wordsOfFields(fields) })) }),
  };
}

const mapValues = <From, To>(all: Readonly<Record<string, From>>, change: (one: From, name: string) => To) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one, name)]));

const wordsOfFields = (fields: Fields): FieldsWords => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldWords(field)])),
});

/** The words that a descriptor has, in English. */
export function wordsOf({ fields, screen }: Wordy): CollectionWords {
  const { title, subtitle, one, many, none } = screen;
  const columns = screen.columns.flatMap(({ field, header }) => (header === undefined ? [] : [[field, header]]));
  return {
    title,
    subtitle,
    one,
    many,
    none,
    ...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
    ...wordsOfFields(fields),
  };
}

/** The English words of all of them. */
export function describedInEnglish(): DescribedWords;
export function describedInEnglish(): Record<string, CollectionWords> {
  return Object.fromEntries(
    describedCollections.map((collection: Wordy & { name: string }) => [collection.name, wordsOf(collection)]),
  );
}

/** The English words of the other fields. */
export function ownFieldsInEnglish(): OwnFieldsWords;
export function ownFieldsInEnglish(): Record<string, FieldsWords> {
  const all = Object.entries<Fields>({ ...ownFields, ...fixedFields });
  return Object.fromEntries(all.map(([name, fields]) => [name, wordsOfFields(fields)]));
}

/** The field with these words in place of its own: options that it does not have are left out. */
function fieldInWords<One extends Field>(field: One, words: FieldWords | undefined): One;
function fieldInWords(field: Field, words: FieldWords | undefined): object {
  if (words === undefined) return field;
  const { label, hint, fields, types, ...all } = words;
  const options = Object.fromEntries(Object.entries(all).filter(([name]) => name in field.options));
  const [entryFields, entryTypes] = [entryFieldsOf(field), typesOfEntriesOf(field)];
  const inner = {
    ...(fields && entryFields && { fields: fieldsInWords(entryFields, { fields }) }),
    ...(types && entryTypes && { types: mapValues(entryTypes, (type, name) => typeInWords(type, types[name])) }),
  };
  return { ...field, label, ...(hint !== undefined && { hint }), options: { ...field.options, ...options, ...inner } };
}

const typeInWords = (type: BlockType, words: TypeWords | undefined): BlockType =>
  words ? { ...type, label: words.label, hint: words.hint, fields: fieldsInWords(type.fields, words) } : type;

/** The fields with these words in place of their own. */
export function fieldsInWords<All extends Fields>(fields: All, words: FieldsWords): All;
export function fieldsInWords(fields: Fields, words: FieldsWords): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldInWords(field, words.fields[name])]),
  );
}

/** The collection with these words in place of its own. */
export function collectionInWords<One extends Wordy>(collection: One, words: CollectionWords): One;
export function collectionInWords(collection: Wordy, { columns, fields, ...screenWords }: CollectionWords): Wordy {
  const { screen } = collection;
  return {
    ...collection,
    fields: fieldsInWords(collection.fields, { fields }),
    screen: {
      ...screen,
      ...screenWords,
      columns: screen.columns.map((column) => {
        const header = columns?.[column.field] ?? column.header;
        return header === undefined ? column : { ...column, header };
      }),
    },
  };
}

/** The labels of types of entries and of their fields in these words, by the English ones; without words, in English. */
export const labelsOfTypes = (types: BlockTypes, words?: Readonly<Record<string, TypeWords>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(types).flatMap(([name, { label, fields }]) => [
      [label, words?.[name]?.label ?? label],
      ...labelsOfFields(fields, words?.[name]?.fields),
    ]),
  );

const labelsOfFields = (fields: Fields, words?: Readonly<Record<string, FieldWords>>): string[][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [field.label, words?.[name]?.label ?? field.label],
    ...labelsOfFields(entryFieldsOf(field) ?? {}, words?.[name]?.fields),
  ]);

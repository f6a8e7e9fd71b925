import type { Collection } from './collection.ts';
import type { Control, Field } from './field.ts';
import { type DescribedCollectionName, describedCollections } from './registry.ts';

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

/** The words of every collection that is described by its fields: without one of them nothing compiles. */
export type DescribedWords = {
  readonly [Name in DescribedCollectionName]: CollectionWords<Described<Name>['fields'][number]['name']>;
};

/** The parts of a collection that hold words. */
type Wordy = Pick<Collection, 'fields' | 'screen'>;

function controlWords(control: Control): Omit<FieldWords, 'label'> {
  switch (control.kind) {
    case 'checkbox':
      return { yes: control.words[0], no: control.words[1] };
    case 'moment':
      return { none: control.none };
    case 'choice':
      return { choices: Object.fromEntries(control.options.map(({ value, label }) => [value, label])) };
    default:
      return {};
  }
}

/** The words that a descriptor has, in English. */
function wordsOf({ fields, screen }: Wordy): CollectionWords {
  const { title, subtitle, one, many, none } = screen;
  const columns = screen.columns.flatMap(({ field, header }) => (header === undefined ? [] : [[field, header]]));
  return {
    title,
    subtitle,
    one,
    many,
    none,
    ...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
    fields: Object.fromEntries(
      fields.map(({ name, label, hint, control }) => [
        name,
        { label, ...(hint !== undefined && { hint }), ...controlWords(control) },
      ]),
    ),
  };
}

/** The English words of all of them. */
export function describedInEnglish(): DescribedWords;
export function describedInEnglish(): Record<string, CollectionWords> {
  return Object.fromEntries(
    describedCollections.map((collection: Wordy & { name: string }) => [collection.name, wordsOf(collection)]),
  );
}

function controlInWords(control: Control, words: FieldWords): Control {
  switch (control.kind) {
    case 'checkbox':
      return { ...control, words: [words.yes ?? control.words[0], words.no ?? control.words[1]] };
    case 'moment':
      return { ...control, none: words.none ?? control.none };
    case 'choice':
      return {
        ...control,
        options: control.options.map(({ value, label }) => ({ value, label: words.choices?.[value] ?? label })),
      };
    default:
      return control;
  }
}

function fieldInWords(field: Field, words: FieldWords | undefined): Field {
  if (words === undefined) return field;
  const { label, hint = field.hint } = words;
  return { ...field, label, ...(hint !== undefined && { hint }), control: controlInWords(field.control, words) };
}

/** The collection with these words in place of its own. */
export function collectionInWords<One extends Wordy>(collection: One, words: CollectionWords): One;
export function collectionInWords(collection: Wordy, { columns, fields, ...screenWords }: CollectionWords): Wordy {
  const { screen } = collection;
  return {
    ...collection,
    fields: collection.fields.map((field) => fieldInWords(field, fields[field.name])),
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

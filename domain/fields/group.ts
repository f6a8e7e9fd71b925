import { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { type Field, type FieldFacts, type Flat, fieldOf, readShape, writtenShape } from './field.ts';

// A list of entries, each with the same fields. An entry has an id, which stays with it wherever it is moved: translations name it.

/** The kinds of fields that an entry can have: those whose value can lie in a record's JSON. */
export type EntryKind =
  | 'text'
  | 'paragraphs'
  | 'richText'
  | 'target'
  | 'video'
  | 'dial'
  | 'flag'
  | 'day'
  | 'choice'
  | 'number'
  | 'picture';

export type EntryFields = Readonly<Record<string, Field<EntryKind>>>;

/** An entry: where its form, the database and versions hold the number of a picture, replies have the picture. */
export interface Entry {
  readonly id: string;
  readonly [name: string]: unknown;
}

type OnlyFor = Readonly<Record<string, { field: string; value: string }>>;

export interface GroupKind {
  /**
   * The noun for one entry, and as many entries as there can be. `onlyFor` names fields that mean something where another field of the
   * entry has this value, and are hidden elsewhere.
   */
  options: { one: string; most: number; fields: EntryFields; onlyFor?: OnlyFor };
  value: readonly Entry[];
  read: readonly Entry[];
  /** It lies in the JSON of its record, or in a column as JSON. */
  column: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** An id that no entry has had: of eight letters, so that no two are the same by chance. */
export const newEntryId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');

/** True for an id that is a place: the list had no ids then. Another entry may have had that place before. */
export const isPlace = (id: string): boolean => /^\d/.test(id);

const wrong = staffText('sendList');
export const entryId = z
  .string({ error: wrong })
  .max(12, { error: wrong, abort: true })
  .regex(/^[a-z0-9]+$/, wrong);

/**
 * Every entry with an id of its own. In a list without ids it is the place, by which translations named entries before these had
 * ids; other programs, and the release before, write such lists.
 */
export function withIds<One extends { id?: string | undefined }>(
  entries: readonly One[],
): (Omit<One, 'id'> & { id: string })[] {
  // A new entry that the dashboard has added to such a list makes it no list with ids yet.
  const haveIds = entries.some(({ id }) => id !== undefined && isPlace(id));
  const taken = new Set<string>();
  return entries.map(({ id: given, ...values }, place) => {
    const wanted = given ?? (haveIds ? newEntryId() : String(place));
    const id = taken.has(wanted) ? newEntryId() : wanted;
    taken.add(id);
    return { id, ...values };
  });
}

type EntryOf<All extends EntryFields> = Flat<
  { id: string } & { [Name in keyof All]: z.output<Extract<All[Name]['written'], z.ZodType>> }
>;

type ReadEntryOf<All extends EntryFields> = Flat<
  { id: string } & { [Name in keyof All]: z.output<Extract<All[Name]['read'], z.ZodType>> }
>;

type SentEntry<All extends EntryFields> = Flat<
  { id?: string | undefined } & { [Name in keyof All]: z.input<Extract<All[Name]['written'], z.ZodType>> }
>;

type Described<All> = FieldFacts & { one: string; most: number; fields: All; onlyFor?: OnlyFor };

/** Entries that staff add, take out and put in order. */
export function group<const All extends EntryFields>(
  described: Described<All>,
): Field<
  'group',
  z.ZodType<EntryOf<All>[], SentEntry<All>[]>,
  z.ZodType<ReadEntryOf<All>[], ReadEntryOf<All>[]>,
  null,
  Record<never, never>
> & { options: { fields: All } };
export function group({ one, most, fields, onlyFor, ...facts }: Described<EntryFields>) {
  return fieldOf('group', facts, {
    options: { one, most, fields, ...(onlyFor && { onlyFor }) },
    written: z
      .array(z.object({ id: entryId.optional(), ...writtenShape(fields) }), { error: staffText('sendList') })
      .max(most, staffText('tooManyEntries', most))
      .transform(withIds),
    read: z.array(z.object({ id: z.string(), ...readShape(fields) })),
    initial: [],
  });
}

declare module './kinds.ts' {
  interface Kinds {
    group: GroupKind;
  }
}

import type { z } from 'zod';
import type { KindName, Kinds } from './kinds.ts';

// A field of a record: data and schemas alone, so that a list of fields that was read from the database works as one in code.
// What a kind of field does stands in the table of kinds of each layer.

/** The collections whose records a text can name: staff choose from the list of them. */
export type ChosenFrom = 'forms' | 'categories';

/** The properties that a field of any kind has. */
export interface FieldFacts {
  label: string;
  hint?: string;
  /** A list's search looks in it. */
  searched?: true;
  /** Visitors find the record by it when they search the site. It is translated, or the record is called by it. */
  inSearch?: true;
  /** A list can be sorted by it. */
  sorted?: true;
  /** No two records outside the trash have the same, whatever its letter case and spaces. */
  distinct?: true;
  /** Visitors read it in their own language, where somebody has translated it. */
  translated?: true;
}

/** The keys that a record has beside that of the field itself. */
export type Beside = z.core.$ZodShape;

type Nothing = Record<never, never>;

/**
 * Its name is its key in the list of fields: that of what is written, of the column, the form and the errors. It is read
 * under `readAs`, where that is another.
 */
export interface Field<
  Kind extends KindName = KindName,
  Written extends z.ZodType = z.ZodType,
  Read extends z.ZodType = z.ZodType,
  ReadAs extends string | null = string | null,
  Also extends Beside = Beside,
> extends FieldFacts {
  kind: Kind;
  options: Kinds[Kind]['options'];
  /** The schema of staff's input. */
  written: Written;
  read: Read;
  readAs: ReadAs;
  beside: Also;
  /** The value in the form of a new record. */
  initial: Kinds[Kind]['value'];
}

export type Fields = Readonly<Record<string, Field>>;

interface Made<Kind extends KindName, Written, Read> {
  options: Kinds[Kind]['options'];
  written: Written;
  read: Read;
  initial: Kinds[Kind]['value'];
}

/** A field that is read under its own name, and nothing beside it. */
export const fieldOf = <Kind extends KindName, Written extends z.ZodType, Read extends z.ZodType>(
  kind: Kind,
  facts: FieldFacts,
  made: Made<Kind, Written, Read>,
): Field<Kind, Written, Read, null, Nothing> => ({ ...facts, kind, ...made, readAs: null, beside: {} });

/** An object with one key: what is read beside a field, under a name that is given. */
export function keyed<const Name extends string, Value>(name: Name, value: Value): { [Key in Name]: Value };
export function keyed<Value>(name: string, value: Value): Record<string, Value> {
  return { [name]: value };
}

type ReadKey<One extends Field, Name> = One['readAs'] extends string ? One['readAs'] : Name;

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

export type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The schemas of what is read of a list of fields, by the keys of a record. */
export type ReadShape<All extends Fields> = Flat<
  { [Name in keyof All as ReadKey<All[Name], Name>]: All[Name]['read'] } & UnionToIntersection<All[keyof All]['beside']>
>;

export type WrittenShape<All extends Fields> = { [Name in keyof All]: All[Name]['written'] };

// TypeScript cannot type what a loop over fields makes: of these three it takes our word.

/** The schemas of what is written. */
export function writtenShape<All extends Fields>(fields: All): WrittenShape<All>;
export function writtenShape(fields: Fields): z.core.$ZodShape {
  return Object.fromEntries(Object.entries(fields).map(([name, { written }]) => [name, written]));
}

/** The schemas of what is read. */
export function readShape<All extends Fields>(fields: All): ReadShape<All>;
export function readShape(fields: Fields): z.core.$ZodShape {
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, { readAs, read, beside }]) => ({ ...beside, [readAs ?? name]: read })),
  );
}

/** The value of a field in a record that was read. */
export function readIn<Kind extends KindName>(
  field: { kind: Kind; readAs: string | null },
  name: string,
  record: Readonly<Record<string, unknown>>,
): Kinds[Kind]['read'];
export function readIn({ readAs }: { readAs: string | null }, name: string, record: Readonly<Record<string, unknown>>) {
  return record[readAs ?? name];
}

/** The names of the fields of which this is true. */
export const fieldNames = (fields: Fields, holds: (field: Field) => unknown): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (holds(field) ? name : []));

/** The column of a field: its name, as a rule; none where it lies in tables of its own. */
export type ColumnName<Kind extends KindName, Name> = Kinds[Kind] extends { column: never }
  ? never
  : Kinds[Kind] extends { columnEnd: infer End extends string }
    ? `${Name & string}${End}`
    : Name;

/** The columns of a list of fields, with their types. */
export type RowOf<All extends Fields> = {
  [Name in keyof All as ColumnName<All[Name]['kind'], Name>]: Kinds[All[Name]['kind']] extends { column: infer Column }
    ? Column
    : z.output<All[Name]['read']>;
};

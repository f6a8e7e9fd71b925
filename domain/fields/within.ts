import type { Field, Fields } from './field.ts';
import { entryFieldsOf, typesOfEntriesOf } from './field-kinds.ts';
import { isPlace } from './group.ts';

/** A field of an entry in a list of a record, or in a list of such an entry. */
export interface FieldWithin {
  /** The names and ids that lead to it: `blocks-abcdefgh-buttons-kqzvwbat-label`. A dot would be a path to the form that edits it. */
  path: string;
  field: Field;
  /** As staff see it: `Fun facts: label 2`, `3. Call to action: Buttons: label 1`. */
  label: string;
  value: unknown;
  /** An id on the way is a place, which another entry may have had before. */
  isByPlace: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const isEntry = (one: unknown): one is Values => typeof one === 'object' && one !== null;

/** Names the field of an entry by what it is called there, and the number of that entry. */
type Naming = (label: string, place: number) => string;

const inGroup =
  (before: string, list: string): Naming =>
  (label, place) =>
    `${before}${list}: ${label.toLowerCase()} ${place}`;

function* within(
  fields: Fields,
  values: Values,
  path: string,
  { before, name }: { before: string; name(label: string): string },
  isByPlace: boolean,
): Generator<FieldWithin> {
  for (const [key, field] of Object.entries(fields)) {
    const at = `${path}-${key}`;
    if (entryFieldsOf(field)) yield* entriesOf(field, values[key], at, before, isByPlace);
    else yield { path: at, field, label: name(field.label), value: values[key], isByPlace };
  }
}

function* entriesOf(
  field: Field,
  value: unknown,
  path: string,
  before: string,
  wasByPlace: boolean,
): Generator<FieldWithin> {
  const [fields, types] = [entryFieldsOf(field), typesOfEntriesOf(field)];
  if (!(fields || types) || !Array.isArray(value)) return;
  const naming = inGroup(before, field.label);
  for (const [index, entry] of value.entries()) {
    if (!isEntry(entry)) continue;
    const id = String(entry.id);
    const type = types?.[String(entry.type)];
    const isByPlace = wasByPlace || isPlace(id);
    const at = `${path}-${id}`;
    if (type) {
      const head = `${index + 1}. ${type.label}: `;
      yield* within(type.fields, entry, at, { before: head, name: (label) => head + label }, isByPlace);
    } else if (fields)
      yield* within(fields, entry, at, { before, name: (label) => naming(label, index + 1) }, isByPlace);
  }
}

/** The fields of all entries in the lists of a record, which was read or is held by a form. */
export function* fieldsWithin(fields: Fields, record: object): Generator<FieldWithin> {
  const values: Values = { ...record };
  for (const [name, field] of Object.entries(fields)) yield* entriesOf(field, values[name], name, '', false);
}

/** The fields that an entry of a list can have, of each type; none where the field is no list of entries. */
export const fieldsOfEachEntry = (field: Field): readonly Fields[] => {
  const fields = entryFieldsOf(field);
  return fields ? [fields] : Object.values(typesOfEntriesOf(field) ?? {}).map((type) => type.fields);
};

/** The same, with the fields of entries of lists within an entry. */
export const fieldsOfEntries = (field: Field): readonly Fields[] =>
  fieldsOfEachEntry(field).flatMap((fields) => [fields, ...Object.values(fields).flatMap(fieldsOfEntries)]);

const idOf = (entry: unknown): unknown => (isEntry(entry) ? entry.id : undefined);

/** The value under this key of a record, or the entry of a list with this id. */
const valueUnder = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.find((entry) => idOf(entry) === key);
  return isEntry(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

/** The text at a path of names and ids; empty where there is none. */
export function textAt(record: object, name: string): string {
  const value = name.split('-').reduce<unknown>(valueUnder, record);
  return typeof value === 'string' ? value : '';
}

/** The record with another value at a path. What lies around it is copied, nothing is changed. */
export function withValue<Record extends object>(record: Record, name: string, value: unknown): Record;
export function withValue(record: object, name: string, value: unknown): object {
  const [key = '', ...rest] = name.split('-');
  if (rest.length === 0) return { ...record, [key]: value };
  if (Array.isArray(record))
    return record.map((entry) => (idOf(entry) === key ? withValue(entry, rest.join('-'), value) : entry));
  const inner = valueUnder(record, key);
  return isEntry(inner) ? { ...record, [key]: withValue(inner, rest.join('-'), value) } : record;
}

import { z } from 'zod';
import type { Collection, StoredRecord } from '../../domain/collections/collection.ts';
import { describedCollections, relatedCollection } from '../../domain/collections/registry.ts';
import type { Field } from '../../domain/fields/field.ts';
import { kindOf, relatedIn } from '../../domain/fields/field-kinds.ts';
import type { Entry } from '../../domain/fields/group.ts';
import type { KindName } from '../../domain/fields/kinds.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Value } from '../../server/database/collection-tables.ts';
import { storedKind } from '../../server/fields/stored-kinds.ts';
import { worded } from '../../server/http/reply-words.ts';
import { MORNING } from './test-app.ts';

// Test data of a collection, made from its descriptor: a new collection is tried like the others.

type Body = Record<string, Value | readonly string[] | readonly number[] | readonly Entry[]>;

type Described = Collection<unknown, StoredRecord, object, string, Permission>;

/** A value that a field of each kind takes. `{picture}` and `{document}` stand for the numbers of files of the library. */
const values: { readonly [Kind in KindName]: (field: Field<Kind>, isVisible: boolean) => Body[string] } = {
  text: ({ label }) => `${label} one`,
  paragraphs: ({ label }) => `${label} one`,
  richText: ({ label }) => `<p>${label} one</p>`,
  link: () => 'https://example.org/one',
  target: () => 'https://example.org/one',
  dial: () => '*123#',
  email: () => 'one@example.org',
  telephone: () => '+250 788 123 456',
  slug: () => '',
  address: () => '',
  flag: (_, isVisible) => isVisible,
  day: () => MORNING.slice(0, 10),
  moment: () => null,
  choice: ({ options }) => Object.keys(options.choices)[0],
  icon: ({ options }) => options.icons[0],
  amount: () => 7,
  number: () => 7,
  position: () => 7,
  picture: () => '{picture}',
  document: () => '{document}',
  relation: () => null,
  relations: () => [],
  video: () => 'https://example.org/one.mp4',
  tags: () => ['one', 'two'],
  languages: () => [],
  blocks: () => [],
  group: ({ options: { fields } }) => [
    { id: 'one', ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, entryValue(field)])) },
  ],
};

/** A value of a field of an entry. */
function entryValue(field: Field): Entry[string] {
  const value = valueFor(field, true);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function valueFor<Kind extends KindName>(field: Field<Kind>, isVisible: boolean): Body[string] {
  return values[field.kind](field, isVisible);
}

/** The input for a record that visitors see, or one that they do not. */
export const bodyFor = ({ fields }: Pick<Collection, 'fields'>, isVisible = true): Body =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field, isVisible)]));

/** Another text for each field of text. */
export const changeFor = ({ fields }: Pick<Collection, 'fields'>): Body =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (kindOf(field).text ? [[name, `${field.label} two`]] : [])),
  );

/** The fields without which no record is made, and nothing else. */
export const requiredFor = ({ fields }: Pick<Collection, 'fields'>): Body =>
  bodyFor({
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        ([, { written, options }]) => 'missing' in options || !written.safeParse(undefined).success,
      ),
    ),
  });

/** The errors of an empty form, by field. */
export function emptyFormErrors({ input }: Pick<Collection, 'input'>): Record<string, string[]> {
  const { issues } = input.safeParse({}).error ?? { issues: [] };
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), [worded(message, 'en')]]));
}

/** Its fields of text, with the characters that each takes. */
export const textFieldsOf = ({ fields }: Pick<Collection, 'fields'>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!kindOf(field).text) return [];
      return [[name, z.toJSONSchema(field.written, { io: 'input', unrepresentable: 'any' }).maxLength ?? 0]];
    }),
  );

/** The described collections that a list of tests does not name itself: what tries these is made from their descriptors. */
export const collectionsBeside = (named: readonly { path: string }[]): readonly Described[] =>
  describedCollections.filter(({ path }) => !named.some((one) => one.path === path));

/** What a record at random is made of. */
export interface Filling {
  below(bound: number): number;
  text(): string;
  moment(): string;
  /** Files of the library, where there are some. */
  picture: number | null;
  document: number | null;
  /** The numbers of the records in a table. */
  idsOf(table: string): Promise<readonly number[]>;
}

function randomValue(field: Field, { below, text, moment, picture, document }: Filling): Body[string] {
  const { text: form, orders } = kindOf(field);
  const { column } = storedKind(field);
  if (form !== undefined) return form === 'html' ? `<p>${text().replaceAll(/[<>&]/g, ' ')}</p>` : text();
  if (column === 'flag') return below(4) > 0;
  if (column === 'day') return moment().slice(0, 10);
  if (column === 'moment') return field.written.safeParse(null).success && below(2) === 0 ? null : moment();
  if (orders) return below(9);
  const value = valueFor(field, true);
  if (value === '{picture}') return picture;
  return value === '{document}' ? document : value;
}

/** The input for a record at random. */
export async function randomFor({ fields }: Pick<Collection, 'fields'>, filling: Filling): Promise<Body> {
  const body: Body = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, randomValue(field, filling)]),
  );
  for (const { name, to } of relatedIn(fields)) {
    const ids = await filling.idsOf(relatedCollection(to).table);
    const isOne = fields[name]?.written.safeParse(null).success;
    body[name] = isOne ? (ids[filling.below(ids.length + 1)] ?? null) : ids.filter(() => filling.below(2) === 0);
  }
  return body;
}

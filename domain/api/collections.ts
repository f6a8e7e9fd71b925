import { z } from 'zod';
import { advertisements } from '../collections/advertisements.ts';
import { announcements } from '../collections/announcements.ts';
import type { Collection } from '../collections/collection.ts';
import type { Field } from '../collections/field.ts';
import { describedCollections } from '../collections/registry.ts';
import { identifier } from '../identifier.ts';
import { arrayOrPage, pageOf } from '../listing.ts';
import type { Permission } from '../permission.ts';
import type { TranslatableName } from '../translation/translatable.ts';
import { defineCall, defineCalls } from './call.ts';
import { type FileFields, resourceCalls } from './resource.ts';

/** The parts of a collection that its calls are made from. */
interface CalledCollection<
  Path extends string = string,
  Visible extends z.ZodType = z.ZodType,
  Stored extends z.ZodType = z.ZodType,
  Input extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Fields extends readonly Field[] = readonly Field[],
> extends Pick<Collection, 'noun' | 'screen'> {
  name: TranslatableName;
  fields: Fields;
  path: `/${Path}/`;
  visible: Visible;
  record: Stored;
  input: Input;
  query: Query;
  permissions: Readonly<Record<'view' | 'create' | 'edit' | 'delete', Permission>>;
}

/** Without a field that takes a file, a collection's calls take no form. */
type FilesOf<Fields extends readonly Field[]> = 'media_id' extends Fields[number]['name']
  ? FileFields
  : Record<never, never>;

/** The fields of a collection's form that take a file. */
export function filesOf<Fields extends readonly Field[]>(collection: { fields: Fields }): FilesOf<Fields>;
export function filesOf({ fields }: Pick<Collection, 'fields'>): FileFields {
  return Object.fromEntries(
    fields.flatMap(({ name, control }) =>
      'upload' in control ? [[control.upload, { rule: control.rule, into: name }] as const] : [],
    ),
  );
}

/** Its list: public records for visitors, and for staff all records, or those in the trash. */
export const listOf = <Visible extends z.ZodType, Stored extends z.ZodType, Query extends z.ZodType>({
  name,
  screen,
  query,
  visible,
  record,
}: Pick<
  CalledCollection<string, Visible, Stored, z.ZodType, Query>,
  'name' | 'screen' | 'query' | 'visible' | 'record'
>) =>
  ({
    access: 'public',
    summary: `${screen.many}; for staff all of them`,
    query,
    translated: { resource: name },
    reply: arrayOrPage(visible),
    staffReply: arrayOrPage(record),
  }) as const;

/** The calls of a collection: its list, and reading, creating, changing, deleting and restoring one record. */
function callsOf<
  const Path extends string,
  Visible extends z.ZodType,
  Stored extends z.ZodType,
  Input extends z.ZodType,
  Query extends z.ZodType,
  const Fields extends readonly Field[],
>(collection: CalledCollection<Path, Visible, Stored, Input, Query, Fields>) {
  const { path, noun } = collection;
  return {
    ...defineCall(`GET ${path}`, listOf(collection)),
    ...resourceCalls({ ...collection, singular: noun, files: filesOf(collection) }),
  };
}

type CallsOf<One> =
  One extends CalledCollection<infer Path, infer Visible, infer Stored, infer Input, infer Query, infer Fields>
    ? ReturnType<typeof callsOf<Path, Visible, Stored, Input, Query, Fields>>
    : never;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

function everyCall(): Together<CallsOf<(typeof describedCollections)[number]>>;
function everyCall(): object {
  return Object.assign({}, ...describedCollections.map((collection: CalledCollection) => callsOf(collection)));
}

/** The calls that a collection has beside those of all, or in place of one of them. */
const ownCalls = defineCalls({
  'GET /ads/': {
    access: 'public',
    summary: 'The advertisements the banner shows today; for staff all of them',
    query: advertisements.query,
    translated: { resource: 'ads' },
    reply: pageOf(advertisements.visible),
    staffReply: pageOf(advertisements.record),
  },
  'POST /ads/{id}/view/': {
    access: 'public',
    summary: 'Count one view of an advertisement',
    parameters: identifier,
  },
  'POST /ads/{id}/click/': {
    access: 'public',
    summary: 'Count one click of an advertisement',
    parameters: identifier,
  },
  'GET /announcements/active/': {
    access: 'public',
    summary: 'The announcements visitors read now',
    translated: { resource: 'announcements' },
    reply: z.array(announcements.visible),
  },
});

/** The calls of all collections that are described by their fields. */
export const collectionCalls = { ...everyCall(), ...ownCalls };

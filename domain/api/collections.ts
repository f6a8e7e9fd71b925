import type { z } from 'zod';
import type { Collection } from '../collections/collection.ts';
import { plainCollections } from '../collections/registry.ts';
import { arrayOrPage } from '../listing.ts';
import type { Permission } from '../permission.ts';
import { defineCall } from './call.ts';
import { type FileFields, resourceCalls } from './resource.ts';

/** The parts of a plain collection that its calls are made from. */
interface CalledCollection<
  Path extends string = string,
  Visible extends z.ZodType = z.ZodType,
  Stored extends z.ZodType = z.ZodType,
  Input extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> extends Pick<Collection, 'noun' | 'fields' | 'screen'> {
  path: `/${Path}/`;
  visible: Visible;
  record: Stored;
  input: Input;
  query: Query;
  permissions: Readonly<Record<'view' | 'create' | 'edit' | 'delete', Permission>>;
}

/** The fields of a collection's form that take a file. */
export const filesOf = ({ fields }: Pick<Collection, 'fields'>): FileFields =>
  Object.fromEntries(
    fields.flatMap(({ name, control }) =>
      'upload' in control ? [[control.upload, { rule: control.rule, into: name }] as const] : [],
    ),
  );

/** Its list: what visitors read, and for staff all records, or those in the trash. */
export const listOf = <Visible extends z.ZodType, Stored extends z.ZodType, Query extends z.ZodType>({
  screen,
  query,
  visible,
  record,
}: Pick<CalledCollection<string, Visible, Stored, z.ZodType, Query>, 'screen' | 'query' | 'visible' | 'record'>) =>
  ({
    access: 'public',
    summary: `${screen.many}; for staff all of them`,
    query,
    reply: arrayOrPage(visible),
    staffReply: arrayOrPage(record),
  }) as const;

/** The calls of a plain collection: its list, and reading, creating, changing, deleting and restoring one record. */
function callsOf<
  const Path extends string,
  Visible extends z.ZodType,
  Stored extends z.ZodType,
  Input extends z.ZodType,
  Query extends z.ZodType,
>(collection: CalledCollection<Path, Visible, Stored, Input, Query>) {
  const { path, noun } = collection;
  return {
    ...defineCall(`GET ${path}`, listOf(collection)),
    ...resourceCalls({ ...collection, singular: noun, files: filesOf(collection) }),
  };
}

type CallsOf<One> =
  One extends CalledCollection<infer Path, infer Visible, infer Stored, infer Input, infer Query>
    ? ReturnType<typeof callsOf<Path, Visible, Stored, Input, Query>>
    : never;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

function everyCall(): Together<CallsOf<(typeof plainCollections)[number]>>;
function everyCall(): object {
  return Object.assign({}, ...plainCollections.map((collection: CalledCollection) => callsOf(collection)));
}

/** The calls of all plain collections. */
export const collectionCalls = everyCall();

import { z } from 'zod';
import { advertisements } from '../collections/advertisements.ts';
import { announcements } from '../collections/announcements.ts';
import type { Collection } from '../collections/collection.ts';
import { shownForm } from '../collections/forms.ts';
import { describedCollections } from '../collections/registry.ts';
import type { Fields } from '../fields/field.ts';
import { uploadOf } from '../fields/file.ts';
import { identifier } from '../identifier.ts';
import { arrayOrPage, pageOf } from '../listing.ts';
import type { Permission } from '../permission.ts';
import { MAX_SLUG_LENGTH } from '../slug.ts';
import { line } from '../text.ts';
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
  All extends Fields = Fields,
> extends Pick<Collection, 'noun' | 'screen'> {
  name: TranslatableName;
  fields: All;
  path: `/${Path}/`;
  visible: Visible;
  record: Stored;
  input: Input;
  query: Query;
  permissions: Readonly<Record<'view' | 'create' | 'edit' | 'delete', Permission>>;
}

/** Without a field that takes a file, a collection's calls take no form. */
type FilesOf<All extends Fields> = 'media_id' extends keyof All ? FileFields : Record<never, never>;

/** The fields of a collection's form that take a file. */
export function filesOf<All extends Fields>(collection: { fields: All }): FilesOf<All>;
export function filesOf({ fields }: Pick<Collection, 'fields'>): FileFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const upload = uploadOf(field);
      return upload ? [[upload.upload, { rule: upload.rule, into: name }] as const] : [];
    }),
  );
}

/** Its list: public records for visitors, and for staff all records, or those in the trash. */
export const listDefinition = <Visible extends z.ZodType, Stored extends z.ZodType, Query extends z.ZodType>({
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
  All extends Fields,
>(collection: CalledCollection<Path, Visible, Stored, Input, Query, All>) {
  const { path, noun } = collection;
  return {
    ...defineCall(`GET ${path}`, listDefinition(collection)),
    ...resourceCalls({ ...collection, singular: noun, files: filesOf(collection) }),
  };
}

type CallsOf<One> =
  One extends CalledCollection<infer Path, infer Visible, infer Stored, infer Input, infer Query, infer All>
    ? ReturnType<typeof callsOf<Path, Visible, Stored, Input, Query, All>>
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
  'GET /forms/at/{address}/': {
    access: 'public',
    summary: 'The form at an address, with its questions, and whether it takes answers now',
    parameters: z.object({ address: line(MAX_SLUG_LENGTH) }),
    translated: { resource: 'forms', isWhole: true },
    reply: shownForm,
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

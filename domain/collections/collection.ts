import { z } from 'zod';
import { type Fields, type Flat, fieldNames, type ReadShape, readShape, writtenShape } from '../fields/field.ts';
import { holding } from '../fields/field-kinds.ts';
import { type ListQuery, listQuery, type OrderBy } from '../listing.ts';
import { type Rights, timestamps } from '../timestamps.ts';
import { translationMarks } from '../translation-marks.ts';

// A collection is a kind of record that staff keep. Its descriptor says once what the API, the database's rows, the audit
// log, the trash and the screens of the dashboard need to know of it.

type RecordShape<All extends Fields> =
  Flat<{ id: z.ZodInt } & ReadShape<All>> extends infer Shape extends z.core.$ZodShape ? Shape : never;

/** The actions on a record, each with its permission. */
type Action = 'view' | 'create' | 'edit' | 'delete' | 'translate';

/** Those of the pages about the organisation: they have no drafts, so writing them asks for the permission to publish. */
export const aboutPermissions = {
  view: 'pages.view',
  create: 'pages.publish',
  edit: 'pages.publish',
  delete: 'pages.publish',
  translate: 'pages.translate',
} as const;

/** Those of what staff keep as settings of the site. */
export const settingsPermissions = {
  view: 'settings.view',
  create: 'settings.edit',
  edit: 'settings.edit',
  delete: 'settings.edit',
  translate: 'settings.translate',
} as const;

/** The permissions of a collection that has its own: `partners.view`, `partners.create` … */
export const ownPermissions = <const Name extends string>(name: Name) =>
  ({
    view: `${name}.view`,
    create: `${name}.create`,
    edit: `${name}.edit`,
    delete: `${name}.delete`,
    translate: `${name}.translate`,
  }) as const;

/** The words and the place of a collection's screen in the dashboard. */
export interface CollectionScreen {
  /** The address of the screen: `/dashboard/team`. */
  address: string;
  /** The name in the menu, and the heading. */
  title: string;
  subtitle: string;
  /** The noun for one record on buttons and in messages: `Person`. */
  one: string;
  /** The noun for the records: `People`. */
  many: string;
  /** Said where there is no record. */
  none: string;
  /** The page where visitors see the records. */
  page?: string;
  /** Records per page of the list. With several numbers, staff choose; the first is the default. */
  pageSizes?: readonly number[];
  /**
   * The columns of the list, by the names of fields, or of what the collection's own screen shows; `below` is a field that
   * is shown below the first one.
   */
  columns: readonly { field: string; header?: string; below?: string }[];
}

/** Records of another table that are deleted for good together with a record; each table has its words in the catalogues. */
export interface Belonging {
  table: 'contact_replies' | 'donation_notes' | 'donation_replies' | 'event_registrations' | 'user_roles';
  column: string;
}

/** The facts of every collection, also of one with its own calls and screens. */
export interface CollectionFacts<Name extends string = string, Permission extends string = string> {
  /** Its name in the registry and the audit log; also the cache tag of pages made from its records. */
  name: Name;
  table: string;
  /** The noun for one record in the audit log, the description of the API and the uses of a file: `team member`. */
  noun: string;
  /** The column by which a record is called. */
  title: string;
  permissions: Record<Action, Permission>;
  /** Of its calls, below `/api`, where visitors read its records: relations can lead to these. */
  path?: `/${string}/`;
  /** Columns with a file's number. */
  files?: readonly string[];
  /** Columns of text that can hold a file's address. */
  texts?: readonly string[];
  /** Records of another table that need one of these: as long as there is one, it is not removed from the trash for good. */
  neededBy?: { table: string; column: string };
  /** Records in other tables that are deleted for good together with a record. */
  belongings?: readonly Belonging[];
}

/** The rule by which visitors read a record: each part that is named must hold. Its parts are fields of the record. */
export interface Visibility<Name extends string = string> {
  /** Flags that staff set, all of them. */
  flags?: readonly Name[];
  /** The status by which it is published. */
  status?: Name;
  /** The moment or the day from which it is read; an empty one means always, or never beside a status. */
  from?: Name;
  /** The moment from which it is no longer read, or the last day on which it is; an empty one means no end. */
  until?: Name;
}

interface Definition<
  Name extends string,
  Path extends `/${string}/`,
  Permission extends string,
  All extends Fields,
  StaffOnly extends string,
  Written extends z.core.$ZodShape,
> extends CollectionFacts<Name, Permission> {
  /** Of its calls, below `/api`: `/team/`. */
  path: Path;
  fields: All;
  /** Columns that the program itself writes and staff read, with their schemas: how often a record was seen. */
  written?: Written;
  /** The field by which a record is called in messages. */
  title: keyof All & string;
  /** The default order of its lists: a field's name, with `-` before it for descending. */
  order: OrderBy<(keyof All & string) | 'created_at'>;
  /** Keys of a record, as staff read it, that visitors never read: of a picture that which its `readAs` names. */
  staffOnly: readonly StaffOnly[];
  /** Which of its records visitors read. Left out, all. */
  visibility?: Visibility<keyof All & string>;
  /** Restoring a version leaves these fields as they are. */
  staying?: readonly (keyof All & string)[];
  /** Flags by which somebody outside agrees to be shown: undoing what an account did never gives them again. */
  consents?: readonly (keyof All & string)[];
  screen: CollectionScreen;
}

const recordOf = <All extends Fields>(fields: All) => z.object({ id: z.int(), ...readShape(fields) });

function storedOf<All extends Fields, Written extends z.core.$ZodShape>(
  fields: All,
  written: Written | undefined,
): z.ZodObject<Flat<RecordShape<All> & Written & typeof timestamps>>;
function storedOf(fields: Fields, written: z.core.$ZodShape = {}): z.ZodObject {
  return recordOf(fields).extend({ ...written, ...timestamps });
}

function visibleOf<All extends Fields, StaffOnly extends string>(
  fields: All,
  staffOnly: readonly StaffOnly[],
): z.ZodObject<Flat<Omit<RecordShape<All>, StaffOnly> & typeof translationMarks>>;
function visibleOf(fields: Fields, staffOnly: readonly string[]): z.ZodObject {
  const visible = Object.entries(recordOf(fields).shape).filter(([key]) => !staffOnly.includes(key));
  return z.object({ ...Object.fromEntries(visible), ...translationMarks });
}

/** Describes a collection. One that needs another schema than its fields make spreads this and names its own. */
export function defineCollection<
  const Name extends string,
  const Path extends `/${string}/`,
  const Permission extends string,
  const All extends Fields,
  const StaffOnly extends keyof RecordShape<All> & string = never,
  Written extends z.core.$ZodShape = Record<never, never>,
>(definition: Definition<Name, Path, Permission, All, StaffOnly, Written>) {
  const { fields, staffOnly, written } = definition;
  return {
    ...definition,
    files: holding(fields, 'file'),
    texts: holding(fields, 'address'),
    /** The staff's input. */
    input: z.object(writtenShape(fields)),
    /** The record for visitors. */
    visible: visibleOf(fields, staffOnly),
    /** The record for staff. */
    record: storedOf(fields, written),
    /** The query of a list. */
    query: listQuery,
  };
}

/** The columns that its lists can be sorted by. */
export const sortableOf = ({ fields, written = {} }: Pick<Collection, 'fields' | 'written'>): string[] => [
  'created_at',
  ...fieldNames(fields, ({ sorted }) => sorted),
  ...Object.keys(written),
];

/** The fields every record has for staff. */
export interface StoredRecord {
  id: number;
  updated_at: string;
  deleted_at?: string | null | undefined;
  can?: Rights | undefined;
  [key: string]: unknown;
}

/** Any collection, as the code for all of them sees it. */
export interface Collection<
  Visible = unknown,
  Stored extends StoredRecord = StoredRecord,
  Input extends object = object,
  Name extends string = string,
  Permission extends string = string,
  Query extends ListQuery = ListQuery,
> extends Definition<Name, `/${string}/`, Permission, Fields, string, z.core.$ZodShape> {
  input: z.ZodType<Input, Record<string, unknown>>;
  visible: z.ZodType<Visible, Visible>;
  record: z.ZodType<Stored, Stored>;
  query: z.ZodType<Query>;
}

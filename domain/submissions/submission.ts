import { z } from 'zod';
import type { Belonging, CollectionScreen } from '../collections/collection.ts';
import type { CollectionWords } from '../collections/words.ts';
import { type Fields, type Flat, type ReadShape, readShape, writtenShape } from '../fields/field.ts';
import type { KindName } from '../fields/kinds.ts';
import { formGuard } from '../form.ts';
import { instant } from '../instant.ts';
import { type ListQuery, listQuery } from '../listing.ts';
import { replyText, staffText } from '../reply-text.ts';
import { retentionMonths } from '../retention.ts';
import type { Rights } from '../timestamps.ts';
import { type StatusChange, statusChange, type Transitions, trashed } from './handling.ts';

// A submission is what visitors send by a form and staff deal with. Its descriptor says once what the form, the API, the mails, the
// table and the dashboard's screen need to know of it.

/** The kinds of fields that visitors can be asked for. */
const askedKinds = ['text', 'paragraphs', 'email', 'telephone', 'choice', 'number', 'flag', 'day'] as const;
export type AskedKind = (typeof askedKinds)[number];

export const isAsked = (kind: KindName): kind is AskedKind => askedKinds.some((one) => one === kind);

/** The fields among these that are a choice of a few values. */
type ChoiceName<All extends Fields> = {
  [Name in keyof All & string]: All[Name]['kind'] extends 'choice' ? Name : never;
}[keyof All & string];

type EmailName<All extends Fields> = {
  [Name in keyof All & string]: 'email' extends All[Name]['kind'] ? Name : never;
}[keyof All & string];

/** The fields that say whose it is: the thanks go to the address. */
export interface Personal<Name extends string = string, Address extends string = string> {
  name: Name;
  address: Address;
  phone?: Name;
}

interface Definition<
  Name extends string,
  Path extends `/${string}/`,
  StaffPath extends `/${string}/`,
  StatusPath extends string,
  All extends Fields,
  Status extends string,
  Filter extends string,
  Order extends string,
  Also extends z.core.$ZodShape,
  History extends z.core.$ZodShape,
> {
  /** Its name in the registry, the audit log and the permissions: `contacts`. */
  name: Name;
  /** The name that its form's keys and limits are kept under, where it is another. */
  form?: string;
  table: string;
  /** The noun for one: `contact message`. */
  noun: string;
  /** Of the call by which it is sent, below `/api`. */
  path: Path;
  summary: string;
  /** The reply to who has sent it. */
  sent?: string;
  /** Of the staff's calls, below `/api`. */
  staffPath: StaffPath;
  /** The last part of the address at which a status is set. */
  statusPath: StatusPath;
  fields: All;
  personal: Personal<keyof All & string, EmailName<All>>;
  /** The statuses that may follow each status; a new one has the first. */
  transitions: Transitions<Status>;
  /** The choices that the list is filtered by, beside the status. */
  filters: readonly (Filter & ChoiceName<All>)[];
  /** The fields that the list is sorted by, beside the status and the day. An index holds each of these orders where lists are long. */
  orders: readonly (Order & keyof All)[];
  /** Read beside its fields. */
  also?: Also;
  /** Read of one alone. */
  history?: History;
  /** Records of another table that are deleted for good together with one. */
  belongings?: readonly Belonging[];
}

/** The permissions of a submission: `contacts.view` … */
const permissionsOf = <const Name extends string>(name: Name) =>
  ({
    view: `${name}.view`,
    edit: `${name}.edit`,
    delete: `${name}.delete`,
    export: `${name}.export`,
  }) as const;

type RecordShape<
  All extends Fields,
  Status extends string,
  Also extends z.core.$ZodShape,
  History extends z.core.$ZodShape = Record<never, never>,
> =
  Flat<
    { id: z.ZodInt } & ReadShape<All> & {
        status: z.ZodEnum<{ [One in Status]: One }>;
        created_at: typeof instant;
      } & Also &
      typeof trashed &
      History
  > extends infer Shape extends z.core.$ZodShape
    ? Shape
    : never;

/** The schema by which a list is filtered by a choice: the choice's own, without what stands for none. */
type FilterSchema<Written extends z.ZodType> = z.ZodOptional<
  Written extends z.ZodDefault<infer Inner> ? Inner : Written
>;

type QueryShape<All extends Fields, Status extends string, Filter extends string> =
  Flat<
    typeof listQuery.shape & { status: z.ZodOptional<z.ZodEnum<{ [One in Status]: One }>> } & {
      [Name in Filter & keyof All]: FilterSchema<All[Name]['written']>;
    }
  > extends infer Shape extends z.core.$ZodShape
    ? Shape
    : never;

/** The keys of a record beside those of its fields. */
export const ownKeys: readonly string[] = ['id', 'status', 'created_at', ...Object.keys(trashed)];

function statusesOf<Status extends string>(transitions: Transitions<Status>): [Status, ...Status[]];
function statusesOf(transitions: Transitions<string>): string[] {
  return Object.keys(transitions);
}

// TypeScript cannot type what a loop over fields makes: of these two it takes our word.

function recordOf<
  All extends Fields,
  Status extends string,
  Also extends z.core.$ZodShape,
  History extends z.core.$ZodShape = Record<never, never>,
>(
  fields: All,
  statuses: readonly [Status, ...Status[]],
  also: Also | undefined,
  history?: History,
): z.ZodObject<RecordShape<All, Status, Also, History>>;
function recordOf(
  fields: Fields,
  statuses: readonly [string, ...string[]],
  also: z.core.$ZodShape = {},
  history: z.core.$ZodShape = {},
): z.ZodObject {
  const own = { id: z.int(), ...readShape(fields), status: z.enum(statuses), created_at: instant };
  return z.object({ ...own, ...also, ...trashed, ...history });
}

function queryOf<All extends Fields, Status extends string, Filter extends string>(
  fields: All,
  statuses: readonly [Status, ...Status[]],
  filters: readonly Filter[],
): z.ZodObject<QueryShape<All, Status, Filter>>;
function queryOf(fields: Fields, statuses: readonly [string, ...string[]], filters: readonly string[]): z.ZodObject {
  const chosen = filters.map((name) => {
    const written = fields[name]?.written ?? z.never();
    return [name, z.optional(written instanceof z.ZodDefault ? written.unwrap() : written)];
  });
  const status = z.enum(statuses, { error: staffText('chooseStatus') }).optional();
  return listQuery.extend({ status, ...Object.fromEntries(chosen) });
}

/** Describes a submission that has pieces of its own. One that needs another schema than its fields make spreads this and names its own. */
export function describeSubmission<
  const Name extends string,
  const Path extends `/${string}/`,
  const StaffPath extends `/${string}/`,
  const StatusPath extends string,
  const All extends Fields,
  const Status extends string,
  const Filter extends string,
  const Order extends string,
  Also extends z.core.$ZodShape = Record<never, never>,
  History extends z.core.$ZodShape = Record<never, never>,
>(definition: Definition<Name, Path, StaffPath, StatusPath, All, Status, Filter, Order, Also, History>) {
  const { name, fields, transitions, filters, orders, also, history } = definition;
  if (!Object.values(fields).some(({ searched }) => searched)) throw new Error(`${name}: no field is searched`);
  const statuses = statusesOf(transitions);
  // A box that is not ticked is not sent.
  const ticked = Object.entries(fields).find(([, field]) => field.kind === 'flag' && field.initial === true);
  if (ticked) throw new Error(`${name}.${ticked[0]}: a box that visitors tick begins unticked`);
  const input = z.object(writtenShape(fields));
  return {
    form: name,
    sent: replyText('messageSent'),
    ...definition,
    permissions: permissionsOf(name),
    statuses,
    status: z.enum(statuses),
    /** The visitor's input. */
    input,
    /** The request: the input, and the fields that guard the form. */
    request: input.extend(formGuard.shape),
    /** One as staff see it in their list. */
    record: recordOf(fields, statuses, also),
    /** The same with what has happened to it. */
    details: recordOf(fields, statuses, also, history),
    /** The query of a list. */
    query: queryOf(fields, statuses, filters),
    /** A change of its status. */
    change: statusChange(statuses),
    /** The columns that the list is sorted by. */
    orders: ['created_at', ...orders, 'status'] as const,
  };
}

/** The words of a plain submission: those of its screen and its questions, and the heading of its form. */
export interface SubmissionWords<FieldName extends string = string> extends CollectionWords<FieldName> {
  invitation: string;
}

/** The words and the place of a plain submission in the dashboard, and above its form. */
export interface SubmissionScreen extends CollectionScreen {
  /** The heading of the form for visitors: `Become a volunteer`. */
  invitation: string;
}

interface PlainDefinition<Name extends string, All extends Fields, Filter extends string, Order extends string>
  extends Pick<
    Definition<
      Name,
      `/${string}/`,
      `/${string}/`,
      string,
      All,
      string,
      Filter,
      Order,
      Record<never, never>,
      Record<never, never>
    >,
    'name' | 'noun' | 'fields' | 'personal' | 'filters' | 'orders'
  > {
  screen: SubmissionScreen;
  /** The months for which one is kept after it came, where these are others than those of contact messages. */
  keptMonths?: number;
}

/** Describes a submission that needs nothing of its own. Its table has its name; it is new until staff have handled it. */
export function defineSubmission<
  const Name extends string,
  const All extends Fields,
  const Filter extends string,
  const Order extends string,
>({ screen, keptMonths = retentionMonths.contactMessages, ...definition }: PlainDefinition<Name, All, Filter, Order>) {
  const { name, noun } = definition;
  const described = describeSubmission({
    ...definition,
    table: name,
    path: `/${name}/`,
    summary: `Send the organisation a form: ${noun}`,
    staffPath: `/admin-${name}/`,
    statusPath: 'status',
    transitions: { new: ['handled'], handled: ['new'] },
  });
  return { ...described, screen, keptMonths };
}

/** A record as staff read it, with what all submissions have. */
export interface SentRecord {
  id: number;
  status: string;
  created_at: string;
  deleted_at: string | null;
  can?: Rights | undefined;
  [key: string]: unknown;
}

/** The values of a form. */
export type SentValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Any submission, as the code for all of them sees it. */
export interface Submission<
  Sent extends SentRecord = SentRecord,
  Details extends Sent = Sent,
  Query extends ListQuery = ListQuery,
  Request extends SentValues = SentValues,
  Name extends string = string,
  Permission extends string = string,
> {
  name: Name;
  form: string;
  table: string;
  noun: string;
  path: `/${string}/`;
  summary: string;
  sent: string;
  staffPath: `/${string}/`;
  statusPath: string;
  fields: Fields;
  personal: Personal;
  transitions: Transitions<Sent['status']>;
  filters: readonly string[];
  orders: readonly string[];
  belongings?: readonly Belonging[];
  permissions: Readonly<Record<'view' | 'edit' | 'delete' | 'export', Permission>>;
  statuses: readonly string[];
  input: z.ZodObject;
  request: z.ZodType<Request>;
  record: z.ZodType<Sent, Sent>;
  details: z.ZodType<Details, Details>;
  query: z.ZodType<Query>;
  change: z.ZodType<StatusChange<Sent['status']>>;
}

/** The query of its list: the names of its filters are those of its fields. */
type PlainQuery = ListQuery & Readonly<Record<string, unknown>>;

/** One that needs nothing of its own. */
export interface PlainSubmission<Name extends string = string, Permission extends string = string>
  extends Submission<SentRecord, SentRecord, PlainQuery, SentValues, Name, Permission> {
  screen: SubmissionScreen;
  keptMonths: number;
}

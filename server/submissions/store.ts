import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { fieldNames } from '../../domain/fields/field.ts';
import type { Language } from '../../domain/languages.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Colleague, Remark } from '../../domain/submissions/handling.ts';
import type { SentRecord, SentValues, Submission } from '../../domain/submissions/submission.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { storedKind } from '../fields/stored-kinds.ts';
import { type Listed, orderingOf, type Slice } from '../resource/listing.ts';
import { everySubmission, readSubmissions, type SubmissionRows, submissionTables } from './list.ts';

// The SQL of every submission: its table has a column for each field.

/** A change of a status; `by` is the id of the user who makes it. */
interface StatusMove<Sent extends SentRecord> {
  from: Sent['status'];
  to: Sent['status'];
  by: number | null;
}

/** What a submission reads and writes beside its fields. */
export interface StorePieces<Found extends SentRecord, Sent extends SentRecord, Details extends Sent, Query> {
  /** Expressions read with each row, by their names: other columns, and what other tables say of it. */
  beside?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Makes a row what staff read in their list; `today` is the day in the organisation's time zone. */
  present(row: Found, today: string): Sent;
  /** Adds what is read of one alone. */
  complete(db: Database, sent: Sent): Promise<Details>;
  /** Conditions beyond the described filters, which no index holds. */
  conditions?(db: Database, query: Query, today: string): RawBuilder<boolean>[];
  /** Runs in the transaction in which a status is set. */
  moved?(unit: UnitOfWork, id: number, change: StatusMove<Sent>): Promise<void>;
}

/** How a submission lies in its table, where its fields have no columns of their own. */
export interface Layout {
  /** The columns that are searched. */
  searched: readonly string[];
}

/** The pieces of a submission that needs none. */
export const plainPieces: StorePieces<SentRecord, SentRecord, SentRecord, unknown> = {
  present: (row) => row,
  complete: async (_, sent) => sent,
};

type Stored<Query extends ListQuery = ListQuery> = Pick<
  Submission<SentRecord, SentRecord, Query>,
  'table' | 'fields' | 'filters' | 'orders' | 'statuses' | 'query'
>;

/** Its rows, without any condition. The columns are those of the fields: TypeScript takes our word for their types. */
export function rowsOf<Found extends SentRecord>(
  db: Database,
  submission: Pick<Stored, 'table' | 'fields'>,
  beside?: Readonly<Record<string, RawBuilder<unknown>>>,
): SubmissionRows<Found>;
export function rowsOf(
  db: Database,
  { table, fields }: Pick<Stored, 'table' | 'fields'>,
  beside: Readonly<Record<string, RawBuilder<unknown>>> = {},
): SelectQueryBuilder<never, never, unknown> {
  const columns = ['id', ...Object.keys(fields), 'status', 'created_at', 'deleted_at'];
  return submissionTables(db)
    .selectFrom(table)
    .select(columns.map((column) => `${table}.${column}`))
    .select(Object.entries(beside).map(([name, expression]) => expression.as(name)));
}

/** The store of one submission. */
export function submissionStore<
  Found extends SentRecord,
  Sent extends SentRecord,
  Details extends Sent,
  Query extends ListQuery,
>(described: Stored<Query>, pieces: StorePieces<Found, Sent, Details, Query>, layout?: Layout) {
  const submission = layout ? { ...described, fields: {} } : described;
  const { table, fields, filters, orders, statuses } = submission;
  const { beside, present, complete, conditions = () => [], moved } = pieces;
  const searched = layout?.searched ?? fieldNames(fields, (field) => field.searched);
  const texts = fieldNames(fields, (field) => storedKind(field).isSortedAsText);

  /** The rows that a query asks for. */
  function asked(db: Database, query: Query, today: string) {
    const { search, trash } = query;
    const values = new Map<string, unknown>(Object.entries(query));
    const chosen = ['status', ...filters].flatMap((name) => {
      const value = values.get(name);
      return typeof value === 'string' ? [{ name, value }] : [];
    });
    const rare = conditions(db, query, today);
    let numbers = submissionTables(db)
      .selectFrom(table)
      .select('id')
      .where('deleted_at', trash ? 'is not' : 'is', null);
    for (const { name, value } of chosen) numbers = numbers.where(name, '=', value);
    for (const condition of rare) numbers = numbers.where(condition);
    const isRare = rare.length > 0;
    const isOfAll = !(trash || isRare) && chosen.length === 0;
    return {
      db,
      table,
      numbers,
      rows: rowsOf<Found>(db, submission, beside),
      search,
      searched,
      texts,
      isRare,
      isOfAll,
    };
  }

  return {
    asked,

    /** Stores what a visitor sent, and answers its number. */
    async add({ db, now }: UnitOfWork, values: SentValues, language: Language): Promise<number> {
      const { id } = await submissionTables(db)
        .insertInto(table)
        .values({
          ...Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? null])),
          status: statuses[0] ?? '',
          language,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return Number(id);
    },

    async list(db: Database, query: Query, slice: Slice, today: string): Promise<Listed<Sent>> {
      const order = orderingOf(query.ordering, orders, { column: 'created_at', direction: 'desc' });
      const { count, results } = await readSubmissions(asked(db, query, today), order, slice);
      return { count, results: results.map((row) => present(row, today)) };
    },

    /** All that the query leaves, the newest first, in batches. */
    async *every(db: Database, query: Query, today: string): AsyncGenerator<Sent[]> {
      for await (const batch of everySubmission(asked(db, query, today))) yield batch.map((row) => present(row, today));
    },

    async find(db: Database, id: number, today: string): Promise<Details | undefined> {
      const [row] = await rowsOf<Found>(db, submission, beside).where(sql<boolean>`id = ${id}`).execute();
      return row && complete(db, present(row, today));
    },

    /** Inside the caller's transaction. */
    async setStatus(unit: UnitOfWork, id: number, change: StatusMove<Sent>) {
      await submissionTables(unit.db).updateTable(table).set({ status: change.to }).where('id', '=', id).execute();
      await moved?.(unit, id, change);
    },

    /** Moves one to the trash, or out of it. */
    async setDeleted({ db }: UnitOfWork, id: number, deleted_at: string | null) {
      await submissionTables(db).updateTable(table).set({ deleted_at }).where('id', '=', id).execute();
    },
  };
}

/** The store of a submission whose records are these. */
export type SubmissionStore<Sent extends SentRecord, Details extends Sent, Query extends ListQuery> = ReturnType<
  typeof submissionStore<SentRecord, Sent, Details, Query>
>;

interface Person {
  user_id: number | null;
  first_name: string | null;
  last_name: string | null;
}

/** The author; null if the account is gone. */
export function colleagueOf({ user_id, first_name, last_name }: Person): Colleague | null {
  if (user_id === null) return null;
  return { id: user_id, name: fullName({ first_name: first_name ?? '', last_name: last_name ?? '' }) };
}

/** A colleague's text, with their name. */
export function presentRemark({ id, at, text, ...person }: Person & { id: number; at: string; text: string }): Remark {
  return { id, at, text, by: colleagueOf(person) };
}

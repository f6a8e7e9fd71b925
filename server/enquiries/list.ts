import { type SelectQueryBuilder, sql } from 'kysely';
import type { Colleague, Remark } from '../../domain/enquiry.ts';
import { fullName } from '../../domain/user.ts';
import { listOf } from '../database/list-of.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { inBatches } from '../resource/batches.ts';
import { howMany, type Listed, type Ordering, type Slice } from '../resource/listing.ts';
import { isFound, isFoundInOrder, isFoundInRow, isShort, rowsWith } from '../resource/searching.ts';

/** As many matches are named one by one; where there are more, a page is soon full in any order, and all are counted beside. */
const FEW = 1000;

/** The tables of enquiries, by the dashboard that deals with them. */
export type EnquiryTable = 'donation_interests' | 'contact_messages';

interface Written {
  id: number;
  created_at: string;
}

/** A requested list, as queries. */
export interface EnquiryList<From extends EnquiryTable, Row extends Written> {
  db: Database;
  table: From;
  /** The numbers of those that the filters leave. */
  numbers: SelectQueryBuilder<Tables, From, { id: number }>;
  /** The rows themselves, without any condition. */
  rows: SelectQueryBuilder<Tables, From, Row>;
  search?: string | undefined;
  /** No index holds what is filtered by in any order of the list. */
  isRare?: boolean;
  /** They are all but those in the trash. */
  isOfAll?: boolean;
}

/** The numbers of those that the search leaves too, for a list that is read in its order. */
const searchedInOrder = <From extends EnquiryTable, Row extends Written>({
  db,
  table,
  numbers,
  search,
}: EnquiryList<From, Row>) =>
  search === undefined ? numbers : numbers.where(isFoundInOrder(db, table, `${table}.id`, search));

/** The numbers of those that are asked for: one by one where they are few. */
export async function askedNumbers<From extends EnquiryTable, Row extends Written>(list: EnquiryList<From, Row>) {
  const { db, table, numbers, search, isRare = false } = list;
  if (search === undefined && !isRare) return numbers;
  const found = search === undefined ? numbers : numbers.where(isFound(db, table, `${table}.id`, search));
  const few = await found.limit(FEW + 1).execute();
  if (few.length > FEW) return searchedInOrder(list);
  return numbers.where(
    sql<boolean>`${idOf(table)} in ${listOf(
      db,
      few.map(({ id }) => id),
    )}`,
  );
}

/** How many the numbers are. What the index of words finds of all is counted there, without those in the trash. */
async function countAsked<From extends EnquiryTable, Row extends Written>(
  { db, table, search, isOfAll }: EnquiryList<From, Row>,
  numbers: SelectQueryBuilder<Tables, From, { id: number }>,
): Promise<number> {
  if (search === undefined || isShort(search) || !isOfAll) return howMany(numbers);
  const inTrash = sql`select count(*) from ${sql.table(table)} where deleted_at is not null and ${isFoundInRow(db, table, `${table}.id`, search)}`;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from (${rowsWith(db, table, search)}) as found) - (${inTrash}) as "count"`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

type Direction = Ordering<string>['direction'];

/** Names are stored folded too, to sort by. */
const sortedBy: Readonly<Record<string, string>> = { name: 'folded_name', full_name: 'folded_name' };

/** The oldest or newest first within the same value of the column, as the indexes have them. */
export function inOrder<From extends EnquiryTable, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  table: From,
  column: string,
  direction: Direction,
): SelectQueryBuilder<Tables, From, Row> {
  const columns = new Set([sortedBy[column] ?? column, 'created_at', 'id']);
  return [...columns].reduce((sorted, next) => sorted.orderBy(sql.ref(`${table}.${next}`), direction), query);
}

const idOf = (table: EnquiryTable) => sql.ref<number>(`${table}.id`);

/** The part of the list that is asked for, read from the end where that is nearer, and how many there are in all. */
export async function readEnquiries<From extends EnquiryTable, Row extends Written>(
  list: EnquiryList<From, Row>,
  { column, direction }: Ordering<string>,
  { offset, limit }: Slice,
): Promise<Listed<Row>> {
  const { table, rows } = list;
  const numbers = await askedNumbers(list);
  const count = await countAsked(list, numbers);
  const length = Math.min(limit, count - offset);
  if (length <= 0) return { count, results: [] };
  const afterwards = count - offset - length;
  const otherWay = direction === 'asc' ? 'desc' : 'asc';
  // Only the index is read on the way to a late page; the rows themselves are those of the page alone.
  const wanted =
    afterwards < offset
      ? inOrder(numbers, table, column, otherWay).limit(length).offset(afterwards)
      : inOrder(numbers, table, column, direction).limit(length).offset(offset);
  const results = await inOrder(rows, table, column, direction)
    .where(sql<boolean>`${idOf(table)} in ${wanted}`)
    .execute();
  return { count, results };
}

/** Reads the whole list, newest first, in batches: records that arrive meanwhile are left out, and none appears twice. */
export async function* everyEnquiry<From extends EnquiryTable, Row extends Written>(
  list: EnquiryList<From, Row>,
): AsyncGenerator<Row[]> {
  const { table, rows } = list;
  const place = sql`(${sql.ref(`${table}.created_at`)}, ${idOf(table)})`;
  const numbers = await askedNumbers(list);
  yield* inBatches((last: Row | undefined, most) => {
    const rest = last ? numbers.where(sql<boolean>`${place} < (${last.created_at}, ${last.id})`) : numbers;
    return inOrder(rows, table, 'created_at', 'desc')
      .where(sql<boolean>`${idOf(table)} in ${inOrder(rest, table, 'created_at', 'desc').limit(most)}`)
      .execute();
  });
}

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

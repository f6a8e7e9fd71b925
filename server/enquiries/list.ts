import { type SelectQueryBuilder, sql } from 'kysely';
import type { Colleague, Remark } from '../../domain/enquiry.ts';
import { fullName } from '../../domain/user.ts';
import type { Tables } from '../database/tables.ts';
import { inBatches } from '../resource/batches.ts';
import { counted, type Listed, type Ordering, type Slice } from '../resource/listing.ts';

/** As many matches are counted by looking at them; where there are more, a page is soon full and all are counted beside. */
const FEW = 1000;

/** The tables of enquiries, by the dashboard that deals with them. */
export type EnquiryTable = 'donation_interests' | 'contact_messages';

interface Written {
  id: number;
  created_at: string;
}

/** A requested list, as queries. */
export interface EnquiryList<From extends EnquiryTable, Row extends Written> {
  table: From;
  /** The numbers of those that the search and the filters leave. */
  numbers: SelectQueryBuilder<Tables, From, { id: number }>;
  /** The rows themselves, without any condition. */
  rows: SelectQueryBuilder<Tables, From, Row>;
  /** Whether they must be read to be counted, because no index holds the condition. */
  isSearched: boolean;
}

type Direction = Ordering<string>['direction'];

/** Names are stored folded too, to sort by. */
const sortedBy: Readonly<Record<string, string>> = { name: 'folded_name', full_name: 'folded_name' };

/** The oldest or newest first within the same value of the column, as the indexes have them. */
function inOrder<From extends EnquiryTable, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  table: From,
  column: string,
  direction: Direction,
): SelectQueryBuilder<Tables, From, Row> {
  const columns = new Set([sortedBy[column] ?? column, 'created_at', 'id']);
  return [...columns].reduce((sorted, next) => sorted.orderBy(sql.ref(`${table}.${next}`), direction), query);
}

const idOf = (table: EnquiryTable) => sql.ref<number>(`${table}.id`);

/** A part of a list whose length is known, read from the end where that is nearer. */
async function readKnown<From extends EnquiryTable, Row extends Written>(
  { table, numbers, rows }: EnquiryList<From, Row>,
  { column, direction }: Ordering<string>,
  { offset, limit }: Slice,
  count: number,
): Promise<Row[]> {
  const length = Math.min(limit, count - offset);
  if (length <= 0) return [];
  const afterwards = count - offset - length;
  const otherWay = direction === 'asc' ? 'desc' : 'asc';
  // Only the index is read on the way to a late page; the rows themselves are those of the page alone.
  const wanted =
    afterwards < offset
      ? inOrder(numbers, table, column, otherWay).limit(length).offset(afterwards)
      : inOrder(numbers, table, column, direction).limit(length).offset(offset);
  return inOrder(rows, table, column, direction)
    .where(sql<boolean>`${idOf(table)} in ${wanted}`)
    .execute();
}

/** Reads a part of a list that no index can search: in one pass, unless so many records match that their page is soon full. */
async function readSearched<From extends EnquiryTable, Row extends Written>(
  list: EnquiryList<From, Row>,
  order: Ordering<string>,
  slice: Slice,
): Promise<Listed<Row>> {
  const { table, numbers, rows } = list;
  const few = await inOrder(numbers, table, order.column, order.direction)
    .limit(FEW + 1)
    .execute();
  if (few.length > FEW) {
    const { count } = await counted(numbers).executeTakeFirstOrThrow();
    return { count, results: await readKnown(list, order, slice, count) };
  }
  const wanted = few.slice(slice.offset, slice.offset + slice.limit).map(({ id }) => id);
  if (wanted.length === 0) return { count: few.length, results: [] };
  const results = await inOrder(rows, table, order.column, order.direction)
    .where(sql<boolean>`${idOf(table)} in (${sql.join(wanted)})`)
    .execute();
  return { count: few.length, results };
}

/** The part of the list that is asked for, and how many there are in all. */
export async function readEnquiries<From extends EnquiryTable, Row extends Written>(
  list: EnquiryList<From, Row>,
  order: Ordering<string>,
  slice: Slice,
): Promise<Listed<Row>> {
  if (list.isSearched) return readSearched(list, order, slice);
  const { count } = await counted(list.numbers).executeTakeFirstOrThrow();
  return { count, results: await readKnown(list, order, slice, count) };
}

/** Reads the whole list, newest first, in batches: records that arrive meanwhile are left out, and none appears twice. */
export function everyEnquiry<From extends EnquiryTable, Row extends Written>({
  table,
  numbers,
  rows,
}: EnquiryList<From, Row>): AsyncGenerator<Row[]> {
  const place = sql`(${sql.ref(`${table}.created_at`)}, ${idOf(table)})`;
  return inBatches((last, most) => {
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

import { type SelectQueryBuilder, sql } from 'kysely';
import { byText } from '../database/by-text.ts';
import type { Value } from '../database/collection-tables.ts';
import { isFoldedTable } from '../database/folded-texts.ts';
import { listOf } from '../database/list-of.ts';
import type { Database } from '../database/open.ts';
import type { Key } from '../database/tables/key.ts';
import { inBatches } from '../resource/batches.ts';
import { howMany, type Listed, type Ordering, type Slice } from '../resource/listing.ts';
import { contains, isFound, isFoundInOrder, isFoundInRow, isShort, rowsWith } from '../resource/searching.ts';

/** As many matches are named one by one; where there are more, a page is soon full in any order, and all are counted beside. */
const FEW = 1000;

/** A row of any submission's table. */
interface SubmissionRow {
  id: Key;
  status: string;
  created_at: string;
  deleted_at: string | null;
  [column: string]: Value | Key;
}

/** The tables of all submissions, by their names. */
type SubmissionTables = Record<string, SubmissionRow>;

/** The same database with the tables of all submissions, by their names. */
export const submissionTables = (db: Database) => db.withTables<SubmissionTables>();

/** Rows of a submission's table. */
export type SubmissionRows<Row> = SelectQueryBuilder<SubmissionTables, string, Row>;

interface Written {
  id: number;
  created_at: string;
}

/** A requested list, as queries. */
export interface SubmissionQuery<Row extends Written> {
  db: Database;
  table: string;
  /** The numbers of those that the filters leave. */
  numbers: SubmissionRows<{ id: number }>;
  /** The rows themselves, without any condition. */
  rows: SubmissionRows<Row>;
  search?: string | undefined;
  /** The columns that are searched, and those that are sorted as texts, where the table does not store them folded. */
  searched: readonly string[];
  texts: readonly string[];
  /** No index holds what is filtered by in any order of the list. */
  isRare?: boolean;
  /** They are all but those in the trash. */
  isOfAll?: boolean;
}

/** The numbers of those that the search leaves too, for a list that is read in its order. */
const searchedInOrder = <Row extends Written>({ db, table, numbers, search, searched }: SubmissionQuery<Row>) => {
  if (search === undefined) return numbers;
  return numbers.where(
    isFoldedTable(table) ? isFoundInOrder(db, table, `${table}.id`, search) : contains(searched, search),
  );
};

/** The numbers of those that are asked for: one by one where they are few. */
export async function askedNumbers<Row extends Written>(list: SubmissionQuery<Row>) {
  const { db, table, numbers, search, isRare = false } = list;
  if (search === undefined && !isRare) return numbers;
  if (!isFoldedTable(table)) return searchedInOrder(list);
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
async function countAsked<Row extends Written>(
  { db, table, search, isOfAll }: SubmissionQuery<Row>,
  numbers: SubmissionRows<{ id: number }>,
): Promise<number> {
  if (search === undefined || isShort(search) || !isOfAll || !isFoldedTable(table)) return howMany(numbers);
  const inTrash = sql`select count(*) from ${sql.table(table)} where deleted_at is not null and ${isFoundInRow(db, table, `${table}.id`, search)}`;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from (${rowsWith(db, table, search)}) as found) - (${inTrash}) as "count"`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

type Direction = Ordering<string>['direction'];

/** Names are stored folded too, to sort by. */
const sortedBy: Readonly<Record<string, string>> = { name: 'folded_name', full_name: 'folded_name' };

/** The oldest or newest first within the same value of the column, as the indexes have them. */
function inOrder<Row>(
  query: SubmissionRows<Row>,
  { table, texts }: Pick<SubmissionQuery<Written>, 'table' | 'texts'>,
  column: string,
  direction: Direction,
): SubmissionRows<Row> {
  const stored = isFoldedTable(table) ? sortedBy[column] : undefined;
  const columns = new Set([stored ?? column, 'created_at', 'id']);
  return [...columns].reduce(
    (sorted, next) =>
      sorted.orderBy(
        !isFoldedTable(table) && texts.includes(next) ? byText(`${table}.${next}`) : sql.ref(`${table}.${next}`),
        direction,
      ),
    query,
  );
}

const idOf = (table: string) => sql.ref<number>(`${table}.id`);

/** The part of the list that is asked for, read from the end where that is nearer, and how many there are in all. */
export async function readSubmissions<Row extends Written>(
  list: SubmissionQuery<Row>,
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
      ? inOrder(numbers, list, column, otherWay).limit(length).offset(afterwards)
      : inOrder(numbers, list, column, direction).limit(length).offset(offset);
  const results = await inOrder(rows, list, column, direction)
    .where(sql<boolean>`${idOf(table)} in ${wanted}`)
    .execute();
  return { count, results };
}

/** Reads the whole list, newest first, in batches: records that arrive meanwhile are left out, and none appears twice. */
export async function* everySubmission<Row extends Written>(list: SubmissionQuery<Row>): AsyncGenerator<Row[]> {
  const { table, rows } = list;
  const place = sql`(${sql.ref(`${table}.created_at`)}, ${idOf(table)})`;
  const numbers = await askedNumbers(list);
  yield* inBatches((last: Row | undefined, most) => {
    const rest = last ? numbers.where(sql<boolean>`${place} < (${last.created_at}, ${last.id})`) : numbers;
    return inOrder(rows, list, 'created_at', 'desc')
      .where(sql<boolean>`${idOf(table)} in ${inOrder(rest, list, 'created_at', 'desc').limit(most)}`)
      .execute();
  });
}

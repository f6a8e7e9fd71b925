import {
  type KyselyPlugin,
  type RawBuilder,
  type SelectQueryBuilder,
  SelectQueryNode,
  type StringReference,
  sql,
} from 'kysely';
import { type ListQuery, MAX_PAGE_SIZE, type OrderBy, type Page } from '../../domain/listing.ts';
import { staffText } from '../../domain/reply-text.ts';
import { listOf } from '../database/list-of.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { badRequest } from '../http/http-error.ts';

export interface Listed<Item> {
  /** Of the whole list. */
  count: number;
  results: Item[];
}

export interface Slice {
  offset: number;
  limit: number;
  /** The total is not counted if nobody asks for it: counting can take longer than reading the part. */
  counted?: false;
}

/** The beginning of a list, and nothing more about it. */
export const firstOf = (limit: number): Slice => ({ offset: 0, limit, counted: false });

/** The part of the list that is asked for. Without `page` and `page_size` it is the list's beginning, `most` long. */
export function sliceOf({ page = 1, page_size }: ListQuery, most: number): Slice {
  const limit = page_size ?? most;
  return { offset: (page - 1) * limit, limit };
}

/** A query for the length of a list. */
export const counted = <From extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, From, Row>) =>
  query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'));

/** The ids of a list's rows, in its order. */
export const idsOf = <From extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, From, Row>, id: string) =>
  query.clearSelect().select(sql.ref<number>(id).as('id'));

const withoutJoins: KyselyPlugin = {
  transformQuery: ({ node }) => (SelectQueryNode.is(node) ? { ...node, joins: undefined } : node),
  transformResult: async ({ result }) => result,
};

/**
 * A list that is chosen and sorted by columns of its own table, without what it is joined with for what it shows. SQLite leaves such
 * joins out by itself, but still reads the rows for their columns where an index holds all the rest.
 */
export const ofOwnTable = <From extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, From, Row>) =>
  query.withPlugin(withoutJoins);

/** More rows than any table has. */
const ALL = 1_000_000_000;

/**
 * The length of a list, without what it is joined with for what it shows: where the ids have a limit, both databases leave
 * that out.
 */
export const lengthOf = <From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
  id: string,
) =>
  db
    .selectFrom(idsOf(query.clearOrderBy(), id).limit(sql.lit(ALL)).as('listed'))
    .select(({ fn }) => fn.countAll<number>().as('count'));

/**
 * The rows of a part of the list. Its ids are looked for first, often in an index alone: what a row shows is read and worked
 * out for the page, and not for each row before it. `chosen` is the same list where its ids are looked for otherwise.
 */
export const rowsOfPart = <From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  id: string,
  limit: number,
  offset: number | RawBuilder<number>,
  chosen = query,
) => query.clearWhere().where(sql<boolean>`${sql.ref(id)} in ${idsOf(chosen, id).limit(limit).offset(offset)}`);

/** The number of rows of a query. */
export const howMany = async <From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> => (await counted(query).executeTakeFirstOrThrow()).count;

/** The rows of a slice, and how many there are in all: counted where these do not say it already. */
async function listed<Row>(
  results: Row[],
  { offset, limit, counted: isCounted }: Slice,
  count: () => Promise<{ count: number }[]>,
): Promise<Listed<Row>> {
  if (isCounted === false || (offset === 0 && results.length < limit)) return { count: results.length, results };
  const [all] = await count();
  return { count: all?.count ?? 0, results };
}

/** Runs a list's query: its rows within the slice, and how many there are in all. `id` is the column of its records' numbers. */
export async function runList<From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
  slice: Slice,
  id = 'id',
  chosen = query,
): Promise<Listed<Row>> {
  const results = await rowsOfPart(query, id, slice.limit, slice.offset, chosen).execute();
  return listed(results, slice, () => lengthOf(db, chosen, id).execute());
}

/**
 * The same of a list whose rows are among those `found`, as its condition calls these numbers: they are looked for once, to be counted and for
 * the page.
 */
export async function runFound<From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
  { offset, limit }: Slice,
  found: RawBuilder<number>,
  id = 'id',
): Promise<Listed<Row>> {
  const { rows } = await sql<{ count: number; id: number | null }>`
    with found as materialized (${found})
    select counted.count, page.id from ${lengthOf(db, query, id).as('counted')}
      left join ${idsOf(query, id).limit(limit).offset(offset).as('page')} on true`.execute(db);
  const ids = rows.flatMap((row) => row.id ?? []);
  const results = await query
    .clearWhere()
    .where(sql<boolean>`${sql.ref(id)} in ${listOf(db, ids)}`)
    .execute();
  return { count: Number(rows[0]?.count ?? 0), results };
}

/** The same for a public list: its query is built once for each shape, such as an order and a search. */
export function preparedList<Shape extends readonly unknown[], From extends keyof Tables, Row>(
  build: (db: Database, ...shape: Shape) => SelectQueryBuilder<Tables, From, Row>,
  id = 'id',
): (
  db: Database,
  slice: Slice,
  values: Readonly<Record<string, string | number>>,
  ...shape: Shape
) => Promise<Listed<Row>> {
  const part = prepared((db: Database, limit: number, ...shape: Shape) =>
    rowsOfPart(build(db, ...shape), id, limit, given<number>('offset')),
  );
  const whole = prepared((db: Database, ...shape: Shape) => lengthOf(db, build(db, ...shape), id));
  return async (db, slice, values, ...shape) => {
    const results = await part(db, { ...values, offset: slice.offset }, slice.limit, ...shape);
    return listed(results, slice, () => whole(db, values, ...shape));
  };
}

export interface Ordering<Column extends string> {
  column: Column;
  direction: 'asc' | 'desc';
}

/** Reads `ordering=-created_at`. Throws a 400 for a column this list cannot be sorted by. */
export function orderingOf<Column extends string>(
  text: string | undefined,
  columns: readonly Column[],
  otherwise: Ordering<Column>,
): Ordering<Column> {
  if (text === undefined) return otherwise;
  const name = text.replace(/^-/, '');
  const column = columns.find((known) => known === name);
  if (column === undefined) {
    const detail = staffText('sortableBy', columns.join(', '));
    throw badRequest(detail, { ordering: [detail] });
  }
  return { column, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

/** The orders of a list of these tables by their names in `ordering`: a column, or an expression. */
export type Orders<Order extends string, From extends keyof Tables> = Readonly<
  Record<Order, StringReference<Tables, From> | RawBuilder<unknown>>
>;

/**
 * The list in the order that is asked for, empty values last; `usual` is the default order, by a column that is never empty
 * and may have an index. Equal values are ordered by `id`. Where no column of the orders is ever empty, `nulls` says so: an index
 * then serves each of them.
 */
export function sorted<From extends keyof Tables, Row, Order extends string>(
  list: SelectQueryBuilder<Tables, From, Row>,
  ordering: string | undefined,
  orders: Orders<Order, From>,
  usual: OrderBy<NoInfer<Order>>,
  id = 'id',
  nulls: 'last' | 'none' = 'last',
): SelectQueryBuilder<Tables, From, Row> {
  const known: Readonly<Record<string, string | RawBuilder<unknown>>> = orders;
  const otherwise = { column: usual.replace(/^-/, ''), direction: usual.startsWith('-') ? 'desc' : 'asc' } as const;
  const { column, direction } = orderingOf(ordering, Object.keys(known), otherwise);
  const order = known[column] ?? column;
  const by = typeof order === 'string' ? sql.ref(order) : order;
  return list
    .orderBy(by, (it) => {
      const sorting = direction === 'asc' ? it.asc() : it.desc();
      return ordering === undefined || nulls === 'none' ? sorting : sorting.nullsLast();
    })
    .orderBy(sql.ref(id), direction);
}

/** A list's query: page, search and order, and its own filters. */
type AskedList = ListQuery & Record<string, unknown>;

/**
 * The listed slice as a page: `next` and `previous` are addresses below the site's root. `most` is its length where none
 * is asked for, as it was for the slice.
 */
export function asPage<Item>(
  { count, results }: Listed<Item>,
  path: string,
  query: AskedList,
  most = MAX_PAGE_SIZE,
): Page<Item> {
  const page = query.page ?? 1;
  const size = query.page_size ?? most;
  const address = (other: number) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page: other })) {
      if (value !== undefined) parameters.set(name, String(value));
    }
    return `/api${path}?${parameters}`;
  };
  return {
    count,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results,
  };
}

/** These lists are arrays, and pages when a page is asked for. `most` is as of `asPage`. */
export function asArrayOrPage<Item>(
  listed: Listed<Item>,
  path: string,
  query: AskedList,
  most?: number,
): Item[] | Page<Item> {
  const paged = query.page !== undefined || query.page_size !== undefined;
  return paged ? asPage(listed, path, query, most) : listed.results;
}

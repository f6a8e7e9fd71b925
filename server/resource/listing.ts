import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import { identifier } from '../../domain/identifier.ts';
import type { Language } from '../../domain/languages.ts';
import type { ListQuery, Page } from '../../domain/listing.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { staffText } from '../../domain/reply-text.ts';
import { isSqlite } from '../database/columns.ts';
import { type FoldedTable, foldedSource, foldedTables } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { badRequest } from '../http/http-error.ts';

export { MAX_STAFF_LIST } from '../../domain/listing.ts';

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
const idsOf = <From extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, From, Row>, id: string) =>
  query.clearSelect().select(sql.ref<number>(id).as('id'));

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
 * out for the page, and not for each row before it.
 */
export const rowsOfPart = <From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  id: string,
  limit: number,
  offset: number | RawBuilder<number>,
) => query.clearWhere().where(sql<boolean>`${sql.ref(id)} in ${idsOf(query, id).limit(limit).offset(offset)}`);

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
): Promise<Listed<Row>> {
  const results = await rowsOfPart(query, id, slice.limit, slice.offset).execute();
  return listed(results, slice, () => lengthOf(db, query, id).execute());
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

/** The `like` pattern that finds the text anywhere. */
export const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

function oneIsLike(columns: readonly RawBuilder<unknown>[], text: string): RawBuilder<boolean> {
  const pattern = patternOf(text);
  const conditions = columns.map((column) => sql`${column} like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** A condition: one of the columns contains the text, whatever its letter case, accents and apostrophes. */
export const contains = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  oneIsLike(
    columns.map((column) => sql`folded(${sql.ref(column)})`),
    folded(text),
  );

/** FTS5 finds parts of words from this many characters on. */
const SHORTEST_PART = 3;

/** Whether a text has no part that FTS5 could find. */
export const isShort = (text: string): boolean => [...folded(text)].length < SHORTEST_PART;

/** A condition on a row of the table: one of its stored texts contains the text. */
export function holds(db: Database, table: FoldedTable, text: string, columns: readonly string[]): RawBuilder<boolean> {
  const searched = folded(text);
  if (!isSqlite(db) || isShort(text)) return containsFolded(columns, text);
  const index = sql.ref(`${table}_search`);
  // In quotes nothing of what is typed has a meaning to the index.
  const asked = `{${columns.join(' ')}} : "${searched.replaceAll('"', '""')}"`;
  return sql<boolean>`id in (select rowid from ${index} where ${index} match ${asked})`;
}

/** The rows whose `folded_text` contains the text. A row that is not filled in yet is read itself. */
export const rowsWith = (db: Database, table: FoldedTable, column: RawBuilder<unknown>, text: string, where = sql``) =>
  sql<number>`select ${column} from ${sql.table(table)} where ${holds(db, table, text, ['folded_text'])} ${where}
    union all select ${column} from ${sql.table(table)}
    where folded_text = '' and ${oneIsLike([sql`folded(${foldedSource(table)})`], folded(text))} ${where}`;

/** A condition: the stored text of the record in a long list contains this text. `id` is the record's. */
export const isFoundBy = (db: Database, table: FoldedTable, id: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(id)} in (${rowsWith(db, table, sql`id`, text)})`;

/**
 * The same for a list of wide rows. The plus tells SQLite to go through the list in its order and stop when the page is
 * full: it would read whatever is found, and sort it.
 */
export const isFoundInOrder = (db: Database, table: FoldedTable, id: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`+${isFoundBy(db, table, id, text)}`;

/** The records of which a published translation of one of the fields contains the text, in any language. */
const translatedWith = (db: Database, resource: string, fields: readonly string[], text: string) =>
  rowsWith(
    db,
    'translations',
    sql`cast(record as integer)`,
    text,
    sql`and resource = ${resource} and field in (${sql.join(fields)})`,
  );

/** A condition: one of the columns contains the text, or a published translation of it in any language. `id` is the record's. */
export const containsInAnyLanguage = (
  db: Database,
  resource: string,
  id: string,
  columns: readonly string[],
  text: string,
): RawBuilder<boolean> =>
  sql<boolean>`(${contains(columns, text)} or ${sql.ref(id)} in (${translatedWith(db, resource, columns, text)}))`;

/** The same in a long list, which stores what is searched of it. */
export const isFoundInAnyLanguage = (
  db: Database,
  resource: string,
  table: FoldedTable,
  id: string,
  text: string,
): RawBuilder<boolean> =>
  sql<boolean>`+${sql.ref(id)} in (${rowsWith(db, table, sql`id`, text)}
    union all ${translatedWith(db, resource, foldedTables[table], text)})`;

/** The ids of a resource's records of which some published translation meets the condition. */
const translatedIds = (resource: string, condition: RawBuilder<boolean>) =>
  sql`(select cast(record as integer) from translations
    where resource = ${resource} and published is not null and ${condition})`;

/** An order: first the records that are published in this language. `id` is the record's. */
export const translatedFirst = (resource: string, id: string, language: Language): RawBuilder<number> =>
  sql<number>`case when ${sql.ref(id)} in ${translatedIds(resource, sql<boolean>`language = ${language}`)} then 0 else 1 end`;

/** The same for columns that are stored folded. */
export const containsFolded = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  oneIsLike(
    columns.map((column) => sql.ref(column)),
    folded(text),
  );

/** A condition: one of the columns contains the text as it stands; SQLite takes no notice of the case of A to Z. */
export const containsPlain = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  oneIsLike(
    columns.map((column) => sql.ref(column)),
    text,
  );

/** A condition: one of the columns contains the text, accents and all: for addresses, and for texts so long that taking accents off would take long. */
export const containsWithAccents = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  oneIsLike(
    columns.map((column) => sql`lower(${sql.ref(column)})`),
    text.toLowerCase(),
  );

/**
 * A condition: the category in `table` is the one meant by its number or, whatever its letter case, by its name in any
 * language.
 */
export function isNamed(table: 'categories' | 'gallery_categories', text: string): RawBuilder<boolean> {
  const number = identifier.shape.id.safeParse(text).data ?? 0;
  const id = sql.ref(`${table}.id`);
  const name = text.toLowerCase();
  const inOthers = translatedIds(table, sql<boolean>`field = 'name' and lower(published) = ${name}`);
  return sql<boolean>`(${id} = ${number} or lower(${sql.ref(`${table}.name`)}) = ${name} or ${id} in ${inOthers})`;
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

/** The orders of a list by their names in `ordering`: a column, or an expression. */
type Orders = Readonly<Record<string, string | RawBuilder<unknown>>>;

/**
 * The list in the dashboard's order, empty values last; `usual` is the default order, by a column that is never empty and
 * may have an index. Equal values are ordered by `id`.
 */
export function sorted<From extends keyof Tables, Row>(
  list: SelectQueryBuilder<Tables, From, Row>,
  ordering: string | undefined,
  orders: Orders,
  usual: string,
  id = 'id',
): SelectQueryBuilder<Tables, From, Row> {
  const otherwise = { column: usual.replace(/^-/, ''), direction: usual.startsWith('-') ? 'desc' : 'asc' } as const;
  const { column, direction } = orderingOf(ordering, Object.keys(orders), otherwise);
  const order = orders[column] ?? column;
  const by = typeof order === 'string' ? sql.ref(order) : order;
  return list
    .orderBy(by, (it) => {
      const sorting = direction === 'asc' ? it.asc() : it.desc();
      return ordering === undefined ? sorting : sorting.nullsLast();
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

/** These lists are arrays, and pages when a page is asked for. */
export function asArrayOrPage<Item>(listed: Listed<Item>, path: string, query: AskedList): Item[] | Page<Item> {
  const paged = query.page !== undefined || query.page_size !== undefined;
  return paged ? asPage(listed, path, query) : listed.results;
}

import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import { isSqlite } from '../database/columns.ts';
import { type FoldedTable, isFilledIn } from '../database/folded-texts.ts';
import { rangesOf } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { idsOf, type Listed, lengthOf, ofOwnTable, rowsOfPart, runList, type Slice } from './listing.ts';
import { searchedDigits } from './phone-search.ts';
import { containsFolded, isShort, rowsWith } from './searching.ts';

// Searches of lists so long that it matters how a page of what is found is reached.

/** A condition that leads to the rows, the same for rows that come in the list's order, or one of what a row itself says. */
export type Reach = 'found' | 'in order' | 'row';

/** What is looked for. It is vague where so little is typed that no index has it, and most rows may be found. */
export interface Search {
  db: Database;
  text: string;
  isVague: boolean;
}

/** How a list is searched. */
export interface Searching {
  /** The tables whose stored texts are looked through. */
  tables: readonly FoldedTable[];
  condition: (search: Search, reach: Reach) => RawBuilder<boolean>;
  /** The numbers of the rows that are found, each once, where an index says them: by these a list of all rows is counted. */
  numbers?: (search: Search) => RawBuilder<number> | undefined;
  /** What counts a vague search; else it is what the rows say. */
  countedBy?: Reach;
  /** Where each row has to be looked for in others: what a single letter finds is counted a part of this table at once. */
  inParts?: { table: string; column: string };
}

/**
 * A condition: the column is one of these numbers. In order, the plus keeps SQLite from going by them, and `or false` keeps PostgreSQL
 * from comparing each row with each of them.
 */
export function isOneOf(db: Database, column: string, numbers: RawBuilder<unknown>, reach: Reach): RawBuilder<boolean> {
  const isFound = sql<boolean>`${sql.ref(column)} in (${numbers})`;
  if (reach === 'found') return isFound;
  return isSqlite(db) ? sql<boolean>`+${isFound}` : sql<boolean>`(${isFound} or false)`;
}

/** A list that is searched by the stored text of its own rows, and by these other numbers of them. */
export function byStoredText(
  table: FoldedTable,
  others: (text: string) => RawBuilder<unknown> = () => sql``,
): Searching {
  const numbers = ({ db, text }: Search) => sql<number>`${rowsWith(db, table, text)} ${others(text)}`;
  return {
    tables: [table],
    numbers,
    condition: (search, reach) =>
      reach === 'row'
        ? containsFolded([`${table}.folded_text`], search.text)
        : isOneOf(search.db, `${table}.id`, numbers(search), reach),
  };
}

/** Above so many found rows a list is gone through in its order until the page is full; fewer are read and sorted. */
const MANY_FOUND = 2000;

const count = async <From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
  id: string,
) => (await lengthOf(db, query, id).execute())[0]?.count ?? 0;

/** How many numbers there are. */
async function countNumbers(db: Database, numbers: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as "count" from (${numbers}) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** So many rows at the beginning of a list are looked at for a page of the many that are found, before all of these are put together. */
const FIRST_ROWS = 2000;

/** Pages that end before this row of those that are found are looked for there. */
const NEAR = 200;

/** The number of rows that a query finds in a table of which a part is looked at at once; others are answered in between. */
async function countInParts<From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
  id: string,
  { table, column }: { table: string; column: string },
): Promise<number> {
  let found = 0;
  for await (const part of rangesOf(db, table, column)) {
    found += await count(db, query.where(part), id);
    await setImmediate();
  }
  return found;
}

/** Whether a list has no filter. */
const isOfAll = <From extends keyof Tables, Row>(list: SelectQueryBuilder<Tables, From, Row>) =>
  list.toOperationNode().where === undefined;

/** The part of a list that is asked for, of all or of what somebody searches; it is chosen by columns of its own table. `id` is the column of its records' numbers. */
export async function runSearched<From extends keyof Tables, Row>(
  db: Database,
  list: SelectQueryBuilder<Tables, From, Row>,
  { slice, id, text }: { slice: Slice; id: string; text: string | undefined },
  { tables, condition, numbers, countedBy = 'row', inParts }: Searching,
): Promise<Listed<Row>> {
  const own = ofOwnTable(list);
  if (!text) return runList(db, list, slice, id, own);
  const isFilled = (await Promise.all(tables.map((table) => isFilledIn(db, table)))).every(Boolean);
  const isVague = isFilled && isShort(text);
  const search = { db, text, isVague };
  const listOf = (reach: Reach) => own.where(condition(search, reach));
  async function countFound(): Promise<number> {
    if (isVague && inParts !== undefined && folded(search.text).length === 1)
      return countInParts(db, listOf('row'), id, inParts);
    const known = (!isVague || countedBy === 'found') && isOfAll(list) ? numbers?.(search) : undefined;
    return known ? countNumbers(db, known) : count(db, listOf(isVague ? countedBy : 'found'), id);
  }
  const found = await countFound();
  if (found <= slice.offset) return { count: found, results: [] };
  const part = (chosen: typeof own) => rowsOfPart(list, id, slice.limit, slice.offset, chosen).execute();
  if (found <= MANY_FOUND) return { count: found, results: await part(listOf('found')) };
  if (isVague) return { count: found, results: await part(listOf('row')) };
  // Telephone numbers are no text of a row.
  if (isFilled && slice.offset + slice.limit <= NEAR && searchedDigits(text) === undefined) {
    const first = sql<boolean>`${sql.ref(id)} in (select id from ${idsOf(own, id).limit(FIRST_ROWS).as('first')})`;
    const results = await part(listOf('row').where(first));
    if (results.length === slice.limit) return { count: found, results };
  }
  return { count: found, results: await part(listOf('in order')) };
}

import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import { isSqlite } from '../database/columns.ts';
import { type FoldedTable, isFilledIn } from '../database/folded-texts.ts';
import { rangesOf } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { type Listed, lengthOf, ofOwnTable, rowsOfPart, runList, type Slice } from './listing.ts';
import { containsFolded, isShort, rowsWith } from './searching.ts';

// Searches of lists so long that it matters how a page of what is found is reached.

/** A condition that leads to the rows, or one by which rows are looked at as they come in the list's order. */
export type Reach = 'found' | 'in order';

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
  /** What counts a vague search; else it is what looks at rows as they come. */
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
export const byStoredText = (
  table: FoldedTable,
  others: (text: string) => RawBuilder<unknown> = () => sql``,
): Searching => ({
  tables: [table],
  condition: ({ db, text, isVague }, reach) =>
    isVague && reach === 'in order'
      ? containsFolded([`${table}.folded_text`], text)
      : isOneOf(db, `${table}.id`, sql`${rowsWith(db, table, text)} ${others(text)}`, reach),
});

/** Above so many found rows a list is gone through in its order until the page is full; fewer are read and sorted. */
const MANY_FOUND = 2000;

const count = async <From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
  id: string,
) => (await lengthOf(db, query, id).execute())[0]?.count ?? 0;

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

/** The part of a list that is asked for, of all or of what somebody searches; it is chosen by columns of its own table. `id` is the column of its records' numbers. */
export async function runSearched<From extends keyof Tables, Row>(
  db: Database,
  list: SelectQueryBuilder<Tables, From, Row>,
  { slice, id, text }: { slice: Slice; id: string; text: string | undefined },
  { tables, condition, countedBy = 'in order', inParts }: Searching,
): Promise<Listed<Row>> {
  const own = ofOwnTable(list);
  if (!text) return runList(db, list, slice, id, own);
  const isVague = isShort(text) && (await Promise.all(tables.map((table) => isFilledIn(db, table)))).every(Boolean);
  const listOf = (reach: Reach) => own.where(condition({ db, text, isVague }, reach));
  const found =
    isVague && inParts !== undefined && folded(text).length === 1
      ? await countInParts(db, listOf('in order'), id, inParts)
      : await count(db, listOf(isVague ? countedBy : 'found'), id);
  if (found <= slice.offset) return { count: found, results: [] };
  const chosen = listOf(found > MANY_FOUND ? 'in order' : 'found');
  const part = rowsOfPart(list, id, slice.limit, slice.offset, chosen);
  return { count: found, results: await part.execute() };
}

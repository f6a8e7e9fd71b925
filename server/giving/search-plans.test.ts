import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import type { Searching } from '../resource/long-search.ts';
import { paymentSearch, pledgeSearch, receiptSearch } from './searches.ts';

const db = openDatabase(':memory:');
beforeAll(() => migrate(db));
afterAll(() => db.destroy());

/** How often rows of the table are read by their numbers to count these. */
async function readings(table: string, rows: RawBuilder<unknown>): Promise<number> {
  const counting: CompiledQuery = sql`select count(*) from (${rows}) as found`.compile(db);
  const plan = await db.executeQuery<{ detail: string }>({ ...counting, sql: `explain query plan ${counting.sql}` });
  return plan.rows.filter(({ detail }) => detail.startsWith(`SEARCH ${table} USING INTEGER PRIMARY KEY`)).length;
}

const search = { db, text: 'uwase', isVague: false };

/** The rows of a table that a search finds, as they are counted beside a filter. */
const rowsOf = (table: string, { condition }: Searching) =>
  sql`select id from ${sql.table(table)} where ${condition(search, 'found')}`;

test('what the index of words finds is read once, and not once more to be found', async () => {
  // Once for the list, and once for a pledge of this reference.
  expect(await readings('pledges', rowsOf('pledges', pledgeSearch))).toBe(2);
  expect(await readings('payments', rowsOf('payments', paymentSearch))).toBe(1);
});

test('what is found of a whole list is counted without reading its rows', async () => {
  // Once for a pledge of this reference.
  expect(await readings('pledges', pledgeSearch.numbers?.(search) ?? sql``)).toBe(1);
  expect(await readings('payments', paymentSearch.numbers?.(search) ?? sql``)).toBe(0);
  expect(await readings('receipts', receiptSearch(true).numbers?.(search) ?? sql``)).toBe(0);
});

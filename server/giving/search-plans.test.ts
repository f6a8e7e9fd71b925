import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { paymentSearch, pledgeSearch, receiptSearch } from './searches.ts';

const db = openDatabase(':memory:');
beforeAll(() => migrate(db));
afterAll(() => db.destroy());

/** How often rows of the table are read by their numbers to count what is found. */
async function readings(table: string, condition: RawBuilder<boolean>): Promise<number> {
  const counting: CompiledQuery = sql`select count(*) from ${sql.table(table)} where ${condition}`.compile(db);
  const plan = await db.executeQuery<{ detail: string }>({ ...counting, sql: `explain query plan ${counting.sql}` });
  return plan.rows.filter(({ detail }) => detail.startsWith(`SEARCH ${table} USING INTEGER PRIMARY KEY`)).length;
}

test('what the index of words finds is read once, and not once more to be found', async () => {
  const search = { db, text: 'uwase', isVague: false };
  // Once for the list, and once for a pledge of this reference.
  expect(await readings('pledges', pledgeSearch.condition(search, 'found'))).toBe(2);
  expect(await readings('payments', paymentSearch.condition(search, 'found'))).toBe(1);
});

test('receipts are counted in their index of gifts', async () => {
  const search = { db, text: 'uwase', isVague: false };
  expect(await readings('receipts', receiptSearch(true).condition(search, 'found'))).toBe(0);
});

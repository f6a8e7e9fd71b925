import { sql } from 'kysely';
import type { Services } from '../../server/services.ts';
import { keepNone, keepOne, multiply } from './amounts.ts';
import { test as base } from './browser.ts';
import { writeHostile } from './hostile-texts.ts';
import { isThorough } from './thorough.ts';

interface Amount {
  name: string;
  make(services: Services): Promise<void>;
}

const hostile: Amount = { name: 'hostile texts', make: writeHostile };

/** The kinds of records in a sweep. Every test run checks the worst of them. */
export const amounts: readonly Amount[] = isThorough
  ? [
      hostile,
      { name: 'none of anything', make: keepNone },
      { name: 'one of everything', make: keepOne },
      { name: '500 of everything', make: (services) => multiply(services, 500) },
    ]
  : [hostile];

/** Each test has an app of its own, because it changes every record. */
export const test = base.extend({
  app: async ({ testAppOf }, use, { file, title }) => use(await testAppOf(`${file} ${title}`)),
});

/** The number of the first record in this table; 1 where there is none. */
export async function firstOf({ db }: Services, table: string): Promise<number> {
  const found = await sql<{ id: number | null }>`select min(id) as id from ${sql.table(table)}`.execute(db);
  return found.rows[0]?.id ?? 1;
}

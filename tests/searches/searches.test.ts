import { sql } from 'kysely';
import { test } from 'vitest';
import { allPermissions, type Permission } from '../../domain/permission.ts';
import { isSqlite } from '../../server/database/columns.ts';
import { wordIndexes } from '../../server/database/merge-words.ts';
import { behindProxy, eachDatabase } from '../support/each-database.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';
import { isThorough } from '../support/thorough.ts';
import { checkSearches, type Searcher } from './checks.ts';
import { givingSteps } from './giving-steps.ts';
import { addFile, steps } from './steps.ts';
import { checkSums } from './sums.ts';
import { readRows, Walk } from './walk.ts';

/** `SEARCH_STEPS=20000 SEARCH_SEED=7` takes more, or others. */
const STEPS = Number(process.env.SEARCH_STEPS ?? (isThorough ? 1000 : 300));
const SEED = Number(process.env.SEARCH_SEED ?? 2026);

/** Steps between two looks, and what is searched at each. */
const BETWEEN_LOOKS = isThorough ? 50 : 25;
const TEXTS_AT_A_LOOK = 2;

/** What people type: whole words, parts of them, signs, numbers, and what means something to databases and indexes. */
const searched = [
  ...['ecole', 'ÉCOLE', 'd’eau', "d'eau", 'cole d', 'deau', "n'ubwo", 'N’UBWO zoe', 'coeur', 'Œ', 'mit k', 'éva ki'],
  ...['ki', 'bo', 'o', 'É', '_b', 'a_b', '%', '100 %', '"', 'x"y', '(', '(z)', '*', '\\', 'x*', "'"],
  ...['NOT', 'NOT meeting', 'col:x', 'col:meeting', 'meeting OR umuganda', 'umuganda kigali'],
  ...[
    '0788 111 222',
    '+250 788-111-222',
    '0788111222',
    '250788111222',
    '788111',
    '111 222',
    '811.12',
    '078',
    '475123456',
  ],
  ...['person1', '@example', 'EVA1@example.org', 'Office', '2026-0001', '2026-3', '1', 'xq'],
];

/** A superuser, three people with a third of all rights each, and a visitor. */
async function makeReaders(app: TestApp): Promise<readonly [Searcher, ...Searcher[]]> {
  const readers: [Searcher] = [{ user: await app.addUser({ isSuperuser: true }), may: () => true }];
  for (const third of [0, 1, 2]) {
    const rights: readonly Permission[] = allPermissions.filter((_, place) => place % 3 === third);
    readers.push({ user: await app.addUser({ permissions: rights }), may: (right) => rights.includes(right) });
  }
  return [...readers, { may: () => false }];
}

eachDatabase('searches and sums, after anything', behindProxy, (app) => {
  test(`after ${STEPS} random steps are those of a plain scan of all rows, and nobody finds what they may not read`, {
    timeout: 3_600_000,
  }, async () => {
    const [superuser, ...others] = await makeReaders(app);
    const id = superuser.user?.id ?? 0;
    const walk = new Walk(app, SEED, id);
    await walk.signIn();
    const last = async (table: string) =>
      Number((await readRows(walk.db, sql`select max(id) as id from ${sql.table(table)}`))[0]?.id);
    Object.assign(walk.kept, { users: await last('users'), roles: await last('roles') });
    await walk.call('POST', '/payment-sources/', { name: 'Office', kind: 'cash', currency: 'RWF' });
    await addFile(walk);

    for (walk.step = 1; walk.step <= STEPS; walk.step += 1) {
      const step = walk.one([steps, steps, givingSteps]);
      await walk.one(step)(walk);
      if (walk.step % BETWEEN_LOOKS !== 0) continue;
      const readers = [superuser, walk.one(others)];
      await checkSearches(
        walk,
        readers,
        Array.from({ length: TEXTS_AT_A_LOOK }, () => walk.one(searched)),
      );
      await checkSums(walk, await accessFor(app, id));
    }
    if (!isSqlite(walk.db)) return;
    // SQLite compares its indexes of words with the records.
    await app.services.write(null, async () => undefined);
    for (const index of wordIndexes.filter((name) => name !== 'audit_searched'))
      await sql`insert into ${sql.ref(index)} (${sql.ref(index)}, rank) values ('integrity-check', 1)`.execute(walk.db);
  });
});

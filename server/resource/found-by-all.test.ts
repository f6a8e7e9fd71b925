import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseKind, openFreshDatabase } from '../../tests/support/databases.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { fillAllFolded } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import { isFoundByAll } from './searching.ts';

describe.each<DatabaseKind>(['sqlite', 'postgres'])('rows with all of some words, on %s', (kind) => {
  let db: Database;
  let close: () => Promise<void>;

  const add = (...names: string[]) =>
    db
      .insertInto('givers')
      .values(
        names.map((name) => ({ name, email: '', phone: '', language: null, merged_into: null, created_at: MORNING })),
      )
      .execute();
  const found = (...words: string[]) =>
    db
      .selectFrom('givers')
      .select('name')
      .where(isFoundByAll(db, 'givers', 'id', words))
      .orderBy('id');

  beforeAll(async () => {
    ({ db, close } = await openFreshDatabase(kind));
    await add('Aline Uwase', 'Uwase Bo', 'Aline');
    await fillAllFolded(db);
    // Nothing is stored of these yet.
    await add('Bo Uwasé Aline', 'Bo');
  });

  afterAll(() => close());

  test('are found in any order of the words, long or short, whether their text is stored or not', async () => {
    const names = async (...words: string[]) => (await found(...words).execute()).map(({ name }) => name);
    expect(await names('aline', 'uwase')).toEqual(['Aline Uwase', 'Bo Uwasé Aline']);
    expect(await names('uwase', 'bo')).toEqual(['Uwase Bo', 'Bo Uwasé Aline']);
    expect(await names('bo')).toEqual(['Uwase Bo', 'Bo Uwasé Aline', 'Bo']);
    expect(await names('aline', 'keza')).toEqual([]);
  });

  test.runIf(kind === 'sqlite')('are asked of the index of words once', async () => {
    const { sql: query, parameters } = found('aline', 'uwase').compile();
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query}`, [...parameters]),
    );
    expect(rows.filter(({ detail }) => detail.startsWith('SCAN givers_search'))).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openFreshDatabase } from '../../tests/support/databases.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { fillAllFolded } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import { prepared } from '../database/prepared.ts';
import { containsInAnyLanguage, type GivenSearch, isFoundInAnyLanguage, shapeOfSearch } from './searching.ts';

const announcement = {
  message: '',
  is_active: true,
  show_until: null,
  created_at: MORNING,
  updated_at: MORNING,
  deleted_at: null,
};

describe.each(databases)('a list that is searched, on %s', (kind) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openFreshDatabase(kind));
    const add = (...titles: string[]) =>
      db
        .insertInto('announcements')
        .values(titles.map((title) => ({ ...announcement, title })))
        .execute();
    await add('Rain', 'Umuganda at 100 %', 'A "café"');
    await fillAllFolded(db);
    // Nothing is stored of it yet.
    await add('More rain');
  });

  afterAll(() => close());

  test.each([
    [
      'in stored texts',
      (on: Database, text: GivenSearch) => isFoundInAnyLanguage(on, 'announcements', 'announcements', 'id', text),
    ],
    [
      'in the texts themselves',
      (on: Database, text: GivenSearch) => containsInAnyLanguage(on, 'announcements', 'id', ['title'], text),
    ],
  ])('is built once for all texts, and once for short ones, %s', async (_, isFound) => {
    let built = 0;
    const titles = prepared((on, search: GivenSearch) => {
      built += 1;
      return on.selectFrom('announcements').select('title').where(isFound(on, search)).orderBy('id');
    });
    const found = async (search: string) => {
      const shape = shapeOfSearch(search);
      return shape && (await titles(db, { search }, shape)).map(({ title }) => title);
    };
    expect(await found('RAIN')).toEqual(['Rain', 'More rain']);
    expect(await found('0 %')).toEqual(['Umuganda at 100 %']);
    expect(await found('"Cafe"')).toEqual(['A "café"']);
    expect(await found('100 _')).toEqual([]);
    expect(built).toBe(1);
    expect(await found('fé')).toEqual(['A "café"']);
    expect(await found('n')).toEqual(['Rain', 'Umuganda at 100 %', 'More rain']);
    expect(await found('%')).toEqual(['Umuganda at 100 %']);
    expect(built).toBe(2);
    expect(await found('')).toBeUndefined();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openFreshDatabase } from '../../tests/support/databases.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import type { Database } from './open.ts';
import { given, givenEach, prepared } from './prepared.ts';

const announcement = {
  message: '',
  is_active: true,
  show_until: null,
  created_at: MORNING,
  updated_at: MORNING,
  deleted_at: null,
};

describe.each(databases)('a prepared query, on %s', (kind) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openFreshDatabase(kind));
    const titles = ['Rain', 'Sun', 'Wind'];
    await db
      .insertInto('announcements')
      .values(titles.map((title) => ({ ...announcement, title })))
      .execute();
  });

  afterAll(() => close());

  const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

  test('is built once for each shape, and answers what is given each time', async () => {
    let built = 0;
    const inDirection = prepared((within, direction: 'asc' | 'desc') => {
      built += 1;
      return within
        .selectFrom('announcements')
        .select('title')
        .where('id', '<', given<number>('end'))
        .orderBy('id', direction)
        .limit(2)
        .offset(given<number>('offset'));
    });
    expect(titles(await inDirection(db, { end: 9, offset: 0 }, 'asc'))).toEqual(['Rain', 'Sun']);
    expect(titles(await inDirection(db, { end: 9, offset: 1 }, 'asc'))).toEqual(['Sun', 'Wind']);
    expect(titles(await inDirection(db, { end: 3, offset: 0 }, 'asc'))).toEqual(['Rain', 'Sun']);
    expect(built).toBe(1);
    expect(titles(await inDirection(db, { end: 9, offset: 0 }, 'desc'))).toEqual(['Wind', 'Sun']);
    expect(built).toBe(2);
  });

  test('takes a list of values', async () => {
    const named = prepared((within, count: number) =>
      within
        .selectFrom('announcements')
        .select('title')
        .where('title', 'in', givenEach<string>('titles', count))
        .orderBy('id'),
    );
    for (const wanted of [['Rain'], ['Rain', 'Wind'], ['Sun', 'Wind']])
      expect(titles(await named(db, { titles: wanted }, wanted.length))).toEqual(wanted);
  });

  test('sees inside a transaction what the transaction wrote', async () => {
    const all = prepared((within) => within.selectFrom('announcements').select('title').orderBy('id'));
    expect(await all(db, {})).toHaveLength(3);
    const transaction = await db.startTransaction().execute();
    await transaction
      .insertInto('announcements')
      .values({ ...announcement, title: 'Hail' })
      .execute();
    expect(titles(await all(transaction, {}))).toEqual(['Rain', 'Sun', 'Wind', 'Hail']);
    await transaction.rollback().execute();
    expect(await all(db, {})).toHaveLength(3);
  });

  test('is not run while a value is missing', async () => {
    const one = prepared((within) =>
      within.selectFrom('announcements').select('title').where('id', '=', given<number>('id')),
    );
    await expect(one(db, {})).rejects.toThrow('without its id');
  });
});

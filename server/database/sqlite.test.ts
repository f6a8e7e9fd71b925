import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../tests/support/test-app.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';

const announcement = { title: 'Rain', message: '', show_until: null, created_at: MORNING, updated_at: MORNING };

describe('the embedded database', () => {
  let db: Database;

  beforeEach(async () => {
    db = openDatabase(':memory:');
    await migrate(db);
    await db
      .insertInto('announcements')
      .values([
        { ...announcement, is_active: true, deleted_at: null },
        { ...announcement, is_active: false, deleted_at: null },
      ])
      .execute();
  });

  afterEach(() => db.destroy());

  const shown = () => db.selectFrom('announcements').select(['id', 'is_active']).orderBy('id');
  const expected = [
    { id: 1, is_active: true },
    { id: 2, is_active: false },
  ];

  test('tells yes and no apart, in a list and one by one', async () => {
    expect(await shown().execute()).toEqual(expected);
    const streamed = [];
    for await (const row of shown().stream()) streamed.push(row);
    expect(streamed).toEqual(expected);
  });

  test('shows a column that a table has been given since the same was last asked', async () => {
    const all = () => db.selectFrom('announcements').selectAll().where('id', '=', 1).executeTakeFirst();
    expect(await all()).not.toHaveProperty('is_urgent');
    await sql`alter table announcements add column is_urgent integer not null default 1`.execute(db);
    expect(await all()).toHaveProperty('is_urgent', true);
  });

  test('reads a limited list by a statement that it need not plan anew', async () => {
    const list = shown().limit(1).offset(1);
    expect(list.compile().sql).toContain('limit 1 offset ?');
    expect(await list.execute()).toEqual(expected.slice(1));
  });

  test('leaves time for everything else while many statements follow one another', async () => {
    let turns = 0;
    let isOver = false;
    (function count() {
      turns += 1;
      if (!isOver) setImmediate(count);
    })();
    for (let statements = 0; statements < 10_000; statements += 1) await shown().execute();
    isOver = true;
    expect(turns).toBeGreaterThan(5);
  });
});

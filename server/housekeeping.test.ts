import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../tests/support/databases.ts';
import { type House, openHouse } from '../tests/support/house.ts';
import { tidy } from './housekeeping.ts';

const DAY = 24 * 3_600_000;

describe.each(databases)('tidying up, on %s', (kind) => {
  let database: FreshDatabase;
  let house: House;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    house = await openHouse({ databaseUrl: database.url });
  });

  afterAll(async () => {
    await house.close();
    await database.drop();
  });

  test('the trash is kept for 30 days and then emptied', async () => {
    const { access } = await house.signIn(await house.addUser({ isSuperuser: true }));
    const { id } = await (await house.call('POST', '/announcements/', { title: 'Old', message: 'x' }, access)).json();
    const { id: kept } = await (
      await house.call('POST', '/announcements/', { title: 'Kept', message: 'x' }, access)
    ).json();
    await house.call('DELETE', `/announcements/${id}/`, undefined, access);
    const ids = async () => {
      const rows = await house.desk.rows.selectFrom('announcements').select('id').execute();
      return rows.map((row) => row.id);
    };
    house.advance(30 * DAY);
    await tidy(house.desk);
    expect(await ids()).toEqual(expect.arrayContaining([id, kept]));
    house.advance(1);
    await tidy(house.desk);
    expect(await ids()).toEqual([kept]);
  });

  test('tokens go when they end, sign-ins and sent mail after 30 days', async () => {
    await house.signIn(await house.addUser());
    const counts = async () => {
      const [tokens, sessions, mails] = await Promise.all(
        (['tokens', 'sessions', 'mails'] as const).map((table) =>
          house.desk.rows
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow(),
        ),
      );
      return [tokens?.count, sessions?.count, mails?.count];
    };
    await expect
      .poll(
        async () =>
          (await house.desk.rows.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).length,
      )
      .toBe(0);
    await tidy(house.desk);
    expect((await counts()).every((count) => Number(count) > 0)).toBe(true);
    house.advance(60 * DAY);
    await tidy(house.desk);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

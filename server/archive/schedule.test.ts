import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { type House, openHouse } from '../../tests/support/house.ts';
import { backUpToday } from './schedule.ts';

const DAY = 24 * 3_600_000;

describe.each(databases)('the daily backup, on %s', (kind) => {
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

  const kept = () => readdir(house.desk.config.backupFolder);
  const noted = () => house.desk.rows.selectFrom('backups').selectAll().orderBy('day').execute();

  test('is made once a day, whoever asks, and is proven at once', async () => {
    await Promise.all([backUpToday(house.desk), backUpToday(house.desk), backUpToday(house.desk)]);
    expect(await kept()).toHaveLength(1);
    const [backup] = await noted();
    expect(backup).toMatchObject({ proven_at: house.desk.clock().toISOString(), problem: null });
    expect(backup?.bytes).toBeGreaterThan(0);
  });

  test('of which the last three are kept', async () => {
    for (let day = 0; day < 4; day += 1) {
      house.advance(DAY);
      await backUpToday(house.desk);
    }
    expect(await kept()).toHaveLength(3);
    expect(await noted()).toHaveLength(3);
  });

  test('of which one that a stop breaks off is left to the next', async () => {
    house.advance(DAY);
    const before = await noted();
    await backUpToday(house.desk, AbortSignal.abort());
    expect(await noted()).toEqual(before);
    expect((await kept()).filter((name) => name.endsWith('.part'))).toEqual([]);
    await backUpToday(house.desk);
    expect((await noted()).at(-1)?.proven_at).toBe(house.desk.clock().toISOString());
  });

  test('says what went wrong, and is tried again after a crash', async () => {
    house.advance(DAY);
    const folder = house.desk.config.backupFolder;
    const blocked = { ...house.desk, config: { ...house.desk.config, backupFolder: join(folder, 'a-file') } };
    await writeFile(join(folder, 'a-file'), '');
    await expect(backUpToday(blocked)).rejects.toThrow();
    expect((await noted()).at(-1)?.problem).toMatch(/a-file/);

    house.advance(DAY);
    const begun = house.desk.clock().toISOString();
    const values = { file: '', bytes: null, proven_at: null, problem: null };
    await house.desk.rows
      .insertInto('backups')
      .values({ ...values, day: begun.slice(0, 10), made_at: begun })
      .execute();
    await backUpToday(house.desk);
    expect((await noted()).at(-1)?.bytes).toBeNull();
    house.advance(3 * 3_600_000);
    await backUpToday(house.desk);
    expect((await noted()).at(-1)?.bytes).toBeGreaterThan(0);
  });
});

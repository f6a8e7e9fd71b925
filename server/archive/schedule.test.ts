import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { type House, openHouse } from '../../tests/support/house.ts';
import { deleteBackup } from './kept-backups.ts';
import { backUpToday } from './schedule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

  test('of which none makes room by removing a file that is no backup of this site', async () => {
    const { config } = house.desk;
    const others = [
      join(config.dataFolder, 'a-letter'),
      join(config.dataFolder, 'intambwe-2026-01-01T0800Z.tar.zst'),
      join(config.backupFolder, 'a-letter'),
      `${config.backupFolder}/../intambwe-2026-01-02T0800Z.tar.zst`,
    ];
    for (const [at, file] of others.entries()) {
      await writeFile(file, 'mine');
      const made_at = `2026-01-0${at + 1}T08:00:00.000Z`;
      await house.desk.rows
        .insertInto('backups')
        .values({ day: made_at.slice(0, 10), file, made_at, bytes: 4, proven_at: made_at })
        .execute();
    }
    const { rows } = house.desk;
    const { id } = await rows
      .selectFrom('backups')
      .select('id')
      .where('file', 'like', '%backups/a-letter')
      .executeTakeFirstOrThrow();
    await expect(deleteBackup(house.desk, (await house.addUser()).id, id)).rejects.toThrow();
    house.advance(DAY);
    await backUpToday(house.desk);
    for (const file of others) {
      expect(await readFile(file, 'utf8')).toBe('mine');
      await rm(file);
    }
    expect(await noted()).toHaveLength(3);
    expect(await kept()).toHaveLength(3);
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

  test('is begun again when its process has crashed', async () => {
    house.advance(DAY);
    const begun = house.desk.clock();
    const next_try_at = new Date(begun.getTime() + 2 * HOUR).toISOString();
    const values = { file: '', bytes: null, proven_at: null, problem: null, told_at: null, next_try_at };
    await house.desk.rows
      .insertInto('backups')
      .values({ ...values, day: begun.toISOString().slice(0, 10), made_at: begun.toISOString() })
      .execute();
    await backUpToday(house.desk);
    expect((await noted()).at(-1)?.bytes).toBeNull();
    house.advance(3 * HOUR);
    await backUpToday(house.desk);
    expect((await noted()).at(-1)?.bytes).toBeGreaterThan(0);
  });

  test('that fails is tried again the same day, ever later, says why, and is mailed once until it works', async () => {
    const superuser = await house.addUser({ isSuperuser: true });
    const told = async () => {
      const mails = await house.desk.rows
        .selectFrom('mails')
        .select('subject')
        .where('recipient', '=', superuser.email)
        .orderBy('id')
        .execute();
      return mails.map(({ subject }) => subject);
    };
    const folder = join(house.desk.config.backupFolder, 'a-file');
    const blocked = { ...house.desk, config: { ...house.desk.config, backupFolder: folder } };
    await writeFile(folder, '');
    // At the beginning of a day, so that every try is of the same.
    house.setClock('2026-12-10T22:30:00.000Z');
    for (const [tries, minutes] of [15, 60, 180, 360, 360].entries()) {
      await backUpToday(blocked);
      const last = (await noted()).at(-1);
      expect(last?.problem).toMatch(/not a folder.*a-file/);
      expect(last).toMatchObject({ day: '2026-12-11', tries: tries + 1, proven_at: null });
      house.advance((minutes - 1) * 60_000);
      await backUpToday(blocked);
      expect((await noted()).at(-1)?.tries).toBe(tries + 1);
      house.advance(60_000);
    }
    expect(await told()).toEqual(['The backup failed']);
    house.setClock('2026-12-11T22:30:00.000Z');
    await backUpToday(blocked);
    expect(await told()).toEqual(['The backup failed']);
    house.advance(15 * 60_000);
    await backUpToday(house.desk);
    expect((await noted()).at(-1)).toMatchObject({ day: '2026-12-12', problem: null, next_try_at: null });
    expect(await told()).toEqual(['The backup failed', 'Backups work again']);
    house.advance(DAY);
    await backUpToday(house.desk);
    expect(await told()).toHaveLength(2);
    // The days that failed have not taken the place of good backups.
    expect((await noted()).filter(({ proven_at }) => proven_at !== null)).toHaveLength(3);
  });
});

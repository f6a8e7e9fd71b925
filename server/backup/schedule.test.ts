import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../../tests/support/patience.ts';
import { noteConfirmedClock } from '../clock-check/clock-check.ts';
import { worded } from '../http/reply-words.ts';
import { VERSION } from '../release/version.ts';
import type { Services } from '../services.ts';
import { watchBackups } from '../troubles/backups.ts';
import { lookAtTroubles } from '../troubles/watch.ts';
import { makeRoom } from './forget-old.ts';
import { readHolds } from './holds.ts';
import { backUpToday as makeToday } from './schedule.ts';
import { deleteBackup } from './stored-backups.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Makes the day's backup, and looks at what came of it. */
async function backUpToday(services: Services, stopping?: AbortSignal): Promise<void> {
  await makeToday(services, stopping);
  await lookAtTroubles(services, [watchBackups(services.config)]);
}

vi.setConfig({ testTimeout: LOW_PRIORITY_WORK_WITHIN });

eachDatabase('the daily backup', { perTest: true }, (app) => {
  const stored = () => readdir(app.services.config.backupFolder);
  const keepingThree = () => ({ ...app.services, config: { ...app.services.config, backupCount: 3 } });
  const noted = () => app.services.db.selectFrom('backups').selectAll().orderBy('day').execute();

  test('is made once a day, whoever asks, and is proven at once', async () => {
    await Promise.all([backUpToday(app.services), backUpToday(app.services), backUpToday(app.services)]);
    expect(await stored()).toHaveLength(1);
    const [backup] = await noted();
    expect(backup).toMatchObject({ proven_at: app.services.clock().toISOString(), problem: null });
    expect(backup?.bytes).toBeGreaterThan(0);
  });

  test('of which the last three are kept, and none makes room by removing a file that is no backup of this site', async () => {
    for (let day = 0; day < 4; day += 1) {
      app.advance(DAY);
      await backUpToday(keepingThree());
    }
    expect(await stored()).toHaveLength(3);
    expect(await noted()).toHaveLength(3);
    const { config } = app.services;
    const others = [
      join(config.dataFolder, 'a-letter'),
      join(config.dataFolder, 'intambwe-2026-01-01T0800Z.tar.zst'),
      join(config.backupFolder, 'a-letter'),
      `${config.backupFolder}/../intambwe-2026-01-02T0800Z.tar.zst`,
      join(config.dataFolder, 'the-last-of-january'),
    ];
    for (const [at, file] of others.entries()) {
      await writeFile(file, 'mine');
      const made_at = `2026-01-0${at + 5}T08:00:00.000Z`;
      await app.services.db
        .insertInto('backups')
        .values({ day: made_at.slice(0, 10), file, made_at, bytes: 4, proven_at: made_at })
        .execute();
    }
    const { db } = app.services;
    const { id } = await db
      .selectFrom('backups')
      .select('id')
      .where('file', 'like', '%backups/a-letter')
      .executeTakeFirstOrThrow();
    const from = { network: '192.0.2.1', userAgent: '' };
    await expect(deleteBackup(app.services, { userId: (await app.addUser()).id }, id, from)).rejects.toThrow(
      'notFound',
    );
    app.advance(DAY);
    await backUpToday(keepingThree());
    for (const file of others) {
      expect(await readFile(file, 'utf8')).toBe('mine');
      await rm(file);
    }
    // Three, the last of the week before, and what is noted of January.
    expect((await noted()).map(({ day }) => day?.slice(5))).toEqual(['01-09', '11-22', '11-23', '11-24', '11-25']);
    expect(await stored()).toHaveLength(4);
  });

  test('says what it holds', async () => {
    await backUpToday(app.services);
    const [made] = await noted();
    const holds = readHolds(made?.holds ?? null);
    expect(holds).toMatchObject({ release: VERSION, files: 0 });
    expect(holds?.rows).toBeGreaterThan(10);
  });

  test('makes room for the next where the disk is short of it: the oldest go, but for the last three', async () => {
    for (let day = 0; day < 5; day += 1) {
      app.advance(DAY);
      await backUpToday(app.services);
    }
    await makeRoom(app.services, async () => -1);
    const before = (await noted()).length;
    let lacks = 2;
    // Room for two more is asked for, then there is enough.
    await makeRoom(app.services, async () => (before === 5 ? lacks-- : 0));
    expect(await noted()).toHaveLength(3);
    await makeRoom(app.services, async () => 1);
    expect((await noted()).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    expect(await stored()).toHaveLength(3);
  });

  test('of which one that a stop breaks off is left to the next', async () => {
    await backUpToday(app.services);
    app.advance(DAY);
    const before = await noted();
    await backUpToday(app.services, AbortSignal.abort());
    expect(await noted()).toEqual(before);
    expect((await stored()).filter((name) => name.endsWith('.part'))).toEqual([]);
    await backUpToday(app.services);
    expect((await noted()).at(-1)?.proven_at).toBe(app.services.clock().toISOString());
  });

  test('is begun again when its process has crashed', async () => {
    app.advance(DAY);
    const begun = app.services.clock();
    const next_try_at = new Date(begun.getTime() + 2 * HOUR).toISOString();
    const values = { file: '', bytes: null, proven_at: null, problem: null, told_at: null, next_try_at };
    await app.services.db
      .insertInto('backups')
      .values({ ...values, day: begun.toISOString().slice(0, 10), made_at: begun.toISOString() })
      .execute();
    await backUpToday(app.services);
    expect((await noted()).at(-1)?.bytes).toBeNull();
    app.advance(3 * HOUR);
    await backUpToday(app.services);
    expect((await noted()).at(-1)?.bytes).toBeGreaterThan(0);
  });

  test('that fails is repeated the same day at growing intervals, gives the reason, and is mailed once until it works', async () => {
    expectLoggedErrors(/^The backup failed/);
    for (let day = 0; day < 2; day += 1) {
      app.advance(DAY);
      await backUpToday(app.services);
    }
    const superuser = await app.addUser({ isSuperuser: true });
    const french = await app.addUser({ isSuperuser: true });
    await app.services.db.updateTable('users').set({ language: 'fr' }).where('id', '=', french.id).execute();
    const told = async () => {
      const mails = await app.services.db
        .selectFrom('mails')
        .select('subject')
        .where('recipient', '=', superuser.email)
        .orderBy('id')
        .execute();
      return mails.map(({ subject }) => subject);
    };
    const folder = join(app.services.config.backupFolder, 'a-file');
    const blocked = { ...app.services, config: { ...app.services.config, backupFolder: folder } };
    await writeFile(folder, '');
    // At the beginning of a day, so that every try is of the same.
    app.setClock('2026-12-10T22:30:00.000Z');
    await app.services.write(null, noteConfirmedClock);
    for (const [tries, minutes] of [15, 60, 180, 360, 360].entries()) {
      await backUpToday(blocked);
      const last = (await noted()).at(-1);
      expect(worded(last?.problem ?? '', 'en')).toMatch(/not a folder.*a-file/);
      expect(last).toMatchObject({ day: '2026-12-11', tries: tries + 1, proven_at: null });
      app.advance((minutes - 1) * 60_000);
      await backUpToday(blocked);
      expect((await noted()).at(-1)?.tries).toBe(tries + 1);
      app.advance(60_000);
    }
    expect(await told()).toEqual(['The backup failed']);
    const { text = '' } = await app.mailbox.take(french.email, 'La sauvegarde a échoué');
    expect(text).toContain('Ce chemin n’est pas un dossier. Choisissez-en un autre.');
    expect(text).not.toMatch(/folder\. /);
    app.setClock('2026-12-11T22:30:00.000Z');
    await backUpToday(blocked);
    expect(await told()).toEqual(['The backup failed']);
    app.advance(15 * 60_000);
    await backUpToday(keepingThree());
    expect((await noted()).at(-1)).toMatchObject({ day: '2026-12-12', problem: null, next_try_at: null });
    expect(await told()).toEqual(['The backup failed', 'Backups work again']);
    app.advance(DAY);
    await backUpToday(keepingThree());
    expect(await told()).toHaveLength(2);
    // The days that failed have not taken the place of good backups.
    expect((await noted()).filter(({ proven_at }) => proven_at !== null)).toHaveLength(3);
  });
});

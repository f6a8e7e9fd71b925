import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { runCommand } from '../../tests/support/script.ts';
import { openNode } from '../../tests/support/test-app.ts';
import { type Config, readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { stopMails } from '../going-back/mails.ts';
import { expectKnownKey } from '../known-key.ts';
import { folderStorage } from '../media/folder-storage.ts';
import { newKey } from '../media/keys.ts';
import type { Storage } from '../media/storage.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { clearDatabase, expectEmpty } from './empty-place.ts';
import { moveAll } from './move.ts';
import { restorePlace } from './restore.ts';
import { expectFinished, markUnfinished } from './unfinished.ts';
import { writeArchive } from './write-archive.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const settings = { secret_key: 'k'.repeat(40), public_url: 'https://intambwe.example', time_zone: 'Africa/Kigali' };

type Filling = NonNullable<Storage['filling']>;

/** The storage with some of how it is filled replaced. */
function filledBy(storage: Storage, replaced: (filling: Filling) => Partial<Filling>): Storage {
  const { filling } = storage;
  if (!filling) throw new Error('The storage is no folder');
  return { ...storage, filling: { ...filling, ...replaced(filling) } };
}

/** A storage into which the second file never arrives; `reached` once it is on its way. */
function stuckStorage(storage: Storage): { storage: Storage; reached: Promise<void> } {
  const stuck = Promise.withResolvers<void>();
  let files = 0;
  const filled = filledBy(storage, ({ put }) => ({
    put: async (key, content) => {
      files += 1;
      if (files < 2) return put(key, content);
      stuck.resolve();
      return new Promise<void>(() => undefined);
    },
  }));
  return { storage: filled, reached: stuck.promise };
}

describe.each(databases)('a move or a restore that is broken off, on %s', (kind) => {
  let folder: string;
  let from: { db: Database; storage: Storage };
  let database: FreshDatabase;
  let place: { config: Config; db: Database; storage: Storage; files: TemporaryFiles };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'intambwe-unfinished-'));
    const db = openDatabase(join(folder, 'from.sqlite'));
    await migrate(db);
    const storage = folderStorage(join(folder, 'from-media'));
    await storage.checkReady();
    from = { db, storage };
    for (let at = 0; at < 3; at += 1) {
      const key = newKey('pdf');
      await storage.put(key, new Uint8Array(1000).fill(at));
      const described = { type: 'application/pdf', bytes: 1000, width: 0, height: 0, alt: 'a', placeholder: null };
      await db
        .insertInto('media')
        .values({ ...described, key, variants: '[]', created_at: NOW.toISOString() })
        .execute();
    }
  });

  afterAll(async () => {
    await from.db.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    database = await freshDatabase(kind);
    const dataFolder = await mkdtemp(join(folder, 'data-'));
    const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: database.url, LOG_LEVEL: 'silent', PORT: '0' });
    const storage = folderStorage(join(dataFolder, 'media'));
    const files = new TemporaryFiles(join(dataFolder, 'uploads'));
    place = { config, db: openDatabase(config.databaseUrl), storage, files };
    await mkdir(join(dataFolder, 'media'));
    return async () => {
      await place.db.destroy();
      await database.drop();
    };
  });

  const storedFiles = () => readdir(join(place.config.dataFolder, 'media'));

  /** The process that copies is gone from one moment to the next. */
  async function expectRefused() {
    await expect(expectFinished(place.db)).rejects.toThrow('A move or a restore into this place was broken off');
    await expect(openNode(place.config, { now: NOW })).rejects.toThrow('broken off');
    const { dataFolder, secretKey } = place.config;
    const environment = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: database.url, SECRET_KEY: secretKey };
    const told = await runCommand(['doctor'], environment);
    expect(told).toMatchObject({ code: 1, stdout: expect.stringMatching(/^problem +database .*broken off/m) });
    await expectEmpty(place);
  }

  test('by the death of the process while files are moved, the site does not start, and a second move begins anew', async () => {
    const stuck = stuckStorage(place.storage);
    void moveAll(from, { ...place, storage: stuck.storage }, place.files);
    await stuck.reached;
    await expectRefused();
    await moveAll(from, place, place.files);
    await expectFinished(place.db);
    expect(await storedFiles()).toHaveLength(3);
  });

  test('by the death of the process while files are restored, the site does not start either', async () => {
    const backup = join(folder, 'backup.tar.zst');
    await writeArchive({ ...from, settings }, backup, NOW);
    // On SQLite the restore has its own connection to itself.
    async function expectBrokenOff() {
      const beside = openDatabase(place.config.databaseUrl);
      await expect(expectFinished(beside)).rejects.toThrow('broken off');
      await beside.destroy();
    }
    const written: string[] = [];
    const storage = filledBy(place.storage, ({ put, settle }) => ({
      async put(key, content) {
        written.push(key);
        await put(key, content);
        if (written.length === 3) await expectBrokenOff();
      },
      // A power cut before all files are on the disk leaves a place that says so.
      async settle(keys) {
        expect(keys).toEqual(written);
        await expectBrokenOff();
        await settle(keys);
      },
    }));
    await restorePlace(
      { ...place, storage },
      backup,
      undefined,
      (db, _, now) => stopMails(db, now),
      () => undefined,
    );
    expect(written).toHaveLength(3);
    await expectFinished(place.db);
  });

  test('by the death of the process at its first step, nothing there can be taken for a site, and it begins anew', async () => {
    const backup = join(folder, 'early.tar.zst');
    await writeArchive({ ...from, settings }, backup, NOW);
    const dataFolder = await mkdtemp(join(folder, 'early-'));
    const environment = { PATH: process.env.PATH, DATA_DIR: dataFolder };
    const restoring = spawn(process.execPath, ['server/commands/main.ts', 'restore', backup], { env: environment });
    while (!existsSync(join(dataFolder, 'intambwe.sqlite'))) await wait(1);
    restoring.kill('SIGKILL');
    await once(restoring, 'exit');
    expect(existsSync(join(dataFolder, 'secret.key'))).toBe(false);
    // A backup can be tested there all the same, and where nothing is.
    for (const DATA_DIR of [dataFolder, join(folder, 'nowhere')]) {
      const tested = await runCommand(['verify-backup', backup], { ...environment, DATA_DIR });
      expect(tested).toMatchObject({ code: 0, stdout: expect.stringContaining('It can be restored') });
    }
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    const damaged = join(folder, 'damaged.tar.zst');
    await writeFile(damaged, 'damaged');
    const refused = await runCommand(['verify-backup', damaged], { ...environment, DATA_DIR: join(folder, 'nowhere') });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/damaged|no backup|not a backup/) });
    expect(await runCommand(['restore', backup], environment)).toMatchObject({ code: 0 });
    expect(await readFile(join(dataFolder, 'secret.key'), 'utf8')).toBe(settings.secret_key);
  });

  test('after the mark, without a key yet, a start says that it was broken off', async () => {
    await clearDatabase(place.db, markUnfinished);
    await expect(expectKnownKey({ ...place.config, secretKey: null })).rejects.toThrow('broken off');
  });

  test('before the mark is there, nothing of the old place is gone', async () => {
    await migrate(place.db);
    const before = (await place.db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
    const dying = clearDatabase(place.db, () => Promise.reject(new Error('It was killed')));
    await expect(dying).rejects.toThrow('It was killed');
    const after = await place.db.introspection.getTables({ withInternalKyselyTables: true });
    expect(after.map(({ name }) => name)).toEqual(before);
  });

  test('by a signal to stop, the new place is as empty as it was', async () => {
    const stopping = new AbortController();
    const storage = filledBy(place.storage, ({ put }) => ({
      async put(key, content) {
        await put(key, content);
        stopping.abort(new Error('It was stopped'));
      },
    }));
    await expect(moveAll(from, { ...place, storage }, place.files, stopping.signal)).rejects.toThrow('It was stopped');
    expect(await storedFiles()).toEqual([]);
    expect(await place.db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
  });
});

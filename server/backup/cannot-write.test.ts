import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDisk } from '../../tests/faults/disk.ts';
import { runCommand } from '../../tests/support/script.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { folderStorage } from '../media/folder-storage.ts';
import { newKey } from '../media/keys.ts';
import { writeArchive } from './write-archive.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const settings = { secret_key: 'k'.repeat(40), public_url: 'https://intambwe.example', time_zone: 'Africa/Kigali' };

/** A backup of more than any part on its way holds back: 40 MB of rows and 10 MB of files that cannot be compressed. */
describe('a backup that cannot be written', () => {
  let dataFolder: string;
  let folder: string;
  let db: Database;

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-cannot-'));
    folder = join(dataFolder, 'elsewhere');
    await mkdir(join(dataFolder, 'media'));
    db = openDatabase(join(dataFolder, 'intambwe.sqlite'));
    await migrate(db);
    await db.transaction().execute(async (transaction) => {
      const noise = () => randomBytes(10_000).toString('base64');
      for (let at = 0; at < 3000; at += 1)
        await transaction
          .insertInto('versions')
          .values({
            resource: 'posts',
            record: String(at),
            language: 'en',
            at: NOW.toISOString(),
            user_id: null,
            texts: JSON.stringify({ text: noise() }),
          })
          .execute();
    });
    const storage = folderStorage(join(dataFolder, 'media'));
    for (let at = 0; at < 10; at += 1) {
      const key = newKey('jpg');
      await storage.put(key, randomBytes(65_536));
      const described = { type: 'image/jpeg', bytes: 65_536, width: 1, height: 1, alt: 'a', placeholder: null };
      const values = { ...described, key, variants: '[]', created_at: NOW.toISOString() };
      await db.insertInto('media').values(values).execute();
    }
  });

  afterAll(async () => {
    await db.destroy();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const write = (path: string) =>
    writeArchive({ db, storage: folderStorage(join(dataFolder, 'media')), settings }, path, NOW);

  // A stream's error without a listener ends the process, and with it this run of the tests.
  test('is refused where its folder is missing, is a file, or is removed meanwhile', async () => {
    await rm(folder, { recursive: true, force: true });
    await expect(write(join(folder, 'a.tar.zst'))).rejects.toThrow('ENOENT');
    await writeFile(folder, '');
    await expect(write(join(folder, 'a.tar.zst'))).rejects.toThrow('ENOTDIR');
    await rm(folder);
    await mkdir(folder);
    const writing = write(join(folder, 'a.tar.zst'));
    await Promise.all([
      expect(writing).rejects.toThrow('ENOENT'),
      expect
        .poll(() => readdir(folder))
        .toEqual(['a.tar.zst.part'])
        .then(() => rm(folder, { recursive: true })),
    ]);
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  test.each(['full', 'syncs fail'] as const)('ends the command with one line when the disk is: %s', async (state) => {
    await mkdir(folder, { recursive: true });
    const disk = await openDisk(join(folder, 'nothing.sqlite'));
    await disk.become(state);
    const env = { ...process.env, DATA_DIR: dataFolder, SECRET_KEY: settings.secret_key, ...disk.environment };
    const { code, stdout, stderr } = await runCommand(['backup', join(folder, 'a.tar.zst')], env);
    expect([code, stdout, stderr.trim().split('\n')]).toEqual([
      1,
      '',
      [expect.stringMatching(/not enough space on the disk|EIO/)],
    ]);
    expect(await readdir(folder)).toEqual([]);
    await disk.remove();
  });
});

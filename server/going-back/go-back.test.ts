import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../tests/support/test-app.ts';
import { writeOf } from '../commands/write.ts';
import { type Config, readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { newKey } from '../media/keys.ts';
import { openStorage } from '../media/open-storage.ts';
import { goBack, type Way } from './go-back.ts';
import { removeOldStates } from './kept-states.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');

const picture = {
  ...{ type: 'image/jpeg', bytes: 1000, width: 900, height: 600, alt: 'a', placeholder: null },
  created_at: NOW.toISOString(),
};

describe('going back to before somebody else had the machine', () => {
  let config: Config;

  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'intambwe-thief-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    config = readConfig({ DATA_DIR: folder, SECRET_KEY: 'x'.repeat(44) });
    const db = openDatabase(config.databaseUrl);
    await migrate(db);
    await db
      .insertInto('media')
      .values({ ...picture, key: '2026/theirs.jpg', variants: '[]' })
      .execute();
    await db.insertInto('backups').values({ day: '2027-11-20', file: 'none', made_at: NOW.toISOString() }).execute();
    await db.destroy();
  });

  const goBackFrom = (more: Partial<Way> = {}) =>
    goBack({
      config,
      storage: openStorage(config),
      writeTo: (db) => writeOf({ config, db }),
      async writeEarlier(path) {
        const db = openDatabase(path);
        await migrate(db);
        await db.destroy();
        return NOW.toISOString();
      },
      later: 'own',
      isDistrusted: true,
      now: NOW,
      agree: async () => true,
      ...more,
    });

  const backupsNoted = () => {
    const db = new DatabaseSync(config.databaseUrl, { readOnly: true });
    try {
      return db.prepare('select day from backups').all();
    } finally {
      db.close();
    }
  };

  test('neither their notes of backups nor the files that they name are believed', async () => {
    const { kept = '' } = await goBackFrom();
    expect(backupsNoted()).toEqual([]);
    expect(JSON.parse(await readFile(join(kept, 'files.json'), 'utf8'))).toEqual([]);
  });

  test('notes of backups stay where nobody else was there', async () => {
    const { kept = '' } = await goBackFrom({ isDistrusted: false });
    expect(backupsNoted()).toEqual([{ day: '2027-11-20' }]);
    expect(await readFile(join(kept, 'files.json'), 'utf8')).toContain('theirs.jpg');
  });

  test('a database that they have spoilt is left out, which is said, and kept', async () => {
    const own = new DatabaseSync(config.databaseUrl);
    own.exec('alter table receipts rename to receipts_of_before');
    own.close();
    await expect(goBackFrom({ isDistrusted: false })).rejects.toThrow('receipts');
    const problems: unknown[] = [];
    const { kept, said } = await goBackFrom({
      async agree({ problem }) {
        problems.push(problem);
        return true;
      },
    });
    expect(problems.at(-1)).toContain('receipts');
    expect(said.join('\n')).toContain('begin 10000 later');
    const before = new DatabaseSync(join(kept ?? '', 'database.sqlite'), { readOnly: true });
    expect(before.prepare('select count(*) as count from receipts_of_before').get()).toEqual({ count: 0 });
    before.close();
  });
});

test('after 8 weeks no file goes of which a row of the site speaks, as its own or as made from it', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { db, config, media } = app.services;
  const [ours, small, gone] = [newKey('jpg'), newKey('webp'), newKey('jpg')];
  const variants = JSON.stringify([{ key: small, type: 'image/webp', width: 300 }]);
  await db
    .insertInto('media')
    .values({ ...picture, key: ours, variants })
    .execute();
  for (const key of [ours, small, gone]) await media.storage.put(key, new Uint8Array(10));
  const folder = join(config.dataFolder, 'before-20260901T000000000Z');
  await mkdir(folder);
  await writeFile(join(folder, 'database.sqlite'), '');
  const named = [[gone, small, ours]];
  await writeFile(join(folder, 'files.json'), JSON.stringify(named));
  await removeOldStates(app.services, NOW);
  const found = await Promise.all(named.flat().map(async (key) => Boolean(await media.storage.find(key))));
  expect(found).toEqual([false, true, true]);
});

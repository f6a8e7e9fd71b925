import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { openNode } from '../../tests/support/test-app.ts';
import { type Config, readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { stopMails } from '../going-back/mails.ts';
import { drawSiteId, readSiteId } from '../identity/site-id.ts';
import { isSiteKey } from '../identity/site-key.ts';
import { folderStorage } from '../media/folder-storage.ts';
import { newKey } from '../media/keys.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { proveBackup } from './backup.ts';
import { expectEmpty } from './empty-place.ts';
import { entryNames } from './manifest.ts';
import { moveAll } from './move.ts';
import { expectFile } from './read-archive.ts';
import { restorePlace } from './restore.ts';
import { writeArchive } from './write-archive.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const INVITED_UNTIL = '2999-01-01T00:00:00.000Z';
const settings = { secret_key: 'k'.repeat(40), public_url: 'https://intambwe.example', time_zone: 'Africa/Kigali' };

async function addUser(db: Database, email: string): Promise<number> {
  const stamp = { created_at: NOW.toISOString(), updated_at: NOW.toISOString(), deleted_at: null };
  const state = { is_active: true, is_staff: true, is_verified: true, is_superuser: false, last_login: null };
  const person = { email, first_name: 'Keza', last_name: 'M', password_hash: 'x', account_locked_until: null };
  const { id } = await db
    .insertInto('users')
    .values({ ...person, ...state, ...stamp })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe.each(databases)('restoring into an empty place, on %s', (kind) => {
  let folder: string;
  let backup: string;
  let from: Database;
  let database: FreshDatabase;
  let place: { config: Config; db: Database; storage: ReturnType<typeof folderStorage>; files: TemporaryFiles };
  let said: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'intambwe-place-'));
    backup = join(folder, 'backup.tar.zst');
    from = openDatabase(join(folder, 'from.sqlite'));
    await migrate(from);
    await drawSiteId(from);
    const user_id = await addUser(from, 'invited@example.org');
    await from
      .insertInto('password_links')
      .values({ user_id, kind: 'invitation', hash: 'h', created_at: NOW.toISOString(), expires_at: INVITED_UNTIL })
      .execute();
    const storage = folderStorage(join(folder, 'from-media'));
    await storage.checkReady();
    for (let at = 0; at < 3; at += 1) {
      const key = newKey('pdf');
      await storage.put(key, new Uint8Array(100_000).fill(at));
      const described = { type: 'application/pdf', bytes: 100_000, width: 0, height: 0, alt: 'a', placeholder: null };
      await from
        .insertInto('media')
        .values({ ...described, key, variants: '[]', created_at: NOW.toISOString() })
        .execute();
    }
    await writeArchive({ db: from, storage, settings }, backup, NOW);
  });

  afterAll(async () => {
    await from.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    database = await freshDatabase(kind);
    const dataFolder = await mkdtemp(join(folder, 'data-'));
    const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: database.url, LOG_LEVEL: 'error' });
    place = {
      config,
      db: openDatabase(config.databaseUrl),
      storage: folderStorage(join(dataFolder, 'media')),
      files: new TemporaryFiles(join(dataFolder, 'uploads')),
    };
    await mkdir(join(dataFolder, 'media'));
    said = [];
    return async () => {
      await place.db.destroy();
      await database.drop();
    };
  });

  async function restore(path = backup) {
    await expectFile(path);
    await expectEmpty(place);
    await restorePlace(
      place,
      path,
      undefined,
      (db, _, now) => stopMails(db, now),
      (line) => said.push(line),
    );
  }
  const storedFiles = () => readdir(join(place.config.dataFolder, 'media'));

  async function damagedCopy(): Promise<string> {
    const bytes = await readFile(backup);
    const path = join(folder, 'damaged.tar.zst');
    await writeFile(path, bytes);
    await truncate(path, bytes.length - 20);
    return path;
  }

  test('works where a program was only started and looked at, or a backup was tried out, and says what it does', async () => {
    const started = await openNode({ ...place.config, sampleContent: false, port: 0 }, { now: NOW }, { sample: true });
    await fetch(started.url, { headers: { 'user-agent': 'Mozilla/5.0' } });
    await started.close();
    await place.db
      .insertInto('backups')
      .values({
        day: null,
        file: backup,
        made_at: NOW.toISOString(),
        bytes: 1,
        proven_at: null,
        problem: null,
        told_at: null,
        next_try_at: null,
      })
      .execute();
    await proveBackup(place.db, backup, place.files, NOW);
    await restore();
    expect(await isSiteKey(place.db, settings.secret_key)).toBe(true);
    // It is another site than the one that was backed up, which may still run.
    expect(await readSiteId(place.db)).toBeUndefined();
    expect(said[0]).toMatch(/^Restoring the backup of 2026-11-20T08:00:00.000Z into the database .* and the files in /);
    expect(said.join('\n')).not.toContain('postgres:postgres@');
    expect(said[1]).toMatch(/^Restored: \d+ rows and 3 files /);
    expect(said.at(-1)).toBe('These invitations are no longer valid. Send them again: invited@example.org.');
    expect(await readFile(join(place.config.dataFolder, 'secret.key'), 'utf8')).toBe(settings.secret_key);
    expect(await storedFiles()).toHaveLength(3);
    expect(await readdir(join(place.config.dataFolder, 'uploads'))).toEqual([]);
  });

  test('one that fails leaves nothing behind, and can be tried again at once', async () => {
    const bad = await damagedCopy();
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(restore(bad)).rejects.toThrow(/damaged|not whole/);
      expect(await storedFiles()).toEqual([]);
      expect(await place.db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    }
    expect(said.at(-1)).toBe('Nothing was restored. The target is still empty, so you can try again.');
    await restore();
    expect(await storedFiles()).toHaveLength(3);
  });

  test('a backup of a development version is refused in plain words, and the place stays empty', async () => {
    const old = join(folder, 'old.tar.zst');
    const tar = pack();
    const written = pipeline(tar, createZstdCompress(), createWriteStream(old));
    const head = {
      product: 'intambwe',
      format: 1,
      made_at: NOW.toISOString(),
      migrations: ['0001-people', '0002-content'],
    };
    tar.entry({ name: entryNames.head }, JSON.stringify(head));
    tar.finalize();
    await written;
    await expect(restore(old)).rejects.toThrow(
      'This backup was made by a development version from before release 0.1.0, which no release can restore.',
    );
    await expectEmpty(place);
  });

  test('is refused where somebody’s work lies, which stays as it is', async () => {
    await migrate(place.db);
    await addUser(place.db, 'here@example.org');
    await expect(restore()).rejects.toThrow(/There is something in the database .*: 1 users/);
    expect(await place.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'here@example.org' }]);
    expect(said).toEqual([]);
  });

  test('what lies there is named in words, what joins two others last, and the program’s own notes not at all', async () => {
    await migrate(place.db);
    const stamp = { created_at: NOW.toISOString(), updated_at: NOW.toISOString(), deleted_at: null };
    const writers = { name: 'Writers', description: '', is_active: true, ...stamp };
    const { id: role_id } = await place.db
      .insertInto('roles')
      .values(writers)
      .returning('id')
      .executeTakeFirstOrThrow();
    await place.db.insertInto('role_permissions').values({ role_id, permission: 'posts.view' }).execute();
    await place.db.insertInto('content_versions').values({ tag: 'team', version: 1 }).execute();
    await addUser(place.db, 'here@example.org');
    await expect(expectEmpty(place)).rejects.toThrow(': 1 roles, 1 users, 1 role permissions. Nothing of it');
  });

  test('is refused in a database of another program', async () => {
    await place.db.schema.createTable('invoices').addColumn('id', 'integer').execute();
    await expect(expectEmpty(place)).rejects.toThrow('the table invoices');
  });

  test('a backup that is not there is not called damaged', async () => {
    const path = join(folder, 'nowhere.tar.zst');
    await expect(restore(path)).rejects.toThrow(`There is no file ${path}.`);
    await expect(proveBackup(from, path, place.files, NOW)).rejects.toThrow(`There is no file ${path}.`);
    await expect(restore(folder)).rejects.toThrow(`${folder} is not a file.`);
  });

  test('a move that fails leaves the new place empty too', async () => {
    const source = folderStorage(join(folder, 'from-media'));
    let files = 0;
    const storage: typeof source = {
      ...source,
      find: (key) => {
        files += 1;
        return files > 2 ? Promise.reject(new Error('The disk failed')) : source.find(key);
      },
    };
    await expect(moveAll({ db: from, storage }, place, place.files)).rejects.toThrow('The disk failed');
    expect(await storedFiles()).toEqual([]);
    await expectEmpty(place);
    await moveAll({ db: from, storage: source }, place, place.files);
    expect(await storedFiles()).toHaveLength(3);
  });
});

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { openBucket } from '../../tests/support/s3.ts';
import { addDonation, addMessage } from '../../tests/support/submissions.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { folderStorage } from '../media/folder-storage.ts';
import { openStorage } from '../media/open-storage.ts';
import { summarise } from '../uploads/digest.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { readCatalogue } from './catalogue.ts';
import { summariseTables } from './digest.ts';
import { fileCountOf } from './manifest.ts';
import { moveAll } from './move.ts';
import { restoreArchive, StoredFiles, settleRestored } from './restore.ts';
import { verifyArchive } from './verify.ts';
import { writeArchive } from './write-archive.ts';

/** An app with something of everything that an archive has to carry: rows that point at others, and files. */
async function furnished(databaseUrl?: string): Promise<TestApp> {
  const app = await startTestApp({ databaseUrl });
  const { services } = app;
  await addEvent(services, { title: 'Market “day”\n\t\u0001 مرحبا' });
  await addDonation(services, { full_name: 'Éric Mugisha' });
  await addDonation(services, { status: 'contacted' });
  await addMessage(services);
  const picture = await sharp({ create: { width: 24, height: 16, channels: 3, background: '#8e2f17' } })
    .png()
    .toBuffer();
  const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
  for (const name of ['one', 'two', 'three']) {
    const form = new FormData();
    form.set('alt', name);
    form.set('file', new File([new Uint8Array(picture)], `${name}.png`, { type: 'image/png' }));
    const headers = { authorization: `Bearer ${access}` };
    const reply = await fetch(`${app.url}/api/media/`, { method: 'POST', body: form, headers });
    expect(reply.status).toBe(201);
    const { id } = await reply.json();
    await addPost(services, { media_id: id });
  }
  const unmade = services.db.selectFrom('media').select('id').where('variants', 'is', null);
  await vi.waitFor(async () => expect(await unmade.execute()).toEqual([]), { timeout: 60_000, interval: 100 });
  return app;
}

/** Everything the database computes itself: the texts that searches read. */
const workedOut = (db: Database) =>
  db.selectFrom('donation_interests').select(['id', 'search_text']).orderBy('id').execute();

const settings = { secret_key: 'k'.repeat(40), public_url: 'https://intambwe.example', time_zone: 'Africa/Kigali' };

describe.each(databases)('a backup, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await furnished(database.url);
    const noted = { file: '/srv/other.tar.zst', made_at: app.services.clock().toISOString(), bytes: 1 };
    await app.services.db.insertInto('backups').values(noted).execute();
    folder = await mkdtemp(join(tmpdir(), 'intambwe-archive-'));
    file = join(folder, 'backup.tar.zst');
    await back(file);
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const back = (to: string) =>
    writeArchive(
      { db: app.services.db, storage: openStorage(app.services.config), settings },
      to,
      app.services.clock(),
    );

  test('holds everything, and proves that it can be restored', async () => {
    const whole = join(folder, 'whole.tar.zst');
    const manifest = await back(whole);
    expect(manifest.missing).toEqual([]);
    expect(manifest.tables.users?.rows).toBeGreaterThan(0);
    expect(manifest.files).toBeGreaterThan(9);
    const proof = await verifyArchive(whole, new TemporaryFiles(folder));
    expect(proof.manifest).toEqual(manifest);
    expect((await stat(whole)).mode & 0o777).toBe(0o600);
  });

  test('is taken while others write, and is of one moment', async () => {
    const other = join(folder, 'busy.tar.zst');
    let writing = true;
    const { db } = app.services;
    const stamp = app.services.clock().toISOString();
    const values = { message: 'm', is_active: true, show_until: null, created_at: stamp, updated_at: stamp };
    async function write() {
      // Two at a time in one transaction: a backup that tore them apart would hold an odd number.
      for (let turn = 0; writing; turn += 1) {
        // The embedded database answers synchronously: without this no other work would get a turn.
        await setImmediate();
        await app.services.write(null, async (unit) => {
          const pair = ['left', 'right'].map((title) => ({ ...values, title: `${title} ${turn}`, deleted_at: null }));
          for (const one of pair) await unit.db.insertInto('announcements').values(one).execute();
        });
      }
    }
    const before = await db.selectFrom('announcements').select('id').execute();
    const busy = write();
    const manifest = await back(other);
    writing = false;
    await busy;
    expect(((manifest.tables.announcements?.rows ?? 0) - before.length) % 2).toBe(0);
    await verifyArchive(other, new TemporaryFiles(folder));
  });

  test.each(databases)('comes back into an empty %s, with its pictures, and everybody signs in again', async (into) => {
    const target = await freshDatabase(into);
    if (into === 'postgres') await emptyOut(target);
    const db = openDatabase(target.url ?? join(folder, `restored-${kind}.sqlite`));
    const storage = folderStorage(join(folder, `media-${into}`));
    const stored = new StoredFiles(storage, new TemporaryFiles(folder));
    const digests: Record<string, string> = {};
    const restored = await restoreArchive(file, db, async (key, content) => {
      const { sha256 } = await summarise(content, (passing) => stored.keep(key, passing));
      digests[key] = sha256;
    });
    expect(restored.settings).toEqual(settings);
    expect(await summariseTables(db, await readCatalogue())).toEqual(restored.manifest.tables);
    expect(await workedOut(db)).toEqual(await workedOut(app.services.db));
    expect(Object.keys(digests)).toHaveLength(fileCountOf(restored.manifest));
    for (const [key, sha256] of Object.entries(digests)) {
      const found = await storage.find(key);
      const bytes = Buffer.from(await new Response(await found?.read()).arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    await settleRestored(db, app.services.clock().toISOString());
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([]);
    // A backup of the site it was made on is not this one's to remove.
    expect(await db.selectFrom('backups').selectAll().execute()).toEqual([]);
    const stamp = app.services.clock().toISOString();
    const role = {
      name: 'After',
      description: '',
      is_active: true,
      created_at: stamp,
      updated_at: stamp,
      deleted_at: null,
    };
    await db.insertInto('roles').values(role).execute();
    await db.destroy();
    await target.drop();
  });

  test('one that is cut short, changed, or something else is refused', async () => {
    const bytes = await readFile(file);
    const bad = join(folder, 'bad.tar.zst');
    // The second is cut within a picture.
    for (const whole of [bytes, await readFile('tests/upgrade/releases/0.1.0.tar.zst')]) {
      await writeFile(bad, whole.subarray(0, Math.floor(whole.length * 0.7)));
      await expect(verifyArchive(bad, new TemporaryFiles(folder))).rejects.toThrow(/damaged|not whole/);
    }
    await writeFile(bad, bytes.with(Math.floor(bytes.length / 2), (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1));
    await expect(verifyArchive(bad, new TemporaryFiles(folder))).rejects.toThrow(/damaged|not whole/);
    await writeFile(bad, 'a letter');
    await expect(verifyArchive(bad, new TemporaryFiles(folder))).rejects.toThrow(/damaged|no backup/);
  });
});

async function emptyOut({ url = '' }: FreshDatabase): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
}

test('moves from the embedded database and the disk to PostgreSQL and S3, and back, and nothing has changed', async () => {
  const app = await furnished();
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-move-'));
  const files = new TemporaryFiles(folder);
  const there = await freshDatabase('postgres');
  const bucket = await openBucket();
  const { readConfig } = await import('../config.ts');
  const config = readConfig({ ...bucket.settings, DATA_DIR: folder });
  const home = { db: app.services.db, storage: openStorage(app.services.config) };
  const away = { db: openDatabase(there.url ?? ''), storage: openStorage(config) };
  const back = { db: openDatabase(join(folder, 'back.sqlite')), storage: folderStorage(join(folder, 'back')) };

  const notes = app.services.db.insertInto('backups');
  await notes.values({ file: '/srv/other.tar.zst', made_at: app.services.clock().toISOString(), bytes: 1 }).execute();
  const first = await moveAll(home, away, files);
  const second = await moveAll(away, back, files);
  expect(second).toEqual(first);
  expect(first.files).toBeGreaterThan(9);
  const catalogue = await readCatalogue();
  const moved = catalogue.filter(({ name }) => name !== 'backups');
  expect(await summariseTables(back.db, moved)).toEqual(first.tables);
  // A backup of the old place is not the new one's to remove.
  expect(await away.db.selectFrom('backups').selectAll().execute()).toEqual([]);
  for (const place of [away, back]) expect(await workedOut(place.db)).toEqual(await workedOut(home.db));

  await away.db.destroy();
  await back.db.destroy();
  await bucket.close();
  await app.close();
  await there.drop();
  await rm(folder, { recursive: true, force: true });
});

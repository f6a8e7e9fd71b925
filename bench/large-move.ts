import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { moveAll } from '../server/backup/move.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/database/open.ts';
import { folderStorage } from '../server/media/folder-storage.ts';
import { openStorage } from '../server/media/open-storage.ts';
import type { Services } from '../server/services.ts';
import { TemporaryFiles } from '../server/uploads/temporary-files.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { openBucket } from '../tests/support/s3.ts';
import { startTestApp } from '../tests/support/test-app.ts';
import { addSubmissions } from './long-lists.ts';

const SUBMISSIONS = 100_000;
const POSTS = 10_000;
const TOGETHER = 100;

/** Two gigabytes in a thousand files. */
const FILES = 1_000;
const BYTES = 2_000_000;

async function addPosts({ db }: Services): Promise<void> {
  const [sample] = await db.selectFrom('posts').selectAll().limit(1).execute();
  if (!sample) throw new Error('The sample holds no post');
  const { id: _, ...post } = sample;
  for (let first = 0; first < POSTS; first += TOGETHER) {
    const some = Array.from({ length: TOGETHER }, (_, place) => ({ ...post, slug: `post-number-${first + place}` }));
    await db.insertInto('posts').values(some).execute();
  }
}

async function addFiles({ db, media, clock }: Services): Promise<void> {
  const now = clock().toISOString();
  for (let file = 0; file < FILES; file += 1) await media.addFile(db, randomBytes(BYTES), 'pdf', `File ${file}`, now);
}

/** Moves a large site from SQLite and the disk to PostgreSQL and S3, and back. The move itself compares rows and bytes. */
const app = await startTestApp({ sample: true });
await addSubmissions(app.services.db, 0, SUBMISSIONS);
await addPosts(app.services);
await addFiles(app.services);
const folder = await mkdtemp(join(tmpdir(), 'intambwe-large-move-'));
const files = new TemporaryFiles(folder);
const postgres = await startPostgres();
const bucket = await openBucket();
const home = { db: app.services.db, storage: openStorage(app.services.config) };
const away = {
  db: openDatabase(`${postgres.url}/postgres`),
  storage: openStorage(readConfig({ ...bucket.settings, DATA_DIR: folder })),
};
const back = { db: openDatabase(join(folder, 'back.sqlite')), storage: folderStorage(join(folder, 'back')) };
const began = performance.now();
const there = await moveAll(home, away, files);
console.log(`there: ${there.files} files, ${there.bytes} bytes, ${Math.round((performance.now() - began) / 1000)} s`);
const again = await moveAll(away, back, files);
console.log(
  `and back: ${again.files} files, ${again.bytes} bytes, ${Math.round((performance.now() - began) / 1000)} s in all`,
);
for (const [name, { rows }] of Object.entries(again.tables))
  if (rows > 0) console.log(`${String(rows).padStart(9)}  ${name}`);
console.log(isDeepStrictEqual(again, there) ? 'Nothing has changed.' : 'SOMETHING IS DIFFERENT.');
await away.db.destroy();
await back.db.destroy();
await bucket.close();
await app.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });

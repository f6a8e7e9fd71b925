import { createWriteStream } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { migrations } from '../database/migrations/index.ts';
import type { Database } from '../database/open.ts';
import { DiskFull } from '../http/outage.ts';
import type { Storage, StoredFile } from '../media/storage.ts';
import { summarise } from '../uploads/digest.ts';
import { type CataloguedTable, readCatalogue } from './catalogue.ts';
import { asLine, TableDigest } from './digest.ts';
import { type ArchiveHead, type ArchiveManifest, entryNames, type FileSummary, type ListedFile } from './manifest.ts';
import { mediaKeys, readCounters, readTableRows, withSnapshot } from './snapshot.ts';

export interface ArchiveSource {
  db: Database;
  storage: Storage;
  settings: { secret_key: string; public_url: string; time_zone: string };
}

/** Bytes that a backup leaves free on its disk: the database is often on the same disk, and must never find it full. */
export const BACKUPS_LEAVE_FREE = 64_000_000;

/** Bytes between two checks of the free space. */
const CHECK_EVERY = 4 * 1024 * 1024;

/** Passes on the pieces while the disk of the folder has free space. Throws `DiskFull`. */
async function* whileDiskHasSpace(pieces: AsyncIterable<Buffer>, folder: string): AsyncGenerator<Buffer> {
  let bytes = CHECK_EVERY;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > CHECK_EVERY) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < BACKUPS_LEAVE_FREE) throw new DiskFull();
      bytes = 0;
    }
    yield piece;
  }
}

function addText(tar: Pack, name: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve()));
    // The error is emitted twice; without a listener the second would end the process.
    entry.on('error', reject);
  });
}

async function addRows(tar: Pack, snapshot: Database, table: CataloguedTable) {
  const digest = new TableDigest(table);
  let part = 0;
  for await (const rows of readTableRows(snapshot, table)) {
    digest.add(rows);
    await addText(tar, entryNames.rows(table.name, part), `${rows.map((row) => asLine(table, row)).join('\n')}\n`);
    part += 1;
  }
  return digest.summary();
}

async function addFile(tar: Pack, key: string, file: StoredFile): Promise<FileSummary> {
  const { body } = new Response(await file.read());
  const entry = tar.entry({ name: entryNames.file(key), size: file.size, mode: 0o600 });
  return summarise(body ?? [], (pieces) => pipeline(pieces, entry));
}

/** Files whose summaries are written together. */
const LISTED_TOGETHER = 1000;

/** Adds each file that is there. Answers how many, and the keys of those that should be there. */
async function addFiles(tar: Pack, storage: Storage, keys: Awaited<ReturnType<typeof mediaKeys>>) {
  const missing: string[] = [];
  let listed: ListedFile[] = [];
  let count = 0;
  let part = 0;
  const list = async () => {
    if (listed.length === 0) return;
    const lines = listed.map((file) => `${JSON.stringify(file)}\n`);
    await addText(tar, entryNames.listedFiles(part), lines.join(''));
    listed = [];
    part += 1;
  };
  for (const { key, isMade } of keys) {
    const file = await storage.find(key);
    if (!file) {
      if (!isMade) missing.push(key);
      continue;
    }
    listed.push([key, await addFile(tar, key, file)]);
    count += 1;
    if (listed.length === LISTED_TOGETHER) await list();
  }
  await list();
  return { files: count, missing };
}

async function fill(tar: Pack, { db, storage, settings }: ArchiveSource, now: Date): Promise<ArchiveManifest> {
  const head: ArchiveHead = {
    product: 'intambwe',
    format: 1,
    made_at: now.toISOString(),
    migrations: Object.keys(migrations),
  };
  await addText(tar, entryNames.head, JSON.stringify(head));
  await addText(tar, entryNames.settings, JSON.stringify(settings));
  const tables = await readCatalogue();
  const { keys, ...summaries } = await withSnapshot(db, async (snapshot) => {
    const sums: ArchiveManifest['tables'] = {};
    for (const table of tables) {
      sums[table.name] = await addRows(tar, snapshot, table);
    }
    return { tables: sums, counters: await readCounters(snapshot, tables), keys: await mediaKeys(snapshot) };
  });
  const manifest = { ...summaries, ...(await addFiles(tar, storage, keys)) };
  await addText(tar, entryNames.manifest, JSON.stringify(manifest));
  tar.finalize();
  return manifest;
}

/**
 * Writes everything the product knows into one file, readable by its owner alone: a tar, compressed with zstd. Others may
 * go on writing meanwhile: the rows are those of one moment. The file has its name only once it is whole and on the disk.
 */
export async function writeArchive(source: ArchiveSource, path: string, now: Date): Promise<ArchiveManifest> {
  const aside = `${path}.part`;
  const tar = pack();
  const output = createWriteStream(aside, { mode: 0o600 });
  const closed = new Promise((resolve) => output.once('close', resolve));
  try {
    const guarded = (pieces: AsyncIterable<Buffer>) => whileDiskHasSpace(pieces, dirname(path));
    const written = pipeline(tar, createZstdCompress(), guarded, output);
    tar.on('error', () => undefined);
    const filled = fill(tar, source, now).catch((error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    const [manifest] = await Promise.all([filled, written]).finally(() => Promise.allSettled([filled, written]));
    await using file = await open(aside, 'r+');
    await file.sync();
    await rename(aside, path);
    return manifest;
  } catch (error) {
    // A file that is still being opened would come into being after it was removed.
    await closed;
    await rm(aside, { force: true });
    throw error;
  }
}

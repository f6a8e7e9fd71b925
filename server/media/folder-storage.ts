import { createReadStream, openAsBlob } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { extensionOf } from './keys.ts';
import type { Storage } from './storage.ts';

/**
 * Maximum size of a file that is read in one go (bytes). Nearly every picture on a page is smaller, and reading it in
 * pieces would take several times as long; larger files must not be in memory whole.
 */
const AT_ONCE = 256 * 1024;

/** Files that are put on the disk at once: the system writes those together for which is asked together. */
const SYNCED_AT_ONCE = 16;

async function syncFile(path: string): Promise<void> {
  await using handle = await open(path, 'r+');
  await handle.sync();
}

/** A name in a folder outlives a power cut only once the folder itself is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/** Files in a folder: written aside, synced, then named, so that a key never shows half a file. */
export function folderStorage(folder: string): Storage {
  const aside = new TemporaryFiles(folder);
  const pathOf = (key: string) => {
    if (extensionOf(key) === undefined) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };

  async function keep(key: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const path = pathOf(key);
    await rename(await aside.write(content), path);
    await syncFolder(folder);
  }

  return {
    put: (key, bytes) => keep(key, [bytes]),
    putFile: (key, path) => keep(key, createReadStream(path)),
    filling: {
      async put(key, content) {
        const path = pathOf(key);
        await rename(await aside.write(content, false), path);
      },
      async settle(keys) {
        for (let at = 0; at < keys.length; at += SYNCED_AT_ONCE)
          await Promise.all(keys.slice(at, at + SYNCED_AT_ONCE).map((key) => syncFile(pathOf(key))));
        if (keys.length > 0) await syncFolder(folder);
      },
    },
    async find(key) {
      if (extensionOf(key) === undefined) return undefined;
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const { size } = found;
      if (size <= AT_ONCE)
        return { size, read: async (range) => (await readFile(path)).subarray(range?.start, range?.end) };
      return { size, read: async (range) => (await openAsBlob(path)).slice(range?.start, range?.end) };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async checkReady() {
      await mkdir(folder, { recursive: true });
      await rm(await aside.write([]));
    },
    sweep: (before) => aside.sweep(before),
  };
}

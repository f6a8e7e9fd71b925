import { openAsBlob } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** The bytes, or those from `start` up to and without `end`, as they are needed. */
  read(range?: { start: number; end: number }): Promise<BodyInit>;
}

/** Where files are kept, by key. A key is random and names nothing; it never comes from a person. */
export interface Storage {
  /** Kept durably once this is done. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
  /** Throws when nothing can be written. */
  checkReady(): Promise<void>;
}

const validKey = /^[\w-]+\.[a-z0-9]+$/;

/** Files in a folder: written aside, synced, then named, so that a key never shows half a file. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!validKey.test(key)) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true });
      const path = pathOf(key);
      const aside = `${path}.part`;
      const file = await open(aside, 'w');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, path);
    },
    async find(key) {
      if (!validKey.test(key)) return undefined;
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { size: found.size, read: async (range) => (await openAsBlob(path)).slice(range?.start, range?.end) };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async checkReady() {
      await mkdir(folder, { recursive: true });
    },
  };
}

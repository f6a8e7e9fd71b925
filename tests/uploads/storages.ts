import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freshDatabase } from '../support/databases.ts';
import { openBucket } from '../support/s3.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** The two ways to keep files, each with one of the two databases: every test of uploads runs on both. */
export const storages = ['disk and SQLite', 'S3 and PostgreSQL'] as const;
export type StorageKind = (typeof storages)[number];

export interface StorageTestApp extends TestApp {
  /** The keys of all files that are kept. */
  storedFiles(): Promise<string[]>;
  /** The remains of incomplete uploads. */
  partialFiles(): Promise<string[]>;
  /** The next requests to the storage fail, this many; on the disk none does. */
  stumble(times: number): void;
}

/** The files in a folder that may not be there. */
export const filesIn = (folder: string) => readdir(folder).catch(() => []);

/** The whole product, keeping its files here or there. */
export async function startStorageTestApp(
  kind: StorageKind,
  settings: Record<string, string> = {},
): Promise<StorageTestApp> {
  const isS3 = kind === 'S3 and PostgreSQL';
  const bucket = isS3 ? await openBucket() : undefined;
  const database = await freshDatabase(isS3 ? 'postgres' : 'sqlite');
  const app = await startTestApp({ databaseUrl: database.url, settings: { ...bucket?.settings, ...settings } });
  const { dataFolder } = app.services.config;
  const uploads = join(dataFolder, 'uploads');
  const media = join(dataFolder, 'media');
  return {
    ...app,
    storedFiles: async () =>
      bucket ? [...bucket.files.keys()] : (await filesIn(media)).filter((name) => !name.endsWith('.part')),
    partialFiles: async () => [
      ...(await filesIn(uploads)),
      ...(await filesIn(media)).filter((name) => name.endsWith('.part')),
    ],
    stumble: (times) => bucket?.stumble(times),
    async close() {
      await app.close();
      await database.drop();
      await bucket?.close();
    },
  };
}

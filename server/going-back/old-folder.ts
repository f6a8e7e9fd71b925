import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';

/** Copies the database of an old data folder, which may have more in its journal. Nothing in the folder is changed. */
async function copyDatabase(folder: string, path: string): Promise<void> {
  const file = join(folder, 'intambwe.sqlite');
  if (!existsSync(file)) throw new Error(`There is no database in ${folder}. Name the old DATA_DIR. Nothing was done.`);
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    await backup(database, path);
    database.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database in ${folder} cannot be read (${reason}). Without --after a safe distance is jumped instead. Nothing was done.`,
      { cause: error },
    );
  }
}

/** Opens what was there last in an old data folder, if one is named, for `work`. */
export async function withKnownState<Result>(
  folder: string | undefined,
  files: TemporaryFiles,
  work: (later: Database | undefined) => Promise<Result>,
): Promise<Result> {
  if (folder === undefined) return work(undefined);
  const aside = await files.newPath();
  await mkdir(aside, { mode: 0o700 });
  try {
    const path = join(aside, 'later.sqlite');
    await copyDatabase(folder, path);
    const later = openDatabase(path);
    try {
      await migrate(later);
      return await work(later);
    } finally {
      await later.destroy();
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

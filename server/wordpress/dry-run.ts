import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moveAll } from '../backup/move.ts';
import type { Place } from '../backup/place.ts';
import { openDatabase } from '../database/open.ts';
import type { Storage } from '../media/storage.ts';

/** Takes every file and keeps none. */
const nowhere: Storage = {
  put: async () => undefined,
  putFile: async () => undefined,
  find: async () => undefined,
  remove: async () => undefined,
  checkReady: async () => undefined,
  sweep: async () => undefined,
};

/** Does the work with a copy of the database, and with files that are kept nowhere; the copy is removed afterwards. */
export async function withCopy<Result>(place: Place, work: (copy: Place) => Promise<Result>): Promise<Result> {
  // Should this process be killed, the next import or the next start of the service removes what it leaves there.
  const folder = await place.files.newPath();
  await mkdir(folder, { mode: 0o700 });
  const db = openDatabase(join(folder, 'copy.sqlite'));
  try {
    const copy = { ...place, db, storage: nowhere };
    // The storage is the same on both sides, so that no file is copied.
    await moveAll({ db: place.db, storage: nowhere }, copy, place.files);
    return await work(copy);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

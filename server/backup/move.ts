import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open.ts';
import { countEverything } from '../database/statistics.ts';
import type { Storage, StoredFile } from '../media/storage.ts';
import { summarise } from '../uploads/digest.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { readCatalogue } from './catalogue.ts';
import { summariseTables, TableDigest, type TableSummary } from './digest.ts';
import { clearDatabase } from './empty-place.ts';
import { emptyTables, fillTable, setCounters } from './fill.ts';
import { StoredFiles } from './restore.ts';
import { mediaKeys, readCounters, readTableRows, withSnapshot } from './snapshot.ts';
import { markFinished, markUnfinished } from './unfinished.ts';
import { compareTables } from './verify.ts';

interface Place {
  db: Database;
  storage: Storage;
}

interface NewPlace extends Place {
  /** Writes the secret key there, where the files of the new place lie on a disk: it can be started only with that. */
  keepKey?(): Promise<void>;
}

export interface Moved {
  tables: Record<string, TableSummary>;
  files: number;
  bytes: number;
}

async function hashOf(file: StoredFile): Promise<string> {
  const { body } = new Response(await file.read());
  return (await summarise(body ?? [])).sha256;
}

/** Copies one file, and reads it back. Answers its bytes; 0 when it was not there. */
async function copyFile(key: string, from: Storage, to: Storage, stored: StoredFiles): Promise<number> {
  const source = await from.find(key);
  if (!source) return 0;
  const { body } = new Response(await source.read());
  await stored.keep(key, body ?? []);
  const copy = await to.find(key);
  if (!copy || (await hashOf(copy)) !== (await hashOf(source)))
    throw new Error(`The file ${key} did not arrive whole.`);
  return source.size;
}

/**
 * Copies the whole of one place but the notes of its backups into another, empty one, and compares the two: every table row for row, every file byte
 * for byte. Nothing is taken away from the old place. Throws where they are not the same; a failure, or `stopping`, leaves the
 * new place as empty as it was. Until everything is compared the new place is marked as unfinished, also if this process dies.
 */
export async function moveAll(
  from: Place,
  to: NewPlace,
  files: TemporaryFiles,
  stopping?: AbortSignal,
): Promise<Moved> {
  const stored = new StoredFiles(to.storage, files);
  try {
    await migrate(from.db);
    await clearDatabase(to.db, markUnfinished);
    await to.keepKey?.();
    const moved = await copyAll(from, to, stored, stopping);
    await countEverything(to.db);
    await stored.settle();
    await markFinished(to.db);
    return moved;
  } catch (error) {
    await stored.removeAll();
    await clearDatabase(to.db);
    throw error;
  }
}

async function copyAll(from: Place, to: Place, stored: StoredFiles, stopping?: AbortSignal): Promise<Moved> {
  await migrate(to.db);
  // The new place makes backups of its own; those of the old one stay there, and with them their notes.
  const tables = (await readCatalogue()).filter(({ name }) => name !== 'backups');
  const moved = await withSnapshot(from.db, async (snapshot) => {
    const sums: Record<string, TableSummary> = {};
    await to.db.transaction().execute(async (transaction) => {
      await emptyTables(transaction, tables);
      for (const table of tables) {
        const digest = new TableDigest(table);
        for await (const read of readTableRows(snapshot, table)) {
          stopping?.throwIfAborted();
          digest.add(read);
          await fillTable(transaction, table, read);
        }
        sums[table.name] = digest.summary();
      }
      await setCounters(transaction, await readCounters(snapshot, tables));
    });
    return { tables: sums, keys: await mediaKeys(snapshot) };
  });
  compareTables(moved.tables, await summariseTables(to.db, tables));
  let [arrived, bytes] = [0, 0];
  if (from.storage !== to.storage) {
    for (const { key } of moved.keys) {
      stopping?.throwIfAborted();
      const size = await copyFile(key, from.storage, to.storage, stored);
      bytes += size;
      if (size > 0) arrived += 1;
    }
  }
  stopping?.throwIfAborted();
  return { tables: moved.tables, files: arrived, bytes };
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type CopyPlace,
  expectName,
  foldersOf,
  isUnfinished,
  LARGEST_COPIED,
  MARK,
  MARK_TEXT,
  PlaceProblem,
} from './copy-place.ts';
import type { PlaceAddress } from './place-address.ts';

/** What to do about an error of the disk, by its code. */
const remedies: Record<string, string> = {
  ENOSPC: 'its disk is full. Make room there, or choose a larger one',
  EDQUOT: 'its quota is used up. Make room there',
  EROFS: 'its disk is read-only, or the unit keeps the service from writing there: intambwe doctor',
  EACCES: 'the user intambwe may not read or write there. Set it up again: intambwe copies set-up',
  EPERM: 'the user intambwe may not read or write there. Set it up again: intambwe copies set-up',
  EIO: 'its disk fails. Replace it',
};

function problemOf(folder: string, error: unknown): PlaceProblem {
  if (error instanceof PlaceProblem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = remedies[code] ?? (error instanceof Error ? error.message : String(error));
  return new PlaceProblem(`The folder for copies ${folder}: ${reason}.`, { cause: error });
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/** Writes aside, so that a name never has half of its content, not even after a power cut. */
async function writeDurably(path: string, bytes: Uint8Array | string): Promise<void> {
  const part = join(dirname(path), `.${randomUUID()}.part`);
  try {
    await using file = await open(part, 'wx', 0o600);
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
  await rename(part, path);
  await syncFolder(dirname(path));
}

/** Marks a folder as the place of a copy. */
export const markFolder = (folder: string): Promise<void> => writeDurably(join(folder, MARK), MARK_TEXT);

/**
 * A folder of another disk, a network drive, or a stick. Where its mark is missing, its disk is: then nothing is written, as it
 * would lie below the place at which the disk is mounted.
 */
export function folderPlace({ folder, shown, name }: Extract<PlaceAddress, { kind: 'folder' }>): CopyPlace {
  const known = new Set<string>();

  async function make(below: string): Promise<void> {
    if (known.has(below)) return;
    const path = join(folder, below);
    await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    await syncFolder(dirname(path));
    known.add(below);
  }

  /** The mark is looked for each time: a disk can go at any moment. */
  async function working<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const isThere = await stat(join(folder, MARK)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
            return false;
          throw error;
        },
      );
      if (isThere) return await work();
    } catch (error) {
      throw problemOf(folder, error);
    }
    known.clear();
    throw new PlaceProblem(
      `${folder} is not the folder that was set up for copies. Is its disk there? If it was put back while the site ran: intambwe restart`,
    );
  }

  async function listBelow(below: string, after: string): Promise<string[]> {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    });
    const names: string[] = [];
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      // A folder whose names all come before is not read.
      if (entry.isDirectory() && `${path}/\uffff` > after) names.push(...(await listBelow(path, after)));
      if (entry.isFile() && path > after && !isUnfinished(entry.name) && path !== MARK) names.push(path);
    }
    return names;
  }

  async function removeUnfinished(below: string, before: string): Promise<void> {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (entry.isDirectory()) await removeUnfinished(path, before);
      if (!entry.isFile() || !isUnfinished(entry.name)) continue;
      const found = await stat(join(folder, path)).catch(() => undefined);
      if (found && found.mtime.toISOString() < before) await rm(join(folder, path), { force: true });
    }
  }

  return {
    address: shown,
    name,
    list: (below, after = '') => working(async () => (await listBelow(below, after)).sort()),
    read: (file) =>
      working(async () => {
        expectName(file);
        const path = join(folder, file);
        return (await stat(path)).size > LARGEST_COPIED ? new Uint8Array() : readFile(path);
      }),
    write: (file, bytes) =>
      working(async () => {
        expectName(file);
        for (const below of foldersOf(file)) await make(below);
        await writeDurably(join(folder, file), bytes);
      }),
    remove: (file) =>
      working(async () => {
        expectName(file);
        await rm(join(folder, file), { force: true });
      }),
    removeUnfinished: (before) => working(() => removeUnfinished('', before)),
    close: async () => undefined,
  };
}

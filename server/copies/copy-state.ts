import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { instant, instantOrNull } from '../../domain/instant.ts';

// What the process that copies says of itself, in a file of each place: writing it to the database would be something to copy.

/** How a copy is doing at one place. */
export const copyState = z.object({
  /** The place without its secrets: `/srv/copies`, `s3://bucket/folder`, `sftp://user@host/folder`. */
  place: z.string(),
  /** All writes before this moment are there; null before the first. */
  copiedUntil: instantOrNull,
  /** When the copy was last opened, replayed and found the same; null before the first time. */
  provenAt: instantOrNull,
  /** In words for the operator; null while all is well. */
  problem: z.string().nullable(),
  /** Since when; null while all is well. */
  problemSince: instantOrNull,
  /** The last piece that was written or seen there, by which one that is older is found. */
  lastSequence: z.int().min(0),
  lastFingerprint: z.string(),
  /** Whether the folder lies on the disk of the data. False for a bucket and another machine. */
  isOnSameDisk: z.boolean(),
  /** Whether the account may remove what is too old; absent before it was tried. Where it may not, rules of the place do. */
  mayRemove: z.boolean().optional(),
  /** What was found to be wrong with the copy, and mended since: said for a while. */
  finding: z.object({ text: z.string(), at: instant }).optional(),
  /** When this was written. A process that copies writes it every minute, also where nothing changes. */
  at: instant,
});

export type CopyState = z.infer<typeof copyState>;

const folderOf = (dataFolder: string) => join(dataFolder, 'copies');

/** Replaces the state of a place. `name` tells places apart: see `CopyPlace`. */
export async function writeCopyState(dataFolder: string, name: string, state: CopyState): Promise<void> {
  const folder = folderOf(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.json`);
  await writeFile(`${path}.part`, JSON.stringify(state), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** The state of one place; undefined where there is none, or it cannot be read. */
export async function readCopyState(dataFolder: string, name: string): Promise<CopyState | undefined> {
  try {
    return copyState.parse(JSON.parse(await readFile(join(folderOf(dataFolder), `${name}.json`), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The states of all places that were ever copied to from this data folder; what cannot be read is left out. */
export async function readCopyStates(dataFolder: string): Promise<CopyState[]> {
  const folder = folderOf(dataFolder);
  const names = await readdir(folder).catch(() => []);
  const read = names
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => copyState.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8'))).data);
  return (await Promise.all(read.map((state) => state.catch(() => undefined)))).filter((state) => state !== undefined);
}

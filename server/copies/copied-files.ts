import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Storage } from '../media/storage.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import type { CopyKey } from './copy-key.ts';
import type { CopyPlace } from './copy-place.ts';
import { BadSeal, keyedHash, seal, unseal } from './sealed.ts';

// Pictures and documents lie at a place once each, in parts of some megabytes: `files/3f/3f0c…d2.1-2` is the first of two. The name
// comes from the key of the storage and the organisation’s key, so that whoever has the place alone learns nothing from it.

/** Bytes of one part: as much of a file as is in memory at once. */
const PART_BYTES = 4_000_000;

const fileHead = z.object({
  /** Of the storage. */
  key: z.string(),
  bytes: z.int().min(0),
});

const partPattern = /^files\/[0-9a-f]{2}\/([0-9a-f]{24})\.(\d{1,5})-(\d{1,5})$/;

/** By what a file goes at the place. */
export const copiedName = (key: CopyKey, storageKey: string): string =>
  keyedHash(key, 'files', storageKey).toString('hex').slice(0, 24);

const partName = (name: string, part: number, parts: number) => `files/${name.slice(0, 2)}/${name}.${part}-${parts}`;

/**
 * The files that a place has whole, each with the numbers of parts in which it is there: one, unless somebody added another. Which of
 * them is true is known when they are opened.
 */
export async function filesAt(place: CopyPlace): Promise<Map<string, number[]>> {
  const whole = new Map<string, number[]>();
  const found = new Map<string, number>();
  for (const path of await place.list('files')) {
    const [, name, , of] = partPattern.exec(path) ?? [];
    if (name === undefined) continue;
    const parts = Number(of);
    const count = parts === 1 ? 1 : (found.get(`${name}-${of}`) ?? 0) + 1;
    if (count === parts) whole.set(name, [...(whole.get(name) ?? []), parts]);
    else found.set(`${name}-${of}`, count);
  }
  return whole;
}

/** Copies one file. Answers whether the storage has it. */
export async function copyFile(place: CopyPlace, key: CopyKey, storage: Storage, storageKey: string): Promise<boolean> {
  const file = await storage.find(storageKey);
  if (file === undefined) return false;
  const head = Buffer.from(`${JSON.stringify(fileHead.parse({ key: storageKey, bytes: file.size }))}\n`);
  const parts = Math.ceil((head.length + file.size) / PART_BYTES);
  const name = copiedName(key, storageKey);
  const body = new Response(await file.read()).body;
  if (body === null) return false;
  let waiting: Uint8Array[] = [head];
  let bytes = head.length;
  let part = 0;
  const send = async (content: Uint8Array) => {
    part += 1;
    const path = partName(name, part, parts);
    await place.write(path, seal(content, path, key));
  };
  for await (const chunk of body) {
    waiting.push(chunk);
    bytes += chunk.length;
    while (bytes >= PART_BYTES) {
      const joined = Buffer.concat(waiting);
      await send(joined.subarray(0, PART_BYTES));
      waiting = [joined.subarray(PART_BYTES)];
      bytes -= PART_BYTES;
    }
  }
  if (bytes > 0) await send(Buffer.concat(waiting));
  return true;
}

/** Reads a part that is at the place, and opens it. */
async function readPart(place: CopyPlace, key: CopyKey, name: string, part: number, parts: number): Promise<Buffer> {
  const path = partName(name, part, parts);
  return unseal(await place.read(path), path, key);
}

function readHead(first: Buffer, name: string): { head: z.infer<typeof fileHead>; content: Buffer } {
  const end = first.indexOf('\n');
  const head = fileHead.safeParse(end === -1 ? undefined : JSON.parse(first.toString('utf8', 0, end)));
  if (!head.success) throw new BadSeal(`The copied file ${name} does not say what it is.`);
  return { head: head.data, content: first.subarray(end + 1) };
}

/** Where files come back to: a large one by way of the disk of the data, as a system keeps its temporary files in memory. */
export interface RestoredTo {
  storage: Storage;
  temporary: TemporaryFiles;
}

/** Gives the storage a file from the place, unless it has it. Answers the key of the storage. */
async function restoreFile(
  place: CopyPlace,
  key: CopyKey,
  { storage, temporary }: RestoredTo,
  name: string,
  parts: number,
): Promise<string> {
  const { head, content } = readHead(await readPart(place, key, name, 1, parts), name);
  if ((await storage.find(head.key))?.size === head.bytes) return head.key;
  if (parts === 1) {
    await storage.put(head.key, content);
    return head.key;
  }
  async function* contents() {
    yield content;
    for (let part = 2; part <= parts; part += 1) yield await readPart(place, key, name, part, parts);
  }
  const path = await temporary.write(contents(), false);
  try {
    await storage.putFile(head.key, path);
  } finally {
    await rm(path, { force: true });
  }
  return head.key;
}

/** What came of bringing files back. */
export interface RestoredFiles {
  /** The keys of those that came. */
  restored: string[];
  /** The keys of those that the copy does not have, or has damaged. */
  missing: string[];
  /** What is damaged, in words. */
  damaged: string[];
}

/**
 * Brings the files with these keys of the storage from the place, or all that the place has. Those that the storage has stay as they
 * are. One that is damaged does not keep the others from coming.
 */
export async function restoreFiles(
  place: CopyPlace,
  key: CopyKey,
  to: RestoredTo,
  storageKeys?: Iterable<string>,
): Promise<RestoredFiles> {
  const there = await filesAt(place);
  const outcome: RestoredFiles = { restored: [], missing: [], damaged: [] };
  const bring = async (name: string, found: readonly number[], storageKey?: string) => {
    const damaged: string[] = [];
    for (const parts of found) {
      try {
        outcome.restored.push(await restoreFile(place, key, to, name, parts));
        return;
      } catch (error) {
        if (!(error instanceof BadSeal)) throw error;
        damaged.push(error.message);
      }
    }
    outcome.damaged.push(...damaged);
    if (storageKey !== undefined) outcome.missing.push(storageKey);
  };
  if (storageKeys === undefined) {
    for (const [name, found] of there) await bring(name, found);
    return outcome;
  }
  for (const storageKey of storageKeys) {
    if ((await to.storage.find(storageKey)) !== undefined) continue;
    const name = copiedName(key, storageKey);
    const found = there.get(name);
    if (found === undefined) outcome.missing.push(storageKey);
    else await bring(name, found, storageKey);
  }
  return outcome;
}

async function opensInParts(place: CopyPlace, key: CopyKey, name: string, parts: number): Promise<boolean> {
  try {
    for (let part = 1; part <= parts; part += 1) await readPart(place, key, name, part, parts);
    return true;
  } catch (error) {
    if (error instanceof BadSeal) return false;
    throw error;
  }
}

/** Whether a file at the place can be opened, all of it. Throws `PlaceProblem` where it cannot be read. */
export async function opens(place: CopyPlace, key: CopyKey, name: string, found: readonly number[]): Promise<boolean> {
  for (const parts of found) if (await opensInParts(place, key, name, parts)) return true;
  return false;
}

/** Removes all parts of a file. */
export async function removeCopiedFile(place: CopyPlace, name: string, found: readonly number[]): Promise<void> {
  // The first goes first: without it none of the others is opened.
  for (const parts of found)
    for (let part = 1; part <= parts; part += 1) await place.remove(partName(name, part, parts));
}

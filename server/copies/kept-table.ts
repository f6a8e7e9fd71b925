import { hash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

// What a place has of each page is kept here as well, so that a start does not read the whole copy from far away.

const keptHead = z.object({
  /** The piece up to which the table is, by its name and its fingerprint, and what the next change names. */
  name: z.string(),
  sequence: z.int(),
  fingerprint: z.string(),
  hasMore: z.boolean(),
  link: z.string(),
  sum: z.string(),
});

export type KeptTable = Omit<z.infer<typeof keptHead>, 'sum'> & { table: Uint8Array };

const sumOf = (table: Uint8Array): string => hash('sha256', table);

const pathOf = (dataFolder: string, placeName: string) => join(dataFolder, 'copies', `${placeName}.table`);

export async function keepTable(dataFolder: string, placeName: string, { table, ...head }: KeptTable): Promise<void> {
  const path = pathOf(dataFolder, placeName);
  await mkdir(join(dataFolder, 'copies'), { recursive: true, mode: 0o700 });
  const line = JSON.stringify(keptHead.parse({ ...head, sum: sumOf(table) }));
  await writeFile(`${path}.part`, Buffer.concat([Buffer.from(`${line}\n`), table]), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Undefined where there is none, or it is damaged: then the place is read. */
export async function readKeptTable(dataFolder: string, placeName: string): Promise<KeptTable | undefined> {
  try {
    const bytes = await readFile(pathOf(dataFolder, placeName));
    const lineEnd = bytes.indexOf('\n');
    const { sum, ...head } = keptHead.parse(JSON.parse(bytes.toString('utf8', 0, lineEnd)));
    const table = bytes.subarray(lineEnd + 1);
    return sumOf(table) === sum ? { ...head, table } : undefined;
  } catch {
    return undefined;
  }
}

export const forgetTable = (dataFolder: string, placeName: string): Promise<void> =>
  rm(pathOf(dataFolder, placeName), { force: true });

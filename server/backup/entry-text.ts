import { json } from 'node:stream/consumers';
import { asBadArchive, BadArchive } from './manifest.ts';

/** Bytes of the head and of the settings: a hundred times what they need. */
export const MAX_HEAD = 1024 * 1024;

/** Bytes of the manifest: some 200,000 files, where it lists them. */
export const MAX_MANIFEST = 32 * 1024 * 1024;

/** Characters of one row: some ten times the longest text, which a log entry holds twice. */
const MAX_LINE = 8 * 1024 * 1024;

/** Maximum number of characters of rows passed on at once, unless one row is longer. */
const MAX_TOGETHER = 1024 * 1024;

interface Entry extends AsyncIterable<unknown> {
  header: { name: string; size?: number };
}

/** The bytes of an entry as they come. Throws `BadArchive` where they cannot be read. */
export async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of entry) if (piece instanceof Uint8Array) yield piece;
  } catch (error) {
    throw asBadArchive(error);
  }
}

/** The JSON of a whole entry. Throws `BadArchive` where it is larger: a few kilobytes can unpack to any size. */
export async function jsonOf(entry: Entry, maxBytes: number): Promise<unknown> {
  const { name, size = 0 } = entry.header;
  if (size > maxBytes) {
    throw new BadArchive(
      `This backup cannot be read: ${name.slice(0, 100)} is larger than ${maxBytes / 1024 / 1024} MB.`,
    );
  }
  return json(entry);
}

/** The lines of an entry, some at a time, so that its size does not matter. Throws `BadArchive` for a line too long. */
export async function* linesOf(entry: Entry): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let unfinished = '';
  let lines: string[] = [];
  let together = 0;
  for await (const bytes of bytesOf(entry)) {
    const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n');
    unfinished += first;
    for (const next of others) {
      if (unfinished !== '') lines.push(unfinished);
      together += unfinished.length;
      unfinished = next;
    }
    if (unfinished.length > MAX_LINE) {
      throw new BadArchive(
        `This backup cannot be read: a row in ${entry.header.name.slice(0, 100)} is longer than ${MAX_LINE / 1024 / 1024} million characters.`,
      );
    }
    if (together < MAX_TOGETHER) continue;
    yield lines;
    lines = [];
    together = 0;
  }
  if (unfinished !== '') lines.push(unfinished);
  if (lines.length > 0) yield lines;
}

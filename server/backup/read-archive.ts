import { createReadStream, fstatSync, openSync, read } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createZstdDecompress } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { z } from 'zod';
import { bytesOf, jsonOf, linesOf, MAX_HEAD, MAX_MANIFEST } from './entry-text.ts';
import {
  type ArchiveHead,
  type ArchiveManifest,
  archivedSettings,
  archiveHead,
  archiveManifest,
  asBadArchive,
  BadArchive,
  type ListedFile,
  listedFile,
} from './manifest.ts';

/** Takes each part of an archive, in the order in which they come. */
export interface ArchiveReader {
  head(head: ArchiveHead, settings: z.infer<typeof archivedSettings>): Promise<void>;
  rows(table: string, rows: unknown[][]): Promise<void>;
  file(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The digests of files that came before. */
  listed(files: ListedFile[]): Promise<void>;
}

const values = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

const readListed = (line: string) => parsed(listedFile, JSON.parse(line));

const readRow = (line: string) => values.parse(JSON.parse(line));

/** The entries of a compressed tar. A failure of any part ends it. */
function unpacked(file: Readable): Extract {
  const tar = extract();
  pipeline(file, createZstdDecompress(), tar, (error) => {
    if (error) tar.destroy(error);
  });
  return tar;
}

function parsed<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (!result.success) throw new BadArchive(result.error.issues[0]?.message ?? 'This backup cannot be read.');
  return result.data;
}

/** Files that were opened before the process gave up the right to. */
const opened = new Map<string, number>();

/** Opens a file for as long as the process lives, so that it can be read by a user who may not open it. */
export function keepOpen(path: string): void {
  opened.set(path, openSync(path, 'r'));
}

const readAt = promisify(read);

/** Bytes of one step through a file. */
const STEP = 65_536;

/** The content of an open file, from its beginning. A stream of the system would close it at its end, and it is read twice. */
async function* contentOf(fd: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await readAt(fd, Buffer.alloc(STEP), 0, STEP, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function readFrom(path: string): Readable {
  const fd = opened.get(path);
  return fd === undefined ? createReadStream(path) : Readable.from(contentOf(fd), { objectMode: false });
}

/** Throws where there is no file of that name: that is not the same as one that is damaged. */
export async function expectFile(path: string): Promise<void> {
  const fd = opened.get(path);
  const found = await (fd === undefined ? stat(path) : Promise.resolve(fstatSync(fd))).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  });
  if (!found) throw new Error(`There is no file ${path}.`);
  if (!found.isFile()) throw new Error(`${path} is not a file.`);
}

/** The first entry alone. Throws `BadArchive`. */
export async function readHead(path: string): Promise<ArchiveHead> {
  const file = readFrom(path);
  try {
    for await (const entry of unpacked(file)) return parsed(archiveHead, await jsonOf(entry, MAX_HEAD));
  } catch (error) {
    throw asBadArchive(error);
  } finally {
    file.destroy();
  }
  throw new BadArchive('This is not a backup of this program.');
}

/** Reads an archive from beginning to end, and returns its manifest. Throws `BadArchive`. */
export async function readArchive(path: string, reader: ArchiveReader): Promise<ArchiveManifest> {
  let failure: unknown;
  const hand = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      failure = error;
      throw error;
    });
  let head: ArchiveHead | undefined;
  let manifest: ArchiveManifest | undefined;
  try {
    for await (const entry of unpacked(readFrom(path))) {
      const [folder, name = ''] = entry.header.name.split('/');
      if (folder === 'head.json') head = parsed(archiveHead, await jsonOf(entry, MAX_HEAD));
      else if (head === undefined) throw new BadArchive('This is not a backup of this program.');
      else if (folder === 'settings.json')
        await hand(reader.head(head, parsed(archivedSettings, await jsonOf(entry, MAX_HEAD))));
      else if (folder === 'tables')
        for await (const lines of linesOf(entry)) await hand(reader.rows(name, lines.map(readRow)));
      else if (folder === 'media') await hand(reader.file(name, bytesOf(entry)));
      else if (folder === 'files')
        for await (const lines of linesOf(entry)) await hand(reader.listed(lines.map(readListed)));
      else if (folder === 'manifest.json') manifest = parsed(archiveManifest, await jsonOf(entry, MAX_MANIFEST));
      entry.resume();
    }
  } catch (error) {
    // A failure of the reader is not the archive's fault.
    throw error === failure ? error : asBadArchive(error);
  }
  if (!manifest) throw new BadArchive('This backup is incomplete: its end is missing.');
  return manifest;
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { openStorage } from '../media/open-storage.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { verifyArchive } from './verify.ts';
import { writeArchive } from './write-archive.ts';

let app: TestApp;
let folder: string;
let whole: string;

beforeAll(async () => {
  app = await startTestApp({ sample: true });
  folder = await mkdtemp(join(tmpdir(), 'intambwe-listed-'));
  whole = join(folder, 'whole.tar.zst');
  const settings = { secret_key: 'k', public_url: 'https://intambwe.example', time_zone: 'Africa/Kigali' };
  await writeArchive({ db: app.services.db, storage: openStorage(app.services.config), settings }, whole, new Date());
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** An archive with the same entries, changed or left out (undefined). */
async function changed(change: (name: string, content: Buffer) => Buffer | undefined): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.tar.zst`);
  const from = extract();
  const to = pack();
  const read = pipeline(createReadStream(whole), createZstdDecompress(), from);
  const written = pipeline(to, createZstdCompress(), createWriteStream(path));
  for await (const entry of from) {
    const { name } = entry.header;
    const content = change(name, await buffer(entry));
    if (content) to.entry({ name }, content);
  }
  to.finalize();
  await Promise.all([read, written]);
  return path;
}

const proof = async (path: string) => verifyArchive(path, new TemporaryFiles(folder));
const isFile = (name: string) => name.startsWith('media/');
const isList = (name: string) => name.startsWith('files/');

test('the files of a backup are listed beside its manifest, which counts them', async () => {
  const entries: Record<string, string> = {};
  await changed((name, content) => {
    entries[name] = isFile(name) ? '' : content.toString();
    return content;
  });
  const files = Object.keys(entries).filter(isFile);
  expect(files.length).toBeGreaterThan(9);
  expect(JSON.parse(entries['manifest.json'] ?? '').files).toBe(files.length);
  const lines = entries['files/000000.ndjson']?.trim().split('\n') ?? [];
  expect(lines.map((line) => `media/${JSON.parse(line)[0]}`)).toEqual(files);
  expect((await proof(whole)).manifest.files).toBe(files.length);
});

test('a file that is another, or missing, is named', async () => {
  let name = '';
  const first = (entry: string) => isFile(entry) && (name === '' || name === entry);
  const other = await changed((entry, content) => {
    if (!first(entry)) return content;
    name = entry;
    return Buffer.from(content.map((byte) => byte ^ 1));
  });
  const named = `This backup is damaged: file ${name.slice('media/'.length)}.`;
  await expect(proof(other)).rejects.toThrow(named);
  const missing = await changed((entry, content) => (entry === name ? undefined : content));
  await expect(proof(missing)).rejects.toThrow(named);
});

test('so is the loss of the list, and of files together with their list', async () => {
  const unlisted = await changed((name, content) => (isList(name) ? undefined : content));
  await expect(proof(unlisted)).rejects.toThrow('This backup is damaged: file ');
  const without = await changed((name, content) => (isList(name) || isFile(name) ? undefined : content));
  await expect(proof(without)).rejects.toThrow(/^This backup is damaged: its \d+ files\.$/);
});

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { expect, onTestFinished, test } from 'vitest';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { readArchive, readHead } from './read-archive.ts';
import { verifyArchive } from './verify.ts';

const MILLION = 1_000_000;
const head = { product: 'intambwe', format: 1, made_at: '2026-11-20T08:00:00.000Z', migrations: [] };
const settings = { secret_key: 'k', public_url: 'https://intambwe.example', time_zone: 'Africa/Kigali' };
const manifest = { tables: {}, counters: {}, files: {}, missing: [] };

const whole = {
  'head.json': JSON.stringify(head),
  'settings.json': JSON.stringify(settings),
  'tables/users/000000.ndjson': '["one"]\n["two"]\n',
  'manifest.json': JSON.stringify(manifest),
};

async function archiveOf(entries: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-entries-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'small.tar.zst');
  const tar = pack();
  for (const [name, text] of Object.entries(entries)) tar.entry({ name }, text);
  tar.finalize();
  await pipeline(tar, createZstdCompress(), createWriteStream(path));
  return { path, files: new TemporaryFiles(folder) };
}

/** Reads an archive, and answers the rows it holds, in the portions in which they came. */
async function portionsOf(path: string): Promise<unknown[][][]> {
  const portions: unknown[][][] = [];
  await readArchive(path, {
    head: async () => undefined,
    rows: async (_, rows) => void portions.push(rows),
    file: async () => undefined,
    listed: async () => undefined,
  });
  return portions;
}

test.each([
  ['head.json', 1],
  ['settings.json', 1],
  ['manifest.json', 32],
] as const)('a small archive whose %s unpacks to more than %d MB is refused', async (name, most) => {
  const { path } = await archiveOf({ ...whole, [name]: whole[name].padEnd(most * 1024 * 1024 + 1) });
  await expect(portionsOf(path)).rejects.toThrow(`This backup cannot be read: ${name} is larger than ${most} MB.`);
});

test('so is its head where it is read alone, and where a backup is tried out', async () => {
  const { path, files } = await archiveOf({ ...whole, 'head.json': whole['head.json'].padEnd(2 * MILLION) });
  await expect(readHead(path)).rejects.toThrow('head.json is larger than 1 MB');
  await expect(verifyArchive(path, files)).rejects.toThrow('head.json is larger than 1 MB');
});

test('so is one with a row that nothing of ours is as long as', async () => {
  const { path } = await archiveOf({ ...whole, 'tables/users/000000.ndjson': `["${'a'.repeat(9 * MILLION)}"]\n` });
  await expect(portionsOf(path)).rejects.toThrow(
    'a row in tables/users/000000.ndjson is longer than 8 million characters',
  );
});

test('rows are read some at a time, whole, in their order, and with letters of several bytes', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => [at, 'é€😀'.repeat(at * 10)]);
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  const { path } = await archiveOf({ ...whole, 'tables/users/000000.ndjson': text });
  const portions = await portionsOf(path);
  expect(portions.length).toBeGreaterThan(1);
  expect(portions.flat()).toEqual(rows);
});

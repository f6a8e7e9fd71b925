import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wholeCopies } from '../../server/copies/chain.ts';
import { readCopyStates } from '../../server/copies/copy-state.ts';
import { markFolder } from '../../server/copies/folder-place.ts';
import { writeDatabase } from '../../server/copies/go-back.ts';
import { type Acknowledged, folderAt, lastWriteIn, type Started, startCopying, startWriter } from './running.ts';

// A process that writes, and one that copies to a folder.

const key = new Uint8Array(32).fill(3);

let folder: string;
let database: string;
let elsewhere: string;
let writes: Acknowledged[];
let writer: Started;
let copier: Started;

const dataFolder = () => join(folder, 'data');
const copy = () => startCopying(dataFolder(), database, [elsewhere], key);
const write = () => startWriter(database, 100, writes);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intambwe-copies-'));
  database = join(folder, 'data', 'intambwe.sqlite');
  elsewhere = join(folder, 'elsewhere');
  await mkdir(dataFolder());
  await mkdir(elsewhere);
  await markFolder(elsewhere);
  writes = [];
  writer = write();
  await expect.poll(() => writes.length).toBeGreaterThan(5);
  copier = copy();
});

afterEach(async () => {
  await writer.kill();
  await copier.kill();
  await rm(folder, { recursive: true });
});

const state = async () => (await readCopyStates(dataFolder()))[0];

/** Waits until all that was acknowledged is at the place. */
async function caughtUp(): Promise<void> {
  const last = writes.at(-1)?.id ?? 0;
  await expect.poll(() => lastAtPlace(), { timeout: 60_000, interval: 200 }).toBeGreaterThanOrEqual(last);
}

/** The last write that going back brings, which has all before it. */
async function lastAtPlace(until?: string): Promise<number> {
  const place = folderAt(elsewhere);
  if ((await wholeCopies(place)).copies.length === 0) return 0;
  const path = join(folder, 'back.sqlite');
  try {
    await writeDatabase(place, key, path, until);
    return lastWriteIn(path);
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${path}${end}`, { force: true });
  }
}

test('what is at the place is a state that was, whoever is killed, and goes on from there', async () => {
  for (const isWriter of [true, false, true, false]) {
    await caughtUp();
    await (isWriter ? writer : copier).kill();
    expect(await lastAtPlace()).toBeGreaterThan(0);
    if (isWriter) writer = write();
    else copier = copy();
    const count = writes.length;
    await expect.poll(() => writes.length).toBeGreaterThan(count + 20);
  }
  await caughtUp();
  // A moment before the processes were killed.
  const middle = new Date(writes[Math.floor(writes.length / 2)]?.at ?? 0).toISOString();
  const last = await lastAtPlace(middle);
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThanOrEqual(writes.length / 2 + 20);
});

test('at the end everything that was acknowledged is at the place', async () => {
  await caughtUp();
  await writer.kill();
  const ended = new Promise((resolve) => copier.child.once('exit', resolve));
  copier.child.send('stop');
  await ended;
  expect(await lastAtPlace()).toBe(lastWriteIn(database));
});

test('signals to all processes do not end the copying before the server does', async () => {
  await caughtUp();
  copier.child.kill('SIGTERM');
  copier.child.kill('SIGINT');
  await caughtUp();
  expect(copier.child.exitCode).toBeNull();
});

test('a place that goes is told, and what was written meanwhile comes when it is back', async () => {
  await caughtUp();
  await rename(elsewhere, `${elsewhere}-away`);
  await mkdir(elsewhere);
  await expect.poll(async () => (await state())?.problem).toContain('is not the folder that was set up');
  const count = writes.length;
  await expect.poll(() => writes.length).toBeGreaterThan(count + 20);
  expect(await readdir(elsewhere)).toEqual([]);
  await rm(elsewhere, { recursive: true });
  await rename(`${elsewhere}-away`, elsewhere);
  await caughtUp();
  await expect.poll(async () => (await state())?.problem).toBeNull();
});

test('a place that comes only after the start is looked at again: whether it is another disk', async () => {
  await copier.kill();
  await rename(elsewhere, `${elsewhere}-away`);
  await rm(join(dataFolder(), 'copies'), { recursive: true, force: true });
  copier = copy();
  await expect.poll(async () => (await state())?.problem).toBeTruthy();
  expect((await state())?.isOnSameDisk).toBe(false);
  await rename(`${elsewhere}-away`, elsewhere);
  await expect.poll(async () => (await state())?.isOnSameDisk, { timeout: 60_000 }).toBe(true);
});

test('a copy that was put back to what it was earlier is found, told, and made anew', async () => {
  await caughtUp();
  await writer.kill();
  await expect.poll(async () => (await state())?.provenAt).toBeTruthy();
  await copier.kill();
  const names = (await readdir(join(elsewhere, 'changes'), { recursive: true })).filter((name) =>
    name.endsWith('.piece'),
  );
  const last = names.toSorted().at(-1) ?? '';
  await rm(join(elsewhere, 'changes', last));
  copier = copy();
  await expect.poll(async () => (await state())?.problem).toContain('older than the last one seen');
  writer = write();
  const count = writes.length;
  await expect.poll(() => writes.length).toBeGreaterThan(count + 5);
  await caughtUp();
});

test('a damaged piece is found and told, and all is copied anew', async () => {
  await caughtUp();
  await copier.kill();
  const [base = ''] = await readdir(join(elsewhere, 'whole'));
  const path = join(elsewhere, 'whole', base);
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(1000) ^ 4, 1000);
  await writeFile(path, bytes);
  copier = copy();
  await expect.poll(async () => (await state())?.problem).toMatch(/damaged.*copied anew/);
  await expect.poll(async () => (await readdir(join(elsewhere, 'whole'))).length).toBeGreaterThan(1);
  await caughtUp();
});

test('the journal can be emptied while it lets go, and nothing is missed', async () => {
  await caughtUp();
  await writer.kill();
  const site = new DatabaseSync(database, { timeout: 0 });
  const empty = () => site.prepare('pragma wal_checkpoint(truncate)').get()?.busy;
  site.exec("insert into writes select id + 1, 'before' from latest; update latest set id = id + 1");
  expect(empty()).toBe(1);
  const answered = new Promise((resolve) => copier.child.once('message', resolve));
  copier.child.send('let go');
  expect(await answered).toBe('has let go');
  expect(empty()).toBe(0);
  expect((await stat(`${database}-wal`)).size).toBe(0);
  site.exec("update latest set id = id + 1; insert into writes select id, 'meanwhile' from latest");
  copier.child.send('go on');
  site.close();
  await expect.poll(() => lastAtPlace()).toBe(lastWriteIn(database));
});

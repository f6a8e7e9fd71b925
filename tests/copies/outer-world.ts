import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { wholeCopies } from '../../server/copies/chain.ts';
import type { CopyPlace } from '../../server/copies/copy-place.ts';
import { type CopyState, readCopyStates } from '../../server/copies/copy-state.ts';
import { markFolder } from '../../server/copies/folder-place.ts';
import { writeDatabase } from '../../server/copies/go-back.ts';
import { openPlace } from '../../server/copies/open-place.ts';
import { openBucket } from '../support/s3.ts';
import { type Acknowledged, folderAt, lastWriteIn, type Started, startCopying, startWriter } from './running.ts';

// The trial of what goes wrong around the copying, run by hand as root: node tests/copies/outer-world.ts away|full|slow|key|clock. Clocks are
// moved by libfaketime (apt-get install faketime), and a small disk is a mounted one. It prints what was said and measured, and ends
// with an error where a write is missing from the copy in the end.

const PACE = 50;
const HOUR = 3600;
const DAY = 24 * HOUR;
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;

const folder = await mkdtemp(join(tmpdir(), 'intambwe-outer-'));
const dataFolder = join(folder, 'data');
const elsewhere = join(folder, 'elsewhere');
const database = join(dataFolder, 'intambwe.sqlite');
const clock = join(folder, 'clock');
const key = randomBytes(32);
const writes: Acknowledged[] = [];
const moved = { LD_PRELOAD: LIBRARY, FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_NO_CACHE: '1', DONT_FAKE_MONOTONIC: '1' };

let place: CopyPlace = folderAt(elsewhere);
let copier: Started | undefined;

/** Puts the clock of the process that copies ahead. */
async function moveClock(seconds: number): Promise<void> {
  await writeFile(`${clock}.part`, `+${seconds}s`);
  await rename(`${clock}.part`, clock);
}

const state = async (): Promise<CopyState | undefined> => (await readCopyStates(dataFolder))[0];

async function until(what: string, look: () => Promise<boolean>, seconds = 120): Promise<number> {
  const began = performance.now();
  while (!(await look())) {
    if (performance.now() - began > seconds * 1000) throw new Error(`In ${seconds} seconds: not ${what}`);
    await pause(200);
  }
  return Math.round(performance.now() - began) / 1000;
}

const said = (text: string) =>
  until(`said: ${text}`, async () => (await state())?.problem?.toLowerCase().includes(text) ?? false);
const isWell = () => until('well', async () => (await state())?.problem === null);

async function lastAtPlace(moment?: string, withKey = key): Promise<number> {
  const path = join(folder, 'back.sqlite');
  try {
    await writeDatabase(place, withKey, path, moment);
    return lastWriteIn(path);
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${path}${end}`, { force: true });
  }
}

const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0;

/** Megabytes in the folder of the data beside the database, and of its journal. */
async function room(): Promise<{ journal: number; besideDatabase: number }> {
  const names = await readdir(dataFolder, { recursive: true });
  const sizes = await Promise.all(names.map((name) => sizeOf(join(dataFolder, name))));
  const mega = (bytes: number) => Math.round(bytes / 1e5) / 10;
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return { journal: mega(await sizeOf(`${database}-wal`)), besideDatabase: mega(all - (await sizeOf(database))) };
}

/** Lets the site write for so long, and says how that went. */
async function watch(name: string, seconds: number): Promise<void> {
  const [count, most] = [writes.length, { journal: 0, besideDatabase: 0 }];
  let longestGap = 0;
  for (let second = 0; second < seconds; second += 1) {
    await pause(1000);
    const now = await room();
    most.journal = Math.max(most.journal, now.journal);
    most.besideDatabase = Math.max(most.besideDatabase, now.besideDatabase);
  }
  for (const [at, write] of writes.slice(count).entries())
    longestGap = Math.max(longestGap, write.at - (writes[count + at - 1]?.at ?? write.at));
  const found = await state();
  const perSecond = Math.round((writes.length - count) / seconds);
  const { problem, problemSince, copiedUntil, provenAt } = found ?? {};
  console.log(JSON.stringify({ name, perSecond, longestGap, most, problem, problemSince, copiedUntil, provenAt }));
}

const startCopier = (withKey = key, address = elsewhere, account = {}) => {
  copier = startCopying(dataFolder, database, [address], withKey, moved, account);
};

/** Waits until the copy has what was written until now, and looks whether it has. */
async function caughtUp(withKey = key): Promise<void> {
  const last = writes.at(-1)?.id ?? 0;
  const seconds = await until('caught up', async () => (await lastAtPlace(undefined, withKey).catch(() => 0)) >= last);
  console.log(JSON.stringify({ caughtUpAfter: seconds, writes: last, missing: 0 }));
}

async function away(): Promise<void> {
  await watch('before', 10);
  await rename(elsewhere, `${elsewhere}-away`);
  console.log({ saidAfter: await said('is not the folder') });
  for (let hours = 12; hours <= 72; hours += 12) {
    await moveClock(hours * HOUR);
    await watch(`away for ${hours} hours`, 10);
  }
  await rename(`${elsewhere}-away`, elsewhere);
  await caughtUp();
  console.log({ wellAfter: await isWell() });
  await watch('back', 10);
}

async function full(): Promise<void> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'remount,size=3m', elsewhere]);
  console.log({ saidAfter: await said('full') });
  await watch('full', 30);
  console.log({ halfWritten: (await readdir(elsewhere, { recursive: true })).filter((one) => one.endsWith('.part')) });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'remount,size=500m', elsewhere]);
  await caughtUp();
  console.log({ wellAfter: await isWell() });
}

/** A bucket that takes two seconds for each write. */
async function slow(): Promise<void> {
  const bucket = await openBucket();
  const { MEDIA_URL = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = bucket.settings;
  const target = new URL(new URLSearchParams(MEDIA_URL.split('?')[1]).get('endpoint') ?? '');
  const server = createServer(async (asked, reply) => {
    if (asked.method === 'PUT') await pause(2000);
    const { method, url: path, headers } = asked;
    const on = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    asked.pipe(on);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `${MEDIA_URL.replace('?', '/copies?').replace(/127\.0\.0\.1(:|%3A)\d+/, `127.0.0.1$1${port}`)}`;
  const account = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  await copier?.kill();
  await rm(join(dataFolder, 'copies'), { recursive: true });
  place = await openPlace(address, { ...account, sshKey: null, sshHost: null });
  startCopier(key, address, account);
  await until('begun', async () => (await wholeCopies(place)).copies.length > 0);
  await caughtUp();
  for (let turn = 1; turn <= 6; turn += 1) {
    await watch(`slow, ${turn * 10} seconds`, 10);
    const last = await lastAtPlace();
    const missing = writes.find(({ id }) => id > last);
    console.log({ secondsBehind: missing === undefined ? 0 : (Date.now() - missing.at) / 1000 });
  }
  await caughtUp();
  server.close();
  await copier?.kill();
  await bucket.close();
}

async function changedKey(): Promise<void> {
  await watch('before', 5);
  await caughtUp();
  const moment = new Date().toISOString();
  const then = await lastAtPlace();
  const other = randomBytes(32);
  await copier?.kill();
  startCopier(other);
  console.log({ saidAfter: await said('key') });
  await caughtUp(other);
  await watch('with another key', 20);
  const [old, lost] = [await lastAtPlace(moment), await lastAtPlace(undefined, randomBytes(32)).catch(String)];
  console.log({ withOldKeyAtItsMoment: old >= then ? 'all' : `${then - old} missing`, withNoKey: lost });
  // Back to the key on the paper.
  await copier?.kill();
  startCopier();
  await caughtUp();
}

async function leapingClock(): Promise<void> {
  const open = new DatabaseSync(database, { timeout: 5000 });
  open.prepare('insert or replace into clock_checks (id, checked_at) values (1, ?)').run(new Date().toISOString());
  open.close();
  await caughtUp();
  const moment = new Date().toISOString();
  const then = await lastAtPlace(moment);
  for (const [name, seconds] of [
    ['an hour ahead', HOUR],
    ['two years ahead', 730 * DAY],
  ] as const) {
    const before = (await place.list('')).length;
    await moveClock(seconds);
    await watch(name, 10);
    await copier?.kill();
    startCopier();
    await caughtUp();
    await watch(`${name}, after a restart`, 10);
    await moveClock(0);
    await caughtUp();
    await watch('right again', 10);
    console.log({
      filesThere: [before, (await place.list('')).length],
      thenIsTheSame: (await lastAtPlace(moment)) === then,
    });
  }
}

const parts: Record<string, () => Promise<void>> = { away, full, slow, key: changedKey, clock: leapingClock };
const part = process.argv[2] ?? '';
const run = parts[part];
if (run === undefined) throw new Error('Say away, full, slow, key or clock.');
await mkdir(dataFolder);
await mkdir(elsewhere);
if (part === 'full') execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'copies', elsewhere]);
await moveClock(0);
await markFolder(elsewhere);
const writer = startWriter(database, PACE, writes);
await until('writing', async () => writes.length > 10);
startCopier();
await until('begun', async () => (await wholeCopies(place)).copies.length > 0);
try {
  await run();
} finally {
  await writer.kill();
  await copier?.kill();
  if (part === 'full') execFileSync('umount', [elsewhere]);
  await rm(folder, { recursive: true });
}
process.exit();

import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changesOn, wholeCopies } from '../../server/copies/chain.ts';
import type { CopyPlace } from '../../server/copies/copy-place.ts';
import { readCopyStates } from '../../server/copies/copy-state.ts';
import { markFolder } from '../../server/copies/folder-place.ts';
import { writeDatabase } from '../../server/copies/go-back.ts';
import { BadPiece, fingerprintOf } from '../../server/copies/piece.ts';
import { CopyProof } from '../../server/copies/proof.ts';
import { type Disk, openDisk } from '../faults/disk.ts';
import { type Acknowledged, folderAt, lastWriteIn, type Started, startCopying, startWriter } from './running.ts';

// The long trial of copies, run by hand: node tests/copies/trial.ts kills|cuts|damages ROUNDS. It prints what it counted, and ends with
// an error at the first write that is lost.

const PACE = 50;

/** Rounds on one copy: each of them replays it from the beginning. */
const ROUNDS_EACH = 10;

/** Looks at whether a place has caught up, each after half a second. */
const MOST_TRIES = 40;

const key = randomBytes(32);

interface Site {
  folder: string;
  database: string;
  place: CopyPlace;
  writes: Acknowledged[];
  write(): void;
  copy(): void;
  writer: Started;
  copier: Started;
}

async function openSite(environment: (database: string) => Promise<Record<string, string>>): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-trial-'));
  await mkdir(join(folder, 'data'));
  await mkdir(join(folder, 'place'));
  await markFolder(join(folder, 'place'));
  const database = join(folder, 'data', 'intambwe.sqlite');
  const variables = await environment(database);
  const writes: Acknowledged[] = [];
  const begin = {
    writer: () => startWriter(database, PACE, writes, variables),
    copier: () =>
      startCopying(join(folder, 'data'), database, [join(folder, 'place')], key, { ...variables, DISK_SHARED: 'yes' }),
  };
  const writer = begin.writer();
  while (writes.length < 10) await pause(20);
  const site: Site = {
    folder,
    database,
    place: folderAt(join(folder, 'place')),
    writes,
    writer,
    copier: begin.copier(),
    write: () => {
      site.writer = begin.writer();
    },
    copy: () => {
      site.copier = begin.copier();
    },
  };
  while ((await wholeCopies(site.place)).copies.length === 0) await pause(50);
  return site;
}

async function closeSite(site: Site): Promise<void> {
  await site.writer.kill();
  await site.copier.kill();
  await rm(site.folder, { recursive: true });
}

/** Waits until both processes have begun, and what was written before is at the place. */
async function atWork({ folder, writes }: Site): Promise<void> {
  const [before, began] = [writes.length, new Date().toISOString()];
  while (writes.length === before) await pause(20);
  for (;;) {
    const [state] = await readCopyStates(join(folder, 'data'));
    if ((state?.copiedUntil ?? '') > began) return;
    await pause(50);
  }
}

/** Goes back to what the place has last. Answers the last write in it. */
async function lastAtPlace(site: Site): Promise<number> {
  const path = join(site.folder, 'restored.sqlite');
  await writeDatabase(site.place, key, path);
  const last = lastWriteIn(path);
  for (const end of ['', '-wal', '-shm']) await rm(`${path}${end}`, { force: true });
  return last;
}

/** Milliseconds between the oldest acknowledged write that the place does not have and a moment; 0 where it has all. */
function lagOf(site: Site, last: number, moment: number): number {
  const missing = site.writes.find(({ id }) => id > last);
  return missing === undefined ? 0 : Math.max(0, moment - missing.at);
}

const figures = { rounds: 0, lostOlderThanASecond: 0, longestLag: 0, lags: [] as number[], writes: 0 };

function count(site: Site, last: number, moment: number): void {
  const lag = lagOf(site, last, moment);
  figures.rounds += 1;
  figures.lags.push(lag);
  figures.longestLag = Math.max(figures.longestLag, lag);
  if (lag > 1000)
    figures.lostOlderThanASecond += site.writes.filter(({ id, at }) => id > last && moment - at > 1000).length;
}

function summary(): object {
  const { lags, ...rest } = figures;
  const sorted = lags.toSorted((one, other) => one - other);
  return { ...rest, median: sorted[Math.floor(sorted.length / 2)], p99: sorted[Math.floor(sorted.length * 0.99)] };
}

/** Kills the writer and the copier in turns; each time the place has to hold what was acknowledged a second before. */
async function kills(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; ) {
    const site = await openSite(async () => ({}));
    for (const end = Math.min(round + ROUNDS_EACH, rounds); round < end; round += 1) {
      await atWork(site);
      await pause(randomInt(1500));
      const moment = Date.now();
      if (round % 2 === 0) await site.writer.kill();
      else await site.copier.kill();
      count(site, await lastAtPlace(site), moment);
      if (round % 2 === 0) site.write();
      else site.copy();
    }
    figures.writes += site.writes.length;
    await closeSite(site);
    console.log(JSON.stringify(summary()));
  }
}

/** Takes the power from both. What the place has then, the disk has too, and after a start both have the same. */
async function cuts(rounds: number): Promise<void> {
  let ahead = 0;
  for (let round = 0; round < rounds; ) {
    let disk: Disk | undefined;
    const site = await openSite(async (database) => {
      disk = await openDisk(database);
      return disk.environment;
    });
    for (const end = Math.min(round + ROUNDS_EACH, rounds); round < end; round += 1) {
      await atWork(site);
      await pause(randomInt(1500));
      const moment = Date.now();
      await Promise.all([site.writer.kill(), site.copier.kill()]);
      await disk?.losePower(Math.random());
      const last = await lastAtPlace(site);
      count(site, last, moment);
      if (last > lastWriteIn(site.database)) ahead += 1;
      site.write();
      site.copy();
    }
    await atWork(site);
    await site.writer.kill();
    const here = lastWriteIn(site.database);
    for (let tries = 0; (await lastAtPlace(site)) !== here; tries += 1) {
      if (tries === MOST_TRIES) throw new Error(`The place does not get to the ${here} writes of the disk`);
      await pause(500);
    }
    figures.writes += site.writes.length;
    await closeSite(site);
    await disk?.remove();
    console.log(JSON.stringify({ ...summary(), placeAheadOfDisk: ahead }));
  }
}

const damages: Record<string, (bytes: Buffer, other: Buffer) => Buffer | undefined> = {
  'one bit': (bytes) => {
    const changed = Buffer.from(bytes);
    const at = randomInt(changed.length);
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << randomInt(8)), at);
    return changed;
  },
  'cut short': (bytes) => bytes.subarray(0, randomInt(bytes.length)),
  zeros: (bytes) => {
    const changed = Buffer.from(bytes);
    const at = randomInt(changed.length);
    return changed.fill(0, at, Math.min(at + 512, changed.length)).equals(bytes) ? undefined : changed;
  },
  'the content of another': (bytes, other) => (other.equals(bytes) ? undefined : other),
  removed: () => undefined,
};

/** Damages one piece at a time. Whoever proves the copy has to find it. */
async function damage(rounds: number): Promise<void> {
  const site = await openSite(async () => ({}));
  await pause(6000);
  // A second whole database, as on the next day.
  await site.copier.kill();
  const dataFolder = join(site.folder, 'data');
  await rm(join(dataFolder, 'copies'), { recursive: true });
  const [base] = await readdir(join(site.folder, 'place', 'whole'));
  if (base === undefined) throw new Error('There is no whole database');
  site.copy();
  await pause(4000);
  await closeProcesses(site);
  const root = join(site.folder, 'place');
  const names = (await site.place.list('')).filter((name) => name.endsWith('.piece'));
  const { copies } = await wholeCopies(site.place);
  const newest = copies.at(-1);
  const lastName = newest ? ((await changesOn(site.place, newest)).at(-1)?.name ?? '') : '';
  const last = { name: lastName, sequence: 0, fingerprint: fingerprintOf(await site.place.read(lastName)) };
  const found = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const proof = new CopyProof(site.place, key);
    await proof.replay();
    await proof.proveOlder(0, new Date());
    const name = names[randomInt(names.length)] ?? '';
    const kinds = Object.keys(damages);
    const kind = kinds[randomInt(kinds.length)] ?? '';
    const bytes = await readFile(join(root, name));
    const changed = damages[kind]?.(bytes, await readFile(join(root, names[randomInt(names.length)] ?? '')));
    if (changed === undefined) await rm(join(root, name));
    else await writeFile(join(root, name), changed);
    const wrong = await proveAll(proof, last);
    if (wrong === undefined) throw new Error(`Not found: ${changed === undefined ? 'removed' : kind} ${name}`);
    const said = changed === undefined ? 'removed' : kind;
    found.set(said, (found.get(said) ?? 0) + 1);
    await writeFile(join(root, name), bytes);
  }
  await rm(site.folder, { recursive: true });
  console.log(JSON.stringify({ pieces: names.length, found: Object.fromEntries(found) }));
}

async function closeProcesses(site: Site): Promise<void> {
  await site.writer.kill();
  await pause(1000);
  await site.copier.kill();
}

/** What the process that copies does in turns, at once. */
async function proveAll(proof: CopyProof, last: { name: string; sequence: number; fingerprint: string }) {
  try {
    await proof.expectAll(last);
    await proof.replay();
    return await proof.proveOlder(0, new Date());
  } catch (error) {
    if (!(error instanceof BadPiece)) throw error;
    return error.message;
  }
}

const parts: Record<string, (rounds: number) => Promise<void>> = { kills, cuts, damages: damage };
const [part = '', rounds = '10'] = process.argv.slice(2);
const run = parts[part];
if (run === undefined) throw new Error('Say kills, cuts or damages, and how many.');
await run(Number(rounds));
if (figures.lostOlderThanASecond > 0) process.exitCode = 1;
process.exit();

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bytes a disk writes whole or not at all. */
const SECTOR = 512;

/** The states of the disk: see `disk.c`. */
const states = { well: '.', 'syncs fail': 'E', 'some syncs fail': 'R', full: 'F', 'sometimes full': 'H' };

export interface Disk {
  /** For the process whose disk it is. */
  environment: Record<string, string>;
  become(state: keyof typeof states): Promise<void>;
  /**
   * Call it after the process was killed: each sector that was written without a sync survives with this probability, from 0
   * to 1. The folder is then as a machine finds it after a power cut.
   */
  losePower(survival: number): Promise<void>;
  remove(): Promise<void>;
}

async function compile(folder: string): Promise<string> {
  const library = join(folder, 'disk.so');
  const source = new URL('./disk.c', import.meta.url).pathname;
  try {
    await run('cc', ['-shared', '-fPIC', '-O1', '-o', library, source]);
  } catch (error) {
    throw new Error(
      'The tests of power cuts put a library between Node and the disk (tests/faults/disk.c). They need Linux with ' +
        'glibc and a C compiler called cc: on Debian and Ubuntu, apt-get install gcc libc6-dev.',
      { cause: error },
    );
  }
  return library;
}

/** One file after the power cut: where its two versions differ, each sector is one or the other. */
function afterwards(synced: Buffer, written: Buffer, survival: number): Buffer {
  const isLonger = Math.random() < survival;
  const found = Buffer.alloc(isLonger ? Math.max(written.length, synced.length) : synced.length);
  synced.copy(found);
  for (let at = 0; at < found.length && at < written.length; at += SECTOR) {
    if (Math.random() < survival) written.copy(found, at, at, at + SECTOR);
  }
  return found;
}

/** A disk below the SQLite file at `path`, for processes started with its environment. */
export async function openDisk(path: string): Promise<Disk> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-disk-'));
  const platter = join(folder, 'platter');
  const fault = join(folder, 'fault');
  const library = await compile(folder);
  await mkdir(platter);
  await writeFile(fault, states.well);

  async function loseOf(name: string, survival: number): Promise<void> {
    const file = join(dirname(path), name);
    // It is mapped into memory, where the power cut leaves nothing.
    if (name.endsWith('-shm')) return rm(file);
    const { ino } = await stat(file);
    const synced = await readFile(join(platter, String(ino))).catch(() => Buffer.alloc(0));
    await writeFile(file, afterwards(synced, await readFile(file), survival));
  }

  return {
    environment: {
      LD_PRELOAD: library,
      DISK_FILE: path,
      DISK_FOLDER: dirname(path),
      DISK_PLATTER: platter,
      DISK_FAULT: fault,
    },
    // Written over and not anew: the process has the file mapped.
    become: (state) => writeFile(fault, states[state], { flag: 'r+' }),
    async losePower(survival) {
      const names = (await readdir(dirname(path))).filter((name) => name.startsWith(basename(path)));
      for (const name of names) await loseOf(name, survival);
      await rm(platter, { recursive: true });
      await mkdir(platter);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

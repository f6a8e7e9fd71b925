import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../logging.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Disk space in reserve (MB): enough for a thousand sign-ins, and for deleting, which needs some space before any becomes
 * free.
 */
const RESERVE = 16;

/** With less than this left the disk counts as full. Bytes. */
const LOW = 8 * MEGABYTE;

/** Free space at which the reserve is made again (bytes), so that more than `LOW` is still left. */
const ENOUGH = RESERVE * MEGABYTE + 2 * LOW;

/**
 * Reserved disk space in the data folder. A file holds it, and is deleted when the disk is full: its space is then only for
 * signing in and for deleting, until there is space again.
 */
export class DiskReserve {
  readonly #folder: string;
  readonly #path: string;
  readonly #log: Log;
  #isHeld = false;
  #isFull = false;
  #looking: Promise<boolean> | undefined;

  constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#path = join(folder, 'reserve');
    this.#log = log;
  }

  /** Whether the disk is full, by looking at it: takes the reserve away or makes it again as need be. */
  look(): Promise<boolean> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Something could not be written: there is no room, whatever the disk says of itself, as under a quota. */
  async release(): Promise<void> {
    if (!this.#isFull) this.#log.error('The disk is full: nothing is taken any more but sign-ins and deletions');
    this.#isFull = true;
    this.#isHeld = false;
    await rm(this.#path, { force: true });
  }

  async #look(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.#folder);
    const free = bavail * bsize;
    this.#isHeld ||= await this.#isThere();
    if (this.#isHeld && free < LOW) await this.release();
    else if (!this.#isHeld && free < ENOUGH) this.#isFull ||= free < LOW;
    else if (!this.#isHeld) await this.#make();
    return this.#isFull;
  }

  async #isThere(): Promise<boolean> {
    const found = await stat(this.#path).catch(() => undefined);
    return found?.size === RESERVE * MEGABYTE;
  }

  async #make(): Promise<void> {
    const aside = `${this.#path}.part`;
    try {
      await using file = await open(aside, 'w', 0o600);
      // Some file systems store repeated data only once.
      for (let at = 0; at < RESERVE; at += 1) await file.writeFile(randomBytes(MEGABYTE));
      await rename(aside, this.#path);
    } catch {
      await rm(aside, { force: true });
      // The system reported free space, and there is none: under a quota.
      return;
    }
    if (this.#isFull) this.#log.info('There is room on the disk again');
    this.#isHeld = true;
    this.#isFull = false;
  }
}

import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Clock } from '../../domain/instant.ts';

const run = promisify(execFile);

/** The updates of the machine's own system, which its package manager knows of. */
export interface MachineUpdates {
  /** Updates against known holes that are not installed yet. */
  waiting: number;
  /** When the machine last asked whether there are any. */
  readAt: string;
  /** Since when an update waits for the machine to be restarted; null where none does. */
  restartSince: string | null;
}

/** Where Debian and its relatives keep what is asked. Not every machine has the stamp of success. */
const debian = {
  lists: '/var/lib/apt/lists',
  stamp: '/var/lib/apt/periodic/update-success-stamp',
  restart: '/run/reboot-required',
  aptGet: 'apt-get',
};

/** What `apt-get` would install, without root, locks, or anything written. */
const simulation = ['--simulate', '-o', 'Debug::NoLocking=true', 'dist-upgrade'];

/** Milliseconds for an answer: a small machine at a low priority takes its time. */
const PATIENCE = 5 * 60_000;

/** `Inst openssl [3.0.14] (3.0.15 Debian-Security:12/stable-security [amd64])`. */
const securityUpdate = /^Inst .*\(.*security/gim;

/** When the lists were last asked for. Their own folder stays as it is where nothing has changed; the one for what is under way does not. */
async function askedAt({ lists, stamp }: Pick<typeof debian, 'lists' | 'stamp'>): Promise<Date> {
  const found =
    (await stat(stamp).catch(() => undefined)) ?? (await stat(join(lists, 'partial')).catch(() => undefined));
  return (found ?? (await stat(lists))).mtime;
}

/** Reads what waits. Null where the machine has no such package manager, or has never asked. Takes two seconds and 75 MB, at a low priority. */
export async function readMachineUpdates(machine = debian): Promise<MachineUpdates | null> {
  const lists = await readdir(machine.lists).catch(() => []);
  if (!lists.some((name) => name.includes('_Packages'))) return null;
  const asked = run(machine.aptGet, simulation, {
    // It runs what /etc/apt says, which has no need of the secrets of the site.
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    timeout: PATIENCE,
    maxBuffer: 16_000_000,
  });
  try {
    if (asked.child.pid !== undefined) setPriority(asked.child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system forbids it.
  }
  const { stdout } = await asked;
  const restart = await stat(machine.restart).catch(() => undefined);
  return {
    waiting: stdout.match(securityUpdate)?.length ?? 0,
    readAt: (await askedAt(machine)).toISOString(),
    restartSince: restart?.mtime.toISOString() ?? null,
  };
}

/** Milliseconds between two looks, and before the first: a start has other things to do. */
const LOOK_EVERY = 24 * 3_600_000;
const FIRST_AFTER = 10 * 60_000;

/** Knows which updates of the machine wait, by looking once a day. */
export class UpdatesWatch {
  readonly #clock: Clock;
  readonly #read: () => Promise<MachineUpdates | null>;
  #lookedAt: number;
  #found: MachineUpdates | null = null;
  #waitingSince: string | null = null;

  constructor(clock: Clock, read: () => Promise<MachineUpdates | null> = readMachineUpdates) {
    this.#clock = clock;
    this.#read = read;
    this.#lookedAt = clock().getTime() - LOOK_EVERY + FIRST_AFTER;
  }

  /** What the last look found, and since when updates were found waiting; null where that is not known. Nobody waits for the next look. */
  found(): (MachineUpdates & { waitingSince: string | null }) | null {
    const now = this.#clock();
    if (Math.abs(now.getTime() - this.#lookedAt) > LOOK_EVERY) void this.look();
    return this.#found && { ...this.#found, waitingSince: this.#waitingSince };
  }

  async look(): Promise<void> {
    this.#lookedAt = this.#clock().getTime();
    this.#found = await this.#read().catch(() => null);
    // What could not be read does not say that nothing waits any more.
    if (this.#found?.waiting === 0) this.#waitingSince = null;
    else if (this.#found) this.#waitingSince ??= this.#clock().toISOString();
  }
}

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A limit on the memory of some processes together, as a machine of that size would set it. */
export interface MemoryGroup {
  /** A process that writes its number into this file belongs to it, with all that it begins. */
  members: string;
  /** Most bytes that programs held themselves, without the files that the kernel keeps in memory for them. */
  peak(): number;
  /** The number of processes killed for lack of memory. */
  kills(): Promise<number>;
  remove(): Promise<void>;
}

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 100;

const HIERARCHY = '/sys/fs/cgroup';

/** The two versions of control groups name the same things differently. */
const versions = {
  one: {
    root: `${HIERARCHY}/memory`,
    limit: 'memory.limit_in_bytes',
    held: /^total_rss (\d+)$/m,
    kills: 'memory.oom_control',
  },
  two: { root: HIERARCHY, limit: 'memory.max', held: /^anon (\d+)$/m, kills: 'memory.events' },
};

const version = existsSync(`${HIERARCHY}/memory/memory.limit_in_bytes`) ? versions.one : versions.two;

/** Removes groups whose test was killed before it could, and whose processes are gone. */
async function sweep(): Promise<void> {
  for (const name of await readdir(version.root)) {
    const pid = /^intambwe-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) await rmdir(join(version.root, name)).catch(() => undefined);
  }
}

/** Limits the memory of the processes that join. Undefined where this machine has no writable memory control group. */
export async function limitMemory(bytes: number): Promise<MemoryGroup | undefined> {
  const folder = `${version.root}/intambwe-${process.pid}`;
  try {
    await sweep();
    await mkdir(folder);
    await writeFile(`${folder}/${version.limit}`, String(bytes));
  } catch {
    await rmdir(folder).catch(() => undefined);
    return undefined;
  }
  let peak = 0;
  const timer = setInterval(async () => {
    const stat = await readFile(`${folder}/memory.stat`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(version.held.exec(stat)?.[1] ?? 0));
  }, LOOK_EVERY);
  return {
    members: `${folder}/cgroup.procs`,
    peak: () => peak,
    kills: async () => Number(/^oom_kill (\d+)$/m.exec(await readFile(`${folder}/${version.kills}`, 'utf8'))?.[1] ?? 0),
    async remove() {
      clearInterval(timer);
      // A group goes once its last process is gone, which may take the kernel a moment.
      for (let tries = 0; tries < 50 && existsSync(folder); tries += 1) {
        await rmdir(folder).catch(() => new Promise((resolve) => setTimeout(resolve, 100)));
      }
    },
  };
}

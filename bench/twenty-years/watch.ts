import { readFile, writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const slowest = z.number();

/** Looks at a process from outside while something is asked of it. */
export interface Watch {
  /** Begins anew. */
  begin(): Promise<void>;
  /** The longest answer of `/healthz` since then (ms), and the most memory that the process has had in use (MB). */
  end(): Promise<{ stall: number; memory: number }>;
  stop(): Promise<void>;
}

/** The most memory that a process had in use since it was forgotten last, in megabytes, as Linux counts it; 0 once it has ended. */
export async function mostMemoryOf(pid: number): Promise<number> {
  const most = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(most ?? 0) / 1024;
}

/** Begins anew with the most memory; Linux takes this number for that. */
export const forgetMostMemory = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5');

/** The watch asks in a thread of its own: nobody who reads long replies holds it up. */
export function watchOver({ url, pid }: { url: string; pid: number }): Watch {
  const thread = new Worker(new URL('watch-thread.ts', import.meta.url), { workerData: url });
  const ask = () =>
    new Promise<number>((resolve) => {
      thread.once('message', (message) => resolve(slowest.parse(message)));
      thread.postMessage('begin anew');
    });
  return {
    async begin() {
      await forgetMostMemory(pid);
      await ask();
    },
    end: async () => ({ stall: await ask(), memory: await mostMemoryOf(pid) }),
    async stop() {
      await thread.terminate();
    },
  };
}

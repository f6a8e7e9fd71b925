import { readFile } from 'node:fs/promises';
import { median, percentile } from '../figures.ts';
import { serveProduct } from '../servers.ts';
import { type Ask, allReads, type Read } from './reads.ts';

/** The access token of the administrator that `write.ts` puts into each site. */
export const TOKEN = 'scale-access-token-scale-access-token-12345';

/** Times that each address is asked for, after one that is not counted. */
const TIMES = 7;

/** An address that takes longer than this is asked for fewer times (ms). */
const SLOW = 500;

/** Interval at which the health of the program is asked for meanwhile (ms). */
const PULSE = 10;

export interface Measured extends Read {
  status: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** The longest that somebody else waited meanwhile (ms). */
  stall: number;
  /** Bytes of the reply. */
  bytes: number;
}

/** The longest answers of `/healthz`, asked for all the time. */
function pulse(url: string) {
  let [longest, asked] = [0, true];
  const beating = (async () => {
    while (asked) {
      const began = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer().catch(() => undefined);
      longest = Math.max(longest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, PULSE));
    }
  })();
  return {
    takeLongest() {
      const taken = longest;
      longest = 0;
      return taken;
    },
    async stop() {
      asked = false;
      await beating;
    },
  };
}

/** Peak and present memory of a process (MB). */
export async function memoryOf(pid: number): Promise<{ peak: number; now: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
  return { peak: of('VmHWM'), now: of('VmRSS') };
}

/** Asks for every address of the program that serves this folder. */
export async function measureReads(
  folder: string,
  tree: string,
  only?: string,
): Promise<{ reads: Measured[]; peak: number }> {
  const served = await serveProduct(folder, {}, tree);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const ask: Ask = async (path) => {
    const reply = await fetch(`${served.url}/api${path}`, { headers });
    return { status: reply.status, text: await reply.text() };
  };
  const beat = pulse(served.url);
  const measured: Measured[] = [];
  for (const read of await allReads(ask)) {
    if (only !== undefined && !read.name.includes(only)) continue;
    const first = await ask(read.path);
    beat.takeLongest();
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      await ask(read.path);
      times.push(performance.now() - began);
      if ((times[0] ?? 0) > SLOW) break;
    }
    measured.push({
      ...read,
      status: first.status,
      bytes: first.text.length,
      p50: median(times),
      p95: percentile(times, 0.95),
      stall: beat.takeLongest(),
    });
  }
  await beat.stop();
  const { peak } = await memoryOf(served.pid);
  await served.stop();
  return { reads: measured, peak };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../figures.ts';
import { publicPages } from './pages.ts';
import { type Asked, readingCalls } from './reading-calls.ts';
import { type Place, serveSite, settingsOf } from './served-site.ts';
import { mostMemoryOf, type Watch, watchOver } from './watch.ts';
import { writesOf } from './writes.ts';

/** The memory for objects of the service and of a command, as in `deploy/` (MB). */
export const SERVICE_HEAP = 256;
const COMMAND_HEAP = 192;

/** Times that something is done, and the time after which it is not done once more (ms). */
const TIMES = 9;
const LONG = 3_000;

export interface Measured {
  area: string;
  name: string;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** The longest answer of `/healthz` meanwhile (ms), and the most memory of the process (MB). */
  stall: number;
  memory: number;
}

/** Does it several times, and once before that is not counted. Throws where it is refused. */
async function timesOf(watch: Watch, name: string, prepare: () => Promise<() => Promise<Response>>) {
  const times: number[] = [];
  await watch.begin();
  const start = performance.now();
  for (let time = -1; time < TIMES && (time < 1 || performance.now() - start < LONG); time += 1) {
    const work = await prepare();
    const began = performance.now();
    const reply = await work();
    if (!reply.ok) throw new Error(`${name} was answered ${reply.status}: ${await reply.text()}`);
    await reply.body?.pipeTo(new WritableStream());
    if (time >= 0) times.push(performance.now() - began);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), ...(await watch.end()) };
}

/** Runs a command beside the service. */
async function command(name: string, place: Place, watch: Watch): Promise<Measured> {
  await watch.begin();
  const began = performance.now();
  const args = ['--max-semi-space-size=2', `--max-old-space-size=${COMMAND_HEAP}`, 'dist/program/intambwe.js', name];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settingsOf(place), MALLOC_ARENA_MAX: '2', INTAMBWE_SETTINGS: '' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  let [memory, isDone] = [0, false];
  const looking = async () => {
    while (!isDone && child.pid !== undefined) {
      memory = Math.max(memory, await mostMemoryOf(child.pid).catch(() => 0));
      await pause(50);
    }
  };
  const looked = looking();
  await ended;
  isDone = true;
  await looked;
  const took = performance.now() - began;
  return {
    area: 'long work',
    name: `intambwe ${name}`,
    p50: took,
    p95: took,
    memory,
    stall: (await watch.end()).stall,
  };
}

interface MeasureOptions {
  /** Whether it is also written to, and commands run, which changes the site. */
  writes: boolean;
  heap?: number;
  /** Called with each figure as it comes. */
  said?(measured: Measured): void;
}

/** Measures a site from outside: every way to read, what is written, and work that takes long. */
export async function measureSite(
  place: Place,
  { writes, heap = SERVICE_HEAP, said }: MeasureOptions,
): Promise<Measured[]> {
  const all: Measured[] = [];
  const note = (measured: Measured) => {
    all.push(measured);
    said?.(measured);
  };
  const site = await serveSite(place, heap);
  const watch = watchOver(site);
  try {
    const { client } = site;
    const { calls, files } = await readingCalls(client);
    const ask = async ({ area, name, path }: Asked) => {
      await site.stayIn();
      note({ area, name, ...(await timesOf(watch, path, async () => () => client.get(path))) });
    };
    for (const asked of [...calls, ...(await publicPages(client))]) await ask(asked);
    for (const asked of files) await ask(asked);
    if (!writes) return all;
    for (const { name, prepare } of await writesOf(client)) {
      await site.stayIn();
      note({ area: 'writes', name, ...(await timesOf(watch, name, prepare)) });
    }
    for (const name of ['doctor', 'backup']) note(await command(name, place, watch));
    return all;
  } finally {
    await watch.stop();
    await site.stop();
  }
}

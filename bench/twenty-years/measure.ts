import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { percentile } from '../figures.ts';
import type { Measured } from './measured.ts';
import { publicPages } from './pages.ts';
import { callsThatRead } from './reading-calls.ts';
import { type SitePlace, serveSite, settingsOf } from './served-site.ts';
import { mostMemoryOf, type Watch, watchOver } from './watch.ts';
import { writesOf } from './writes.ts';

/** The memory for objects of the service, as in `deploy/intambwe.service` (MB). */
const HEAP = 256;

/** Times that something is done, and the time after which it is not done once more (ms). */
const TIMES = 9;
const LONG = 3_000;

/** Does it several times, and once before that is not counted. Throws where it is refused. */
async function timesOf(watch: Watch, name: string, prepare: () => Promise<() => Promise<Response>>) {
  const times: number[] = [];
  await watch.begin();
  const start = performance.now();
  for (let time = -1; time < TIMES && (time < 1 || performance.now() - start < LONG); time += 1) {
    const work = await prepare();
    const began = performance.now();
    const reply = await work();
    if (!reply.ok) throw new Error(`${name} was answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`);
    await reply.body?.pipeTo(new WritableStream());
    if (time >= 0) times.push(performance.now() - began);
  }
  return {
    quickest: Math.min(...times),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    ...(await watch.end()),
  };
}

/** The memory for objects of a command, as `deploy/intambwe` gives it (MB). */
const COMMAND_HEAP = 192;

/** Milliseconds between two looks at the memory of a command. */
const LOOK_EVERY = 50;

const long = (name: string, took: number, rest: Pick<Measured, 'stall' | 'memory'>): Measured => ({
  ...{ area: 'long work', name, quickest: took, p50: took, p95: took, ...rest },
});

const started = z.object({ took: z.number(), stall: z.number(), memory: z.number() });

/** A start up to the end of its first housekeeping: the stall is the longest that its turns of the event loop took. */
async function startOf(place: SitePlace, heap: number): Promise<Measured> {
  const child = fork(new URL('start-process.ts', import.meta.url), {
    execArgv: ['--max-semi-space-size=2', `--max-old-space-size=${heap}`],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', SAMPLE_CONTENT: 'false', ...settingsOf(place) },
  });
  const said = once(child, 'message');
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The start ended with ${code}`);
  });
  const [message] = await Promise.race([said, ended.then(() => said)]);
  await ended;
  const { took, ...rest } = started.parse(message);
  return long('a start and its housekeeping', took, rest);
}

/** A command of `intambwe` beside the service: the stall is that of the service, the memory that of the command. */
async function commandOf(name: string, place: SitePlace, watch: Watch): Promise<Measured> {
  await watch.begin();
  const began = performance.now();
  const args = ['--max-semi-space-size=2', `--max-old-space-size=${COMMAND_HEAP}`, 'dist/program/intambwe.js', name];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, MALLOC_ARENA_MAX: '2', INTAMBWE_SETTINGS: '', ...settingsOf(place) },
    stdio: 'ignore',
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`intambwe ${name} did not start`);
  const ending = once(child, 'exit').then(() => true);
  let memory = 0;
  while (!(await Promise.race([ending, pause(LOOK_EVERY, false)])))
    memory = Math.max(memory, await mostMemoryOf(pid).catch(() => 0));
  const took = performance.now() - began;
  return long(`intambwe ${name}`, took, { stall: (await watch.end()).stall, memory });
}

/** Measures a site from outside, figure by figure: every way to read, what is written, and work that takes long. */
export async function* measureSite(place: SitePlace): AsyncGenerator<Measured> {
  yield startOf(place, HEAP);
  const site = await serveSite(place, HEAP);
  const watch = watchOver(site);
  try {
    const { client } = site;
    const { calls, files } = await callsThatRead(client);
    for (const { area, name, path } of [...calls, ...(await publicPages(client, site.visitor)), ...files]) {
      await site.stayIn();
      yield { area, name, ...(await timesOf(watch, path, async () => () => client.get(path))) };
    }
    for (const { name, prepare } of await writesOf(client)) {
      await site.stayIn();
      yield { area: 'writes', name, ...(await timesOf(watch, name, prepare)) };
    }
    for (const name of ['doctor', 'backup']) yield commandOf(name, place, watch);
  } finally {
    await watch.stop();
    await site.stop();
  }
}

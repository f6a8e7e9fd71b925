import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Measured } from './measured.ts';
import { type Place, settingsOf } from './served-site.ts';
import { mostMemoryOf, type Watch } from './watch.ts';

/** The memory for objects of a command, as `deploy/intambwe` gives it (MB). */
const COMMAND_HEAP = 192;

/** Milliseconds between two looks at the memory of a command. */
const LOOK_EVERY = 50;

const long = (name: string, took: number, rest: Pick<Measured, 'stall' | 'memory'>): Measured => ({
  ...{ area: 'long work', name, quickest: took, p50: took, p95: took, ...rest },
});

const started = z.object({ took: z.number(), stall: z.number(), memory: z.number() });

/** A start up to the end of its first housekeeping: the stall is the longest that its turns of the event loop took. */
export async function startOf(place: Place, heap: number): Promise<Measured> {
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
export async function commandOf(name: string, place: Place, watch: Watch): Promise<Measured> {
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

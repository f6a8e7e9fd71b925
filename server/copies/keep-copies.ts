import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Log } from '../logging.ts';
import { type CopyOrder, HAS_LET_GO } from './copy-order.ts';

/** Beside this file, from source as well as built. */
const program = new URL(`./copy-process${extname(import.meta.url)}`, import.meta.url);

/** Megabytes of objects. The pages of a few pieces come to that. */
const MEMORY = 64;

/** Waiting times before it is started again (ms); the last one repeats. */
const WAITS = [1000, 5000, 30_000];

/** A process that lived for so long is well: the next start does not wait long (ms). */
const WELL_AFTER = 60_000;

/** Time to send what waits at the end, and to stop reading (ms). What does not is ended, and goes on at the next start. */
const FAREWELL = 8000;
const LETTING_GO = 3000;

interface CopiesTools {
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'bucket' | 'secretKey' | 'copies'>;
  log: Log;
}

/** Keeps the process alive that copies what is written to the places that are set. */
export class Copies {
  readonly #tools: CopiesTools;
  readonly #stopping = new AbortController();
  #child: ChildProcess | undefined;
  #running: Promise<void> | undefined;
  #lettingGo: Promise<unknown> = Promise.resolve();

  constructor(tools: CopiesTools) {
    this.#tools = tools;
  }

  start(): void {
    const { copies, dataFolder, databaseUrl, bucket, secretKey } = this.#tools.config;
    if (copies === null) return;
    const key = Buffer.from(copies.key).toString('base64');
    this.#running ??= this.#keepRunning({ ...copies, key, dataFolder, databaseUrl, bucket, secretKey });
  }

  /** Ends it, once all that was written until now is at its places, or cannot be for the moment. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (child !== undefined) {
      child.send('stop', () => undefined);
      const timer = setTimeout(() => child.kill('SIGKILL'), FAREWELL);
      await this.#running;
      clearTimeout(timer);
    }
    await this.#running;
  }

  /** Does this while the process does not read the database: only then can its journal be emptied. */
  whileItLetsGo<Result>(work: () => Promise<Result>): Promise<Result> {
    // One after another: it cannot let go of what it does not hold.
    const done = this.#lettingGo.then(() => this.#letGoFor(work));
    this.#lettingGo = done.catch(() => undefined);
    return done;
  }

  async #letGoFor<Result>(work: () => Promise<Result>): Promise<Result> {
    const child = this.#child;
    if (child === undefined) return work();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), LETTING_GO);
    const { signal } = waiting;
    try {
      child.send('let go', () => undefined);
      await Promise.race([answer(child, signal), once(child, 'exit', { signal })]);
    } catch {
      // It reads no more once it has ended, and begins anew by comparing everything.
      child.kill('SIGKILL');
      await this.#ended(child);
    } finally {
      clearTimeout(timer);
    }
    try {
      return await work();
    } finally {
      child.send('go on', () => undefined);
    }
  }

  async #ended(child: ChildProcess): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit').catch(() => undefined);
  }

  async #keepRunning(order: CopyOrder): Promise<void> {
    const { signal } = this.#stopping;
    for (let tries = 0; !signal.aborted; tries += 1) {
      const began = performance.now();
      const how = await this.#run(order);
      if (signal.aborted) return;
      if (performance.now() - began >= WELL_AFTER) tries = 0;
      this.#tools.log.error({ how }, 'The process that copies what is written has ended; it is started again');
      await pause(WAITS[Math.min(tries, WAITS.length - 1)], undefined, { signal }).catch(() => undefined);
    }
  }

  /** Answers how it ended. */
  async #run(order: CopyOrder): Promise<string> {
    const child = fork(program, [], {
      execArgv: [`--max-old-space-size=${MEMORY}`, '--max-semi-space-size=2'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('error', () => undefined);
    const ended = once(child, 'exit');
    child.send(order, () => undefined);
    this.#child = child;
    try {
      const [code, endedBy] = await ended;
      return String(code ?? endedBy);
    } catch (error) {
      return String(error);
    } finally {
      this.#child = undefined;
    }
  }
}

async function answer(child: ChildProcess, signal: AbortSignal): Promise<void> {
  for (;;) {
    const [message] = await once(child, 'message', { signal });
    if (message === HAS_LET_GO) return;
  }
}

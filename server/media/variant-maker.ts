import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Storage } from './storage.ts';
import type { TemporaryFiles } from './temporary-files.ts';
import type { Variant } from './variants.ts';

const program = new URL('./variant-process.ts', import.meta.url);

/** Milliseconds after which an encoding is given up. */
const PATIENCE = 120_000;

const answer = z.object({ problem: z.string().nullable() });

/** Encodes variants in a process of low priority that lives while there is work. */
export class VariantMaker {
  readonly #storage: Storage;
  readonly #files: TemporaryFiles;
  #child: ChildProcess | undefined;
  #closed = false;

  constructor(storage: Storage, files: TemporaryFiles) {
    this.#storage = storage;
    this.#files = files;
  }

  /** Makes these variants of a picture one after another and keeps each. `onMade` is told of every one. */
  async make(key: string, planned: readonly Variant[], onMade: () => Promise<void>): Promise<void> {
    const file = await this.#storage.find(key);
    const body = file && new Response(await file.read()).body;
    if (!body) throw new Error(`The file ${key} is gone`);
    const from = await this.#files.write(body);
    const to = await this.#files.newPath();
    try {
      for (const { key: variantKey, type, width } of planned) {
        await this.#ask({ from, to, type, width });
        await this.#storage.putFile(variantKey, to);
        await onMade();
      }
    } finally {
      await rm(from, { force: true });
      await rm(to, { force: true });
    }
  }

  /** Lets the process go until there is more to do. */
  rest(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  /** Breaks off what is under way; nothing can be made any more. */
  close(): void {
    this.#closed = true;
    this.rest();
  }

  #process(): ChildProcess {
    if (this.#closed) throw new Error('Picture variants are not made any more');
    this.#child ??= fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return this.#child;
  }

  async #ask(task: { from: string; to: string; type: string; width: number }): Promise<void> {
    const child = this.#process();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const gone = () => reject(new Error('The process that encodes pictures ended'));
    const timer = setTimeout(() => reject(new Error('Encoding a picture took too long')), PATIENCE);
    child.once('message', resolve).once('exit', gone).once('error', gone);
    try {
      child.send(task);
      const { problem } = answer.parse(await promise);
      if (problem !== null) throw new Error(problem);
    } catch (error) {
      // It may be in the middle of something; the next gets a new one.
      this.rest();
      throw error;
    } finally {
      clearTimeout(timer);
      child.off('message', resolve).off('exit', gone).off('error', gone);
    }
  }
}

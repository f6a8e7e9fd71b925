import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { z } from 'zod';

/** Beside this file, from source as well as built. */
const program = new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url);

const answer = z.union([
  z.object({ result: z.unknown(), problem: z.undefined().optional() }),
  z.object({ problem: z.string(), most: z.number() }),
]);

/** The program could not do what it was asked. `problem` is the reason it gave, or `damaged` where it gave none. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed';
  readonly problem: string;
  readonly most: number;

  constructor(problem: string, most = 0) {
    super(`A picture could not be handled: ${problem}`);
    this.problem = problem;
    this.most = most;
  }
}

/** One run of the program that handles pictures. A slow one steps back behind everything else on the machine. */
export class PictureWorker {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  #ended = false;

  constructor(pace: 'quick' | 'slow') {
    this.#child = fork(program, [pace], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#exit = once(this.#child, 'exit').catch(() => undefined);
    // What fails to be sent to a process that is gone shows as its exit.
    this.#child.on('error', () => undefined);
  }

  /** It was ended by us, in the middle of a task or not. */
  get isEnded(): boolean {
    return this.#ended;
  }

  /** Throws `TaskFailed`; one that takes longer than `patience` milliseconds, or ends the program, counts as damaged. */
  async ask(task: object, patience: number): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => {
      this.#child.kill('SIGKILL');
    }, patience);
    this.#child.once('message', resolve);
    void this.#exit.then(() => reject(new TaskFailed('damaged')));
    try {
      if (this.#child.connected) this.#child.send(task);
      const reply = answer.parse(await promise);
      if (reply.problem !== undefined) throw new TaskFailed(reply.problem, reply.most);
      return reply.result;
    } finally {
      clearTimeout(timer);
      this.#child.off('message', resolve);
    }
  }

  /** Ends it, whatever it does, and waits until its memory is free. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#child.kill('SIGKILL');
    await this.#exit;
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Beside this file, from source as well as built. */
const program = new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url);

const answer = z.union([
  z.object({ problem: z.string(), most: z.number() }),
  z.object({ failure: z.string() }),
  z.object({ result: z.unknown() }),
]);

/** The folder of the whole program, whether it runs from source or as it was built. */
const home = fileURLToPath(new URL('../..', import.meta.url));

/** Files that the process may read: its program, and the files in which it finds its threads and the system's library. */
const read = ['node_modules', 'package.json', 'domain'].map((name) => join(home, name));
const readElsewhere = [dirname(fileURLToPath(program)), '/proc/self/task', '/usr/bin/ldd'];

/**
 * The process's permissions under Node: read itself, and read and write the folder of uploads. It opens no other file,
 * reaches no network and starts nothing. Node does not see what the native picture libraries do.
 */
export const permissions = (folder: string) => [
  '--permission',
  '--allow-addons',
  // The warning that native parts are not restricted is expected; see above.
  '--disable-warning=PERM0001',
  ...[...read, ...readElsewhere, folder].map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${folder}`,
];

/** The only settings that it gets: memory limits, and the folder for a library's large temporary files. */
const environment = () =>
  Object.fromEntries(
    ['MALLOC_ARENA_MAX', 'TMPDIR'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The picture is not taken, for the reason that the program gave. */
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

  /** `folder` is where pictures come from and go to. */
  constructor(pace: 'quick' | 'slow', folder: string) {
    this.#child = fork(program, [pace], {
      execArgv: permissions(folder),
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#exit = once(this.#child, 'exit').catch(() => undefined);
    // A failure to send to a process that has ended shows as its exit.
    this.#child.on('error', () => undefined);
  }

  /** It was ended by us, in the middle of a task or not. */
  get isEnded(): boolean {
    return this.#ended;
  }

  /**
   * Throws `TaskFailed` for a picture that is not taken. Any other error says nothing of the picture: the program was ended,
   * by the system or for taking longer than `patience` milliseconds, or the disk is full.
   */
  async run(task: object, patience: number): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => {
      this.#child.kill('SIGKILL');
    }, patience);
    this.#child.once('message', resolve);
    void this.#exit.then(() => {
      const { signalCode, exitCode } = this.#child;
      reject(new Error(`The program that handles pictures was ended (${signalCode ?? exitCode ?? 'not started'})`));
    });
    try {
      if (this.#child.connected) this.#child.send(task);
      const reply = answer.parse(await promise);
      if ('problem' in reply) throw new TaskFailed(reply.problem, reply.most);
      if ('failure' in reply) throw new Error(`A picture could not be made: ${reply.failure}`);
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

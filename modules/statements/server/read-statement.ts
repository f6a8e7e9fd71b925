import { setTimeout as wait } from 'node:timers/promises';
import { type ReadStatement, readInProcess, SenderGone } from './statement-process.ts';
import type { WorkerTask } from './statement-worker.ts';

/** Milliseconds that a statement may take; 100,000 rows take four seconds of a processor that has nothing else to do. */
const PATIENCE = 120_000;

/** Megabytes that its process may use: 200,000 rows of twelve cells need less. */
const MEMORY = 256;

/** Milliseconds after which a request that was broken off for this one is surely known to have ended. */
const GRACE = 1000;

/** Who sent a file, and whether they still wait for the answer. */
export interface Sender {
  account: number;
  signal: AbortSignal;
}

/** Another file of the same account waits, or is being read. */
export class StillReading extends Error {
  override readonly name = 'StillReading';
}

/** Of the statement before: one is in memory at a time. */
let before: Promise<unknown> = Promise.resolve();

/** The accounts that have a file here, each with the moment at which it has none any more. */
const underWay = new Map<number, Promise<void>>();

/** Takes the one place of an account, and answers how it is left. Throws `StillReading`. */
async function takePlace(account: number): Promise<() => void> {
  const other = underWay.get(account);
  if (other) await Promise.race([other, wait(GRACE, undefined, { ref: false })]);
  if (underWay.has(account)) throw new StillReading();
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay.set(account, promise);
  return () => {
    if (underWay.get(account) === promise) underWay.delete(account);
    resolve();
  };
}

/**
 * Reads the file of a statement in a process of its own, and works with what was read. The next file waits until that work is
 * done: what a statement takes of the memory is taken once, however many are sent. Of one account one file waits, and none of
 * a request that has ended. Throws `BadTable` for a file that is none, and where reading it takes too long or too much memory;
 * `StillReading`, and `SenderGone`.
 */
export async function withStatement<Result>(
  task: WorkerTask,
  { account, signal }: Sender,
  work: (read: ReadStatement) => Promise<Result>,
): Promise<Result> {
  const leave = await takePlace(account);
  const gone = Promise.withResolvers<never>();
  let isWorking = false;
  const end = () => {
    leave();
    // What is being stored is stored.
    if (!isWorking) gone.reject(new SenderGone());
  };
  signal.addEventListener('abort', end, { once: true });
  const result = before.then(async () => {
    if (signal.aborted) throw new SenderGone();
    const read = await readInProcess(task, { patience: PATIENCE, memory: MEMORY, signal });
    isWorking = true;
    return work(read);
  });
  before = result.catch(() => undefined);
  if (signal.aborted) end();
  try {
    return await Promise.race([result, gone.promise]);
  } finally {
    signal.removeEventListener('abort', end);
    leave();
  }
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { staffText } from '../../../domain/reply-text.ts';
import { NewPayments } from './new-payments.ts';
import type { StatementAbout } from './statement-reading.ts';
import type { WorkerTask } from './statement-worker.ts';
import { BadTable } from './tables/bad-table.ts';

/** Beside this file, from source as well as built. */
const program = new URL(`./statement-worker${extname(import.meta.url)}`, import.meta.url);

/** A statement that was read, with its payments as they would be stored. */
export interface ReadStatement {
  about: StatementAbout;
  payments: NewPayments;
}

/** What reading a statement may take: milliseconds, and megabytes for what it makes. Its signal ends it. */
export interface Limits {
  patience: number;
  memory: number;
  signal?: AbortSignal;
}

/** Nobody waits for what is read any more. */
export class SenderGone extends Error {
  override readonly name = 'SenderGone';
}

// What our own process has made is not looked at cell by cell: that would hold visitors up.
const message = z.union([
  z.object({ problem: z.string() }),
  z.object({ about: z.custom<StatementAbout>((about) => typeof about === 'object' && about !== null) }),
  z.object({ piece: z.instanceof(Uint8Array) }),
  z.object({ isDone: z.literal(true) }),
]);

const unreadable = (cause: unknown) => new BadTable(staffText('statementTooSlow'), { cause });

/** Reads a statement in a process of its own, which is ended afterwards, or before where it goes beyond its limits. */
export async function readInProcess(task: WorkerTask, { patience, memory, signal }: Limits): Promise<ReadStatement> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadStatement>();
  const worker = fork(program, [], {
    execArgv: [`--max-old-space-size=${memory}`],
    // Nothing of our settings; where compiled code is kept, the process starts in half the time.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    // What Node prints when memory is full is no fault of the program.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // As bytes are sent, not as JSON.
    serialization: 'advanced',
  });
  const ended = once(worker, 'exit').catch(() => undefined);
  const timer = setTimeout(() => reject(unreadable(new Error('The time is over'))), patience);
  const stop = () => reject(new SenderGone());
  signal?.addEventListener('abort', stop, { once: true });
  const payments = new NewPayments();
  let about: StatementAbout | undefined;
  const next = async () => {
    // Messages that wait are all taken in one turn: visitors come between two of these.
    await setImmediate();
    if (worker.connected) worker.send('next');
  };
  const take = (sent: unknown) => {
    const { data, error } = message.safeParse(sent);
    if (!data) return reject(unreadable(error));
    if ('problem' in data) return reject(new BadTable(data.problem));
    if ('isDone' in data)
      return about ? resolve({ about, payments }) : reject(unreadable(new Error('Nothing was said')));
    if ('about' in data) about = data.about;
    else payments.add(data.piece);
    return void next();
  };
  worker.on('message', (sent: unknown) => {
    try {
      take(sent);
    } catch (error) {
      reject(error);
    }
  });
  worker.on('error', (error) => reject(unreadable(error)));
  worker.on('exit', (code, signal) => reject(unreadable(new Error(`The program ended with ${signal ?? code}`))));
  worker.send(task);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    worker.kill('SIGKILL');
    await ended;
  }
}

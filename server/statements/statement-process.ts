import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { type StatementColumns, statementColumns } from '../../domain/giving/statement-columns.ts';
import { staffText } from '../../domain/reply-text.ts';
import { BadStatement } from './bad-statement.ts';
import type { StatementTable } from './read-table.ts';

/** Beside this file, from source as well as built. */
const program = new URL(`./statement-worker${extname(import.meta.url)}`, import.meta.url);

export interface ReadStatement extends StatementTable {
  /** A first proposal for its columns. */
  proposed: Partial<StatementColumns>;
}

/** What reading a statement may take: milliseconds, and megabytes for what it makes. */
export interface Limits {
  patience: number;
  memory: number;
}

const message = z.union([
  z.object({ problem: z.string() }),
  z.object({
    about: z.object({
      heading: z.number(),
      proposed: z.object(statementColumns.shape).partial(),
      sheet: z.string().optional(),
      delimiter: z.string().optional(),
      encoding: z.string().optional(),
    }),
  }),
  // Rows are texts as the process made them: to look at each of a million cells once more would hold visitors up.
  z.object({ rows: z.custom<string[][]>(Array.isArray), isLast: z.boolean() }),
]);

const unreadable = (cause: unknown) => new BadStatement(staffText('statementTooSlow'), { cause });

/** Reads a statement in a process of its own, which is ended afterwards, or before where it goes beyond its limits. */
export async function readInProcess(
  bytes: Uint8Array,
  fileName: string,
  { patience, memory }: Limits,
): Promise<ReadStatement> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadStatement>();
  const worker = fork(program, [], {
    execArgv: [`--max-old-space-size=${memory}`],
    env: {},
    // What Node prints when memory is full is no fault of the program.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // As bytes are sent, not as JSON.
    serialization: 'advanced',
  });
  const ended = once(worker, 'exit').catch(() => undefined);
  const timer = setTimeout(() => reject(unreadable(new Error('The time is over'))), patience);
  let about: Omit<ReadStatement, 'rows'> = { heading: -1, proposed: {} };
  const rows: string[][] = [];
  const next = async () => {
    // Messages that wait are all taken in one turn: visitors come between two of these.
    await setImmediate();
    if (worker.connected) worker.send('next');
  };
  worker.on('message', (sent: unknown) => {
    const { data, error } = message.safeParse(sent);
    if (!data) return reject(unreadable(error));
    if ('problem' in data) return reject(new BadStatement(data.problem));
    if ('about' in data) about = data.about;
    else {
      for (const row of data.rows) rows.push(row);
      if (data.isLast) return resolve({ rows, ...about });
    }
    return void next();
  });
  worker.on('error', (error) => reject(unreadable(error)));
  worker.on('exit', (code, signal) => reject(unreadable(new Error(`The program ended with ${signal ?? code}`))));
  worker.send({ bytes, fileName });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.kill('SIGKILL');
    await ended;
  }
}

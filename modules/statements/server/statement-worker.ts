import { readFile } from 'node:fs/promises';
import { identified, packed } from './new-payments.ts';
import { readStatementFile, type StatementTask } from './statement-reading.ts';
import { BadTable } from './tables/bad-table.ts';

// The program that reads one statement, beside the one that answers visitors. It is no thread: where a thread's memory is
// full, Node may end the whole program with it.

/** What the program is sent, by the one that started it. */
export interface WorkerTask extends StatementTask {
  path: string;
  fileName: string;
}

const send = (message: object) => process.send?.(message);

async function read({ path, fileName, ...task }: WorkerTask): Promise<void> {
  try {
    const { about, entries } = await readStatementFile(await readFile(path), fileName, task);
    const pieces = packed(identified(entries))[Symbol.iterator]();
    // Each piece is sent when the one before has been taken: visitors come between two of these.
    process.on('message', () => {
      const { value, done } = pieces.next();
      send(done ? { isDone: true } : { piece: value });
    });
    send({ about });
  } catch (error) {
    if (!(error instanceof BadTable)) throw error;
    send({ problem: error.message });
  }
}

process.on('disconnect', () => process.exit());
process.once('message', read);

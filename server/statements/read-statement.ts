import { type ReadStatement, readInProcess } from './statement-process.ts';

/** Milliseconds that a statement may take; 100,000 rows take two seconds. */
const PATIENCE = 60_000;

/** Megabytes that its process may use: 200,000 rows of twelve cells need less. */
const MEMORY = 384;

/** Of the statement before: one is read at a time, as each may take much memory. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The table in the file of a statement, read in a process of its own. Throws `BadStatement` for a file that is none, and
 * where reading it takes too long or too much memory.
 */
export function readStatement(bytes: Uint8Array, fileName: string): Promise<ReadStatement> {
  const table = before.then(() => readInProcess(bytes, fileName, { patience: PATIENCE, memory: MEMORY }));
  before = table.catch(() => undefined);
  return table;
}

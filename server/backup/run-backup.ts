import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import type { BackupHolds } from '../../domain/backup.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { type BackupOrder, backupNews } from './backup-order.ts';

/** Beside this file, from source as well as built. */
const program = new URL(`./backup-process${extname(import.meta.url)}`, import.meta.url);

/** Megabytes of objects: rows are read and written a few at a time, so that a larger site needs no more. */
const MEMORY = 128;

/** The outcome of a backup: its size and what it holds, null if none was made, and the problem as a code, null if there is none. */
export interface BackupOutcome {
  bytes: number | null;
  holds: BackupHolds | null;
  problem: string | null;
}

/**
 * Makes a backup and tries it out, in a process of its own, and never throws: whatever happens to that process is the
 * outcome. `stopping` ends it. What is not whole is removed.
 */
export async function runBackup(
  order: BackupOrder,
  files: TemporaryFiles,
  stopping: AbortSignal,
): Promise<BackupOutcome> {
  const outcome: BackupOutcome = {
    bytes: null,
    holds: null,
    problem: staffText('backupEnded'),
  };
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${MEMORY}`, '--max-semi-space-size=2'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Its last message may come after its exit.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).catch((error: unknown) => {
    outcome.problem = staffText('backupNotStarted', String(error));
  });
  child.on('error', () => undefined);
  child.on('message', (message) => Object.assign(outcome, backupNews.safeParse(message).data));
  const end = () => void child.kill('SIGKILL');
  stopping.addEventListener('abort', end);
  if (stopping.aborted) end();
  child.send(order, () => undefined);
  await ended;
  stopping.removeEventListener('abort', end);
  await rm(`${order.path}.part`, { force: true }).catch(() => undefined);
  await files.sweep();
  return outcome;
}

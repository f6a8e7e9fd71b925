import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { CopyKey } from '../../server/copies/copy-key.ts';
import type { CopyOrder } from '../../server/copies/copy-order.ts';
import type { CopyPlace } from '../../server/copies/copy-place.ts';
import { folderPlace } from '../../server/copies/folder-place.ts';
import { readPlaceAddress } from '../../server/copies/place-address.ts';
import { COMPILED } from '../support/compiled.ts';

/** The place in a folder that was marked. */
export function folderAt(folder: string): CopyPlace {
  const address = readPlaceAddress(folder);
  if (address?.kind !== 'folder') throw new Error(`${folder} is no folder`);
  return folderPlace(address);
}

/** A process of a test. */
export interface Started {
  child: ChildProcess;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

function started(child: ChildProcess): Started {
  return {
    child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const acknowledged = z.object({ id: z.int(), at: z.number() });

export type Acknowledged = z.infer<typeof acknowledged>;

/** Begins to write to a database; each write that is committed is added. */
export function startWriter(
  path: string,
  pace: number,
  writes: Acknowledged[],
  environment: Record<string, string> = {},
): Started {
  const child = fork(new URL('./writer.ts', import.meta.url), [path, String(pace)], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => writes.push(acknowledged.parse(message)));
  return started(child);
}

/** Begins to copy a database to places. */
export function startCopying(
  dataFolder: string,
  database: string,
  places: string[],
  key: CopyKey,
  environment: Record<string, string> = {},
  account: Partial<Pick<CopyOrder, 'accessKeyId' | 'secretAccessKey'>> = {},
): Started {
  const child = fork(new URL('../../server/copies/copy-process.ts', import.meta.url), [], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const order: CopyOrder = {
    dataFolder,
    databaseUrl: database,
    places,
    key: Buffer.from(key).toString('base64'),
    bucket: null,
    secretKey: 'a key that only these tests use',
    accessKeyId: null,
    secretAccessKey: null,
    sshKey: null,
    sshHost: null,
    ...account,
  };
  child.send(order);
  return started(child);
}

/**
 * What is wrong with a database that came out of a copy: it has to be sound, and to hold the writes up to one of them, all of these and
 * none else. Answers the last one it has.
 */
export function lastWriteIn(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const sound = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
    if (sound !== 'ok') throw new Error(`The database is not sound: ${sound}`);
    const found = { ...database.prepare('select count(*) n, coalesce(max(id), 0) last from writes').get() };
    const latest = database.prepare('select id from latest').get()?.id ?? 0;
    if (found.n !== found.last || latest !== found.last)
      throw new Error(`${found.n} writes up to ${found.last}, the last said to be ${latest}`);
    return Number(latest);
  } finally {
    database.close();
  }
}

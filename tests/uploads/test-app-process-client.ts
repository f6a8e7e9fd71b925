import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { pageOf } from '../../domain/listing.ts';
import { mediaFile } from '../../domain/picture.ts';
import { hasProcessEnded } from '../../server/process-life.ts';
import { COMPILED } from '../support/compiled.ts';
import { collectErrorsOf } from '../support/logged-errors.ts';

const ready = z.object({ url: z.string(), access: z.string() });

export interface TestAppProcess extends z.infer<typeof ready> {
  child: ChildProcess;
  /** All files of the library. */
  list(): Promise<z.infer<typeof mediaFile>[]>;
  /** Bytes that it and the processes it began hold in memory now. */
  memory(): Promise<number>;
  /** The files that it has loaded, one on each line; not those of the processes it began. */
  loaded(): Promise<string>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Starts the product on this data folder, and answers when it listens. */
export async function startTestAppProcess(dataFolder: string): Promise<TestAppProcess> {
  const child = fork(new URL('./test-app-process.ts', import.meta.url), {
    execArgv: [],
    // Files it leaves when it is killed go with the folder.
    env: { ...process.env, DATA_DIR: dataFolder, TMPDIR: dataFolder, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout) collectErrorsOf(child.stdout);
  const ended = once(child, 'exit').then(() => {
    throw new Error('The product did not start');
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  const { url, access } = ready.parse(message);
  const { pid = 0 } = child;
  return {
    url,
    access,
    child,
    async list() {
      const headers = { authorization: `Bearer ${access}` };
      const reply = await fetch(`${url}/api/media/`, { headers });
      return pageOf(mediaFile).parse(await reply.json()).results;
    },
    async memory() {
      const held = await Promise.all([pid, ...(await childrenOf(pid))].map(residentBytes));
      return held.reduce((sum, bytes) => sum + bytes, 0);
    },
    loaded: () => readOf(pid, 'maps'),
    async kill() {
      const gone = once(child, 'exit');
      const begun = await childrenOf(pid);
      child.kill('SIGKILL');
      await gone;
      // They notice it a moment later, and files that they write until then would come after the sweep of the next start.
      for (let turn = 0; turn < 250 && !begun.every((one) => hasProcessEnded(one)); turn += 1) await setTimeout(20);
    },
  };
}

const readOf = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

export async function childrenOf(pid: number): Promise<number[]> {
  return (await readOf(pid, `task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
}

/**
 * Without the pages of the program's own files, which processes share and which can be dropped at any time. Asking for the
 * share of each, several times a second, would hold up the very process that is measured.
 */
async function residentBytes(pid: number): Promise<number> {
  const kilobytes = /^RssAnon:\s+(\d+)/m.exec(await readOf(pid, 'status'))?.[1] ?? '0';
  return Number(kilobytes) * 1024;
}

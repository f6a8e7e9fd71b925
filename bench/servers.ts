import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Served {
  url: string;
  /** Of the process. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts a program and waits for the line that names its address. */
async function serve(args: readonly string[], env: Record<string, string>, folder = '.'): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout || child.pid === undefined) throw new Error(`${args.join(' ')} did not start`);
  const { pid, stdout } = child;
  for await (const line of createInterface(stdout)) {
    const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    // The one spelling that a test browser is let go to.
    const url = `http://127.0.0.1:${port}`;
    stdout.resume();
    return {
      url,
      pid,
      async stop() {
        child.kill('SIGINT');
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}

/** The first superuser of every server that is measured. */
export const measuredAdmin = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'hills-at-dawn-7' };

const settings = (dataFolder: string) => ({
  DATA_DIR: dataFolder,
  PORT: '0',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  ...measuredAdmin,
  MALLOC_ARENA_MAX: '2',
});

/** The product as `npm start` serves it, on its sample content; the build in another folder of the project where one is named. */
export const serveProduct = (dataFolder: string, more: Record<string, string> = {}, folder = '.') =>
  serve(['--max-semi-space-size=2', 'dist/program/main.js'], { ...settings(dataFolder), ...more }, folder);

/** The same as its unit starts it, with so much memory for its objects (MB). */
export const serveUnit = (dataFolder: string, more: Record<string, string>, heap: number) =>
  serve(['--max-semi-space-size=2', `--max-old-space-size=${heap}`, 'dist/program/main.js'], {
    ...settings(dataFolder),
    ...more,
  });

/** The product without the memory that stands before it. */
export const serveStraight = (dataFolder: string) =>
  serve(['--max-semi-space-size=2', 'bench/straight-server.ts'], settings(dataFolder));

/** A bare `node:http` server that answers every request with the same bytes and headers: the product's yardstick. */
export const serveBare = (replyFile: string) => serve(['bench/bare-server.ts', replyFile], {});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Served {
  url: string;
  stop(): Promise<void>;
}

/** Starts a program and waits for the line that names its address. */
async function serve(script: string, args: readonly string[], env: Record<string, string>): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('No output to read');
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`${script} ended before it was ready`);
}

/** The product as `npm start` serves it, on its sample content. */
export const serveProduct = (dataFolder: string) =>
  serve('server/main.ts', [], { DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production' });

/** A bare `node:http` server that answers everything with the same bytes and headers: what the product is held against. */
export const serveBare = (replyFile: string) => serve('bench/bare-server.ts', [replyFile], {});

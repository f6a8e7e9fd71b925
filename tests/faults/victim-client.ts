import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { COMPILED } from '../support/compiled.ts';
import { collectErrorsOf } from '../support/logged-errors.ts';

const ready = z.object({ url: z.string(), access: z.string() });

export interface Victim extends z.infer<typeof ready> {
  child: ChildProcess;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

const SETTINGS = {
  NODE_ENV: 'production',
  PORT: '0',
  PUBLIC_URL: 'https://intambwe.example',
  SECRET_KEY: 'a key that only these tests use, for links in letters',
  SAMPLE_CONTENT: 'false',
  BACKUPS_KEPT: '0',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '127.0.0.1',
  NODE_COMPILE_CACHE: COMPILED,
};

/** Begins to start the product; `execArgv` is for Node itself, which starts sooner where it need not collect. */
export function beginVictim(
  settings: Record<string, string>,
  execArgv: string[] = ['--max-semi-space-size=64'],
): ChildProcess {
  return fork(new URL('./victim.ts', import.meta.url), {
    execArgv,
    env: { ...process.env, ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

export async function killChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Starts the product with these settings, and answers when it listens. Throws when it ends before. */
export async function startVictim(settings: Record<string, string>, execArgv?: string[]): Promise<Victim> {
  const child = beginVictim(settings, execArgv);
  if (child.stdout) collectErrorsOf(child.stdout);
  let said = '';
  child.stderr?.on('data', (piece) => {
    said += piece;
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The product did not start: it ended with ${code ?? signal}. ${said}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return { ...ready.parse(message), child, kill: () => killChild(child) };
}

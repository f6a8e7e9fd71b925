import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

export interface Foundation {
  /** The program's settings for the database and the bucket. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts what several nodes stand on, PostgreSQL and a bucket, in a process of its own: Ctrl-C does not reach it, so it
 * ends after the nodes.
 */
export async function startFoundation(): Promise<Foundation> {
  const child = fork(new URL('./foundation-process.ts', import.meta.url), { detached: true });
  const [message] = await once(child, 'message');
  return {
    settings: z.record(z.string(), z.string()).parse(message),
    async stop() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}

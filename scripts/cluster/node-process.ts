import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expectFreshBuild } from '../build.ts';

/** One node: the built program in a process of its own. */
export interface NodeProcess {
  url: string;
  /** Ends it and answers its exit code; null when it was killed. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the program with these settings and waits until it is ready. Calls `say` for every line it prints. Throws if it
 * ends before, or was not built from the present code.
 */
export async function startNode(settings: Record<string, string>, say: (line: string) => void): Promise<NodeProcess> {
  await expectFreshBuild();
  const child: ChildProcess = spawn(process.execPath, ['dist/program/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Ctrl-C is for who started it, who then ends the nodes in their order.
    detached: true,
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A node ended with ${code} before it was ready`);
  });
  const url = await Promise.race([
    ended,
    new Promise<string>((resolve) => {
      if (!child.stdout) return;
      createInterface(child.stdout).on('line', (line) => {
        say(line);
        const address = /ready at (http:\S+)/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }),
  ]);
  ended.catch(() => undefined);
  return {
    url,
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

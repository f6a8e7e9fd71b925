import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBalancer } from './balancer.ts';
import { startNode } from './node-process.ts';

export interface Cluster {
  /** Of the balancer. */
  url: string;
  /** Of the nodes themselves. */
  nodeUrls: readonly string[];
  /** Stops this node as an upgrade does, starts it again, and waits until it gets requests again. Returns its exit code. */
  restart(place: number): Promise<number | null>;
  close(): Promise<void>;
}

interface ClusterOptions {
  nodes: number;
  /** Of the database, the bucket and whatever else all nodes share. */
  settings: Record<string, string>;
  /** The port of the balancer; with 0 the system chooses one. */
  port?: number;
  /** Called for every line that a node prints. */
  say?(place: number, line: string): void;
}

/** Several nodes, each a process, behind a balancer. */
export async function openCluster({ nodes, settings, port, say }: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-cluster-'));
  const start = (place: number, at = '0') => {
    const own = { DATA_DIR: join(folder, `node-${place}`), PORT: at, TRUST_PROXY: '127.0.0.1' };
    return startNode({ ...settings, ...own }, (line) => say?.(place, line));
  };
  const started = await Promise.allSettled(Array.from({ length: nodes }, (_, place) => start(place)));
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await Promise.all(running.map((node) => node.stop('SIGINT')));
    throw failed.reason;
  }
  const nodeUrls = running.map(({ url }) => url);
  const balancer = await openBalancer(nodeUrls, port);
  return {
    url: balancer.url,
    nodeUrls,
    async restart(place) {
      const node = running[place];
      if (!node) throw new Error(`There is no node ${place}`);
      const code = await node.stop('SIGTERM');
      running[place] = await start(place, new URL(node.url).port);
      await balancer.isAsked(node.url);
      return code;
    },
    async close() {
      await balancer.close();
      await Promise.all(running.map((node) => node.stop('SIGINT')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

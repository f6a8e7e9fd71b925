import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBalancer } from '../../scripts/cluster/balancer.ts';
import { openMailbox } from './mailbox.ts';
import { type FakeBucket, openBucket } from './s3.ts';
import { MORNING, makeTestApp, openNode, type TestApp, testAppConfig } from './test-app.ts';

export interface TestCluster extends TestApp {
  bucket: FakeBucket;
}

/** The same app on the larger parts: three programs behind a balancer, on this PostgreSQL database and one bucket. */
export async function startTestCluster(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<TestCluster> {
  const bucket = await openBucket();
  const mailbox = await openMailbox();
  const clock = { now: new Date(MORNING) };
  const folders: string[] = [];
  async function open() {
    const folder = await mkdtemp(join(tmpdir(), 'intambwe-node-'));
    folders.push(folder);
    const shared = { DATABASE_URL: databaseUrl, SECRET_KEY: 'x'.repeat(40), TRUST_PROXY: '127.0.0.1' };
    return openNode(testAppConfig(folder, mailbox, { ...shared, ...bucket.settings, ...settings }), clock);
  }
  const nodes = [await open(), await open(), await open()] as const;
  const balancer = await openBalancer(nodes.map(({ url }) => url));
  const app = makeTestApp({
    url: balancer.url,
    nodes,
    clock,
    mailbox,
    async close() {
      await balancer.close();
      for (const node of nodes) await node.close();
      await mailbox.close();
      await bucket.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  });
  return { ...app, bucket };
}

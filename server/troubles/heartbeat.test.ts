import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../tests/support/test-app.ts';
import { makeLog } from '../logging.ts';
import { Heartbeat } from './heartbeat.ts';
import { watchTroubles } from './watch.ts';

/** A watcher outside, which answers with this status; null for one that never answers. */
async function startWatcher(status: number | null) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (watcher.status !== null) response.writeHead(watcher.status).end('OK');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const watcher = { asked, status, url: `http://127.0.0.1:${port}/ping/abc` };
  return watcher;
}

test('an outside watcher is asked while all is well, and not while something is in danger', async () => {
  const watcher = await startWatcher(200);
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { config, db, clock } = app.services;
  const services = { ...app.services, config: { ...config, heartbeatUrl: watcher.url } };
  const look = async () => {
    const watching = watchTroubles(services);
    await watching.firstLook;
    await watching.stop();
  };
  await look();
  expect(watcher.asked).toEqual(['GET /ping/abc']);
  const made_at = clock().toISOString();
  await db
    .insertInto('backups')
    .values({ day: made_at.slice(0, 10), file: '', made_at, bytes: null, proven_at: null, problem: 'No room.' })
    .execute();
  await look();
  expect(watcher.asked).toHaveLength(1);
  await db.updateTable('backups').set({ problem: null, proven_at: made_at }).execute();
  await look();
  expect(watcher.asked).toHaveLength(2);
});

test('a watcher that refuses or cannot be reached is no trouble, and is logged once until it answers', async () => {
  const lines: string[] = [];
  const log = makeLog({ logLevel: 'info', production: true }, { write: (line) => void lines.push(line) });
  const watcher = await startWatcher(503);
  const heartbeat = new Heartbeat(watcher.url, log);
  const never = new AbortController().signal;
  await heartbeat.beat(never);
  await heartbeat.beat(never);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('The heartbeat to HEARTBEAT_URL does not work');
  expect(lines[0]).not.toContain('abc');
  watcher.status = 200;
  await heartbeat.beat(never);
  expect(lines[1]).toContain('The heartbeat to HEARTBEAT_URL works again');
});

test('a stop does not wait for a watcher that does not answer', async () => {
  const { asked, url } = await startWatcher(null);
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { config } = app.services;
  const watching = watchTroubles({ ...app.services, config: { ...config, heartbeatUrl: url } });
  await expect.poll(() => asked).toHaveLength(1);
  await watching.stop();
});

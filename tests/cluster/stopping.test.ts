import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NodeProcess, startNode } from '../../scripts/cluster/node-process.ts';

let dataFolder: string;
let node: NodeProcess;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-stopping-'));
  const settings = { DATA_DIR: dataFolder, PORT: '0', SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error' };
  node = await startNode(settings, () => undefined);
});

afterAll(async () => {
  await node.stop('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

/** A message of a visitor on a slow line: its head has arrived, its body has not. */
async function beginMessage(): Promise<{ begun: ClientRequest; body: string }> {
  const body = JSON.stringify({ name: 'Aline', email: 'aline@example.org', subject: 'Slow', message: 'A question.' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const begun = request(`${node.url}/api/contact/`, { method: 'POST', headers });
  begun.flushHeaders();
  await once(begun, 'continue');
  return { begun, body };
}

test('a terminal that is closed ends a program as an orderly stop does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-hangup-'));
  const settings = { DATA_DIR: folder, PORT: '0', SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error' };
  const other = await startNode(settings, () => undefined);
  expect(await other.stop('SIGHUP')).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

test('a node that is told to stop says so, serves on, finishes what is under way, and ends with 0', async () => {
  const statusOf = async (path: string) => (await fetch(`${node.url}${path}`)).status;
  const ready = async () => [await statusOf('/readyz'), await statusOf('/readyz/node')];
  expect(await ready()).toEqual([200, 200]);
  const { begun, body } = await beginMessage();

  const ended = node.stop('SIGTERM');
  await expect.poll(ready).toEqual([503, 503]);
  const page = await fetch(`${node.url}/`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(await statusOf('/healthz')).toBe(200);

  await expect.poll(() => statusOf('/').catch(() => 'refused'), { timeout: 60_000 }).toBe('refused');
  begun.end(body);
  const [reply] = await once(begun, 'response');
  expect(reply.statusCode).toBe(201);
  reply.resume();
  expect(await ended).toBe(0);
});

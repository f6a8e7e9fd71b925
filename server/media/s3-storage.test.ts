import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { s3Storage } from './s3-storage.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function open(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const credentials = { region: 'af-south-1', accessKeyId: 'test-access', secretAccessKey: 'test-secret' };

/** Runs the garbage collector, and the finalisers that depend on it. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  for (let count = 0; count < 5; count += 1) {
    await turn();
    collect();
  }
}

test('a file that is read a while after it was asked for is whole', async () => {
  const bytes = Buffer.alloc(100_000, 'intambwe');
  const address = await open((_, response) => response.end(bytes));
  const file = await s3Storage({ address, ...credentials }).find('0123456789abcdefghijkl.jpg');
  if (!file) throw new Error('The file is not found');
  const body = await file.read();
  await collectGarbage();
  expect(bytes.equals(await new Response(body).bytes())).toBe(true);
});

test('a storage that sends us elsewhere is not followed there', async () => {
  let asked = 0;
  const elsewhere = await open((_, response) => {
    asked += 1;
    response.end();
  });
  const storage = await open((_, response) => response.writeHead(307, { location: elsewhere }).end());
  await expect(s3Storage({ address: `${storage}/pictures`, ...credentials }).checkReady()).rejects.toThrow();
  expect(asked).toBe(0);
});

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
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

test('a storage that sends us elsewhere is not followed there', async () => {
  let asked = 0;
  const elsewhere = await open((_, response) => {
    asked += 1;
    response.end();
  });
  const storage = await open((_, response) => response.writeHead(307, { location: elsewhere }).end());
  const credentials = { region: 'af-south-1', accessKeyId: 'test-access', secretAccessKey: 'test-secret' };
  await expect(s3Storage({ address: `${storage}/pictures`, ...credentials }).checkReady()).rejects.toThrow();
  expect(asked).toBe(0);
});

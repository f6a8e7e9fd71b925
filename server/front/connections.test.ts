import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { boundConnections } from './connections.ts';

const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** Sends a request to a server with this handler, and answers both ends of the connection. */
async function asked(listener: RequestListener): Promise<{ client: Socket; kept: Socket }> {
  const server = createServer();
  boundConnections(server, listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  endings.push(() => {
    client.destroy();
    server.close();
  });
  const requested = once(server, 'request');
  // Otherwise what has come is not read, and the end is not seen.
  client.resume().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [{ socket }] = await requested;
  return { client, kept: socket };
}

test('a connection on which nothing of a reply moves is closed after a minute', async () => {
  const { client, kept } = await asked((_, response) => response.writeHead(200).flushHeaders());
  expect(kept.timeout).toBe(60_000);
  kept.emit('timeout');
  await once(client, 'close');
});

test('a reply that needs a while may take longer than a connection that waits is kept', async () => {
  const { client, kept } = await asked((_, response) => void setImmediate(() => response.end('there')));
  expect(kept.timeout).toBe(60_000);
  const [reply] = await once(client, 'data');
  expect(String(reply)).toMatch(/there$/);
  await expect.poll(() => kept.timeout).toBeLessThan(60_000);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { boundConnections } from '../../server/front/connections.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

afterAll(() => app.close());

/** The head of a message of this length, and its first byte. */
const beginningOf = (bytes: number) =>
  `POST /api/login/ HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\nContent-Type: application/json\r\n\r\n{`;

/** Connections on which these bytes were written, and nothing after them. */
async function opened(count: number, text: string, url = app.url): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  for (let made = 0; made < count; made += 1) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    // The process cuts some of them: that is the test.
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  }
  return sockets;
}

const stillOpen = () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;

const isServed = async () => expect((await app.get('/api/ads/')).status).toBe(200);

test.each([
  ['that never finish their headers', 2200, 'GET / HTTP/1.1\r\nHost: x\r\nX-', 2060],
  ['that say nothing at all', 2200, '', 2060],
  ['that never finish much of what they send', 1200, beginningOf(60_000), 1090],
])('of connections %s only so many are kept, and others are served', async (_, count, text, most) => {
  await opened(count, text);
  for (const socket of sockets) socket.resume();
  await vi.waitFor(() => expect(stillOpen()).toBeLessThanOrEqual(most));
  expect(stillOpen()).toBeGreaterThan(most / 2);
  await isServed();
});

test.each([1, 2])('of those who ask %s times and never read to the end only so many are kept', async (times) => {
  const server = createServer();
  boundConnections(server, (_, response) => response.writeHead(200).flushHeaders());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  await opened(1300, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times), url);
  for (const socket of sockets) socket.resume();
  await vi.waitFor(() => expect(stillOpen()).toBeLessThanOrEqual(1080));
  expect(stillOpen()).toBeGreaterThan(500);
  server.closeAllConnections();
  server.close();
});

test('a crowd that sends little on slow lines is waited for', async () => {
  await opened(500, beginningOf(500));
  for (const socket of sockets) socket.resume();
  await isServed();
  expect(stillOpen()).toBe(500);
});

test('many requests at once are answered one after the other, in their order', async () => {
  const answer = app.app.fetch;
  let underWay = 0;
  const together: number[] = [];
  const spy = vi.spyOn(app.app, 'fetch').mockImplementation(async (...asked) => {
    underWay += 1;
    together.push(underWay);
    const reply = await answer(...asked);
    underWay -= 1;
    return reply;
  });
  const asked = Array.from({ length: 5 }, (_, place) => `/media/no-such-file-${place}.jpg`);
  const [socket] = await opened(1, asked.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  let replies = '';
  socket?.on('data', (piece) => {
    replies += String(piece);
  });
  await expect.poll(() => replies.match(/HTTP\/1\.1 404/g)?.length).toBe(5);
  spy.mockRestore();
  expect(together).toEqual([1, 1, 1, 1, 1]);
});

test('a client that hangs up in the middle is no fault, and is not logged', async () => {
  const { log, metrics } = app.services;
  const spoken = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')];
  const interrupted = () => metrics.replies.get(400) ?? 0;
  const before = interrupted();
  const head = 'POST /api/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500';
  for (const socket of await opened(5, `${head}\r\n\r\n{`)) socket.end();
  await expect.poll(interrupted, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 5);
  for (const spy of spoken) expect(spy).not.toHaveBeenCalled();
});

/** Sends pieces until the connection is cut; returns the status. */
async function sendEndlessly(head: string): Promise<number> {
  const { hostname, port } = new URL(app.url);
  const piece = Buffer.alloc(64 * 1024, 'x');
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
  const socket = connect(Number(port), hostname);
  let reply = '';
  socket.on('data', (data) => {
    reply += String(data);
  });
  socket.on('error', () => undefined);
  socket.write(`${head}\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n`);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  function more() {
    while (!socket.destroyed && socket.write(chunk));
  }
  socket.on('drain', more);
  more();
  await closed;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0);
}

test.each([
  ['POST /api/login/ HTTP/1.1', 413],
  ['POST /contactus HTTP/1.1', 415],
  ['PUT /api/posts/1/ HTTP/1.1', 401],
  ['GET / HTTP/1.1', 200],
  ['GET /api/me/ HTTP/1.1', 401],
])('who sends a body without end is answered, and hung up on: %s', async (head, status) => {
  // A client that is cut off while writing may not read the answer.
  expect(await sendEndlessly(head)).toBeOneOf([status, 0]);
  await isServed();
});

test('a client answered before its body has arrived is told that the connection ends', async () => {
  const { hostname, port } = new URL(app.url);
  const head = 'PUT /api/posts/1/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const answer = (request: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.once('data', (data) => {
        resolve(String(data));
        socket.destroy();
      });
      socket.write(request);
    });
  expect(await answer(`${head}Content-Length: 900000\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 401.*\r\nConnection: close\r\n/s);
  expect(await answer(`${head}Content-Length: 2\r\n\r\n{}`)).toMatch(
    /^HTTP\/1\.1 401.*\r\nConnection: keep-alive\r\n/s,
  );
});

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf } from './process.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';
import { steadyLoad, summary, timesInWords, visitor } from './steady-load.ts';

// A thousand clients of each slow kind, which reconnect when they are disconnected, and their effect on others; then a
// body of ten gigabytes without a declared length. Run with `node bench/slow-clients.ts`; it prints the results.

const CLIENTS = 1000;
const SECONDS = 10;

/** Milliseconds in which they come. */
const ARRIVING = 1000;

let searches = 0;
function newSearch(url: string): string {
  searches += 1;
  return `${url}/MoreBlogs?search=s${searches}`;
}

interface Slow {
  name: string;
  /** Written at once. */
  first: string;
  /** Written every second. */
  eachSecond: string;
}

/** Opens them and keeps them open; answers what ends them, and how often they were hung up on. */
function slowClients(url: string, { first, eachSecond }: Slow) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let ended = false;
  let hungUp = 0;
  function come() {
    if (ended) return;
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.pause();
    socket.on('error', () => undefined);
    const drip = setInterval(() => {
      if (eachSecond !== '' && !socket.destroyed) socket.write(eachSecond);
    }, 1000);
    socket.on('close', () => {
      clearInterval(drip);
      open.delete(socket);
      hungUp += 1;
      setTimeout(come, 100);
    });
    socket.write(first);
  }
  // They come within a moment, and each goes by a clock of its own.
  for (let made = 0; made < CLIENTS; made += 1) setTimeout(come, (made * ARRIVING) / CLIENTS);
  return {
    hungUp: () => hungUp,
    end() {
      ended = true;
      for (const socket of open) socket.destroy();
    },
  };
}

/** The name of the largest file. */
async function largestOf(path: string): Promise<string> {
  const files = await Promise.all(
    (await readdir(path))
      .filter((name) => !name.endsWith('.part'))
      .map(async (name) => ({ name, bytes: (await stat(join(path, name))).size })),
  );
  return files.toSorted((one, other) => other.bytes - one.bytes)[0]?.name ?? '';
}

async function others(url: string) {
  const [home, search] = await Promise.all([
    steadyLoad({ sendOne: visitor(() => `${url}/`), rate: 100, seconds: SECONDS }),
    steadyLoad({ sendOne: visitor(() => newSearch(url)), rate: 20, seconds: SECONDS }),
  ]);
  return { home: summary(home, 200), search: summary(search, 200), asked: [home.length, search.length] };
}

/** Sends ten gigabytes in chunks, or as much as is taken. */
async function endless(url: string, pid: number) {
  const { hostname, port } = new URL(url);
  const piece = Buffer.alloc(256 * 1024, 'x');
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
  const socket = connect(Number(port), hostname);
  let reply = '';
  let sent = 0;
  let peak = 0;
  socket.on('data', (data) => {
    reply += String(data);
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const timer = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(pid));
  }, 20);
  socket.write(
    'POST /api/contact/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n',
  );
  const more = () => {
    while (!socket.destroyed && sent < 10 * 2 ** 30 && socket.write(chunk)) sent += chunk.length;
  };
  socket.on('drain', more);
  more();
  await closed;
  clearInterval(timer);
  return { status: reply.slice(9, 12), megabytes: sent / 2 ** 20, peak: Math.max(peak, await memoryOf(pid)) };
}

const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
const product = await serveProduct(join(folder, 'data'));
try {
  const { url, pid } = product;
  await settled(url);
  const large = await largestOf(join(folder, 'data', 'media'));
  const type = 'Content-Type: application/json';
  const kinds: Slow[] = [
    { name: 'headers', first: 'GET / HTTP/1.1\r\nHost: x\r\n', eachSecond: 'X-Slow: 1\r\n' },
    {
      name: 'bodies',
      first: `POST /api/contact/ HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 9000\r\n\r\n{`,
      eachSecond: ' ',
    },
    { name: 'readers of pages', first: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5), eachSecond: '' },
    { name: 'readers of files', first: `GET /media/${large} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(5), eachSecond: '' },
  ];
  await others(url);
  const usual = await others(url);
  console.log(
    `without: home ${timesInWords(usual.home)}; searches ${timesInWords(usual.search)}; ${Math.round(await memoryOf(pid))} MB`,
  );
  for (const kind of kinds) {
    const slow = slowClients(url, kind);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const { home, search, asked } = await others(url);
    console.log(
      `${CLIENTS} slow ${kind.name}: home ${timesInWords(home)} of ${asked[0]}; searches ${timesInWords(search)} of ${asked[1]}`,
    );
    const ratios = [home.p99 / usual.home.p99, search.p99 / usual.search.p99].map((ratio) => ratio.toFixed(2));
    console.log(
      `  p99 times ${ratios.join(' and ')}; ${Math.round(await memoryOf(pid))} MB; hung up on ${slow.hungUp()} times`,
    );
    slow.end();
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  const before = await memoryOf(pid);
  const { status, megabytes, peak } = await endless(url, pid);
  console.log(
    `10 GB without a length: ${status || 'closed'} after ${Math.round(megabytes)} MB; memory ${Math.round(before)} MB, at most ${Math.round(peak)} MB`,
  );
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { type Figure, median, spread } from './figures.ts';
import { visitorHeaders } from './load.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';

const run = promisify(execFile);

const STARTS = 5;
const REQUESTS = 100_000;

/** The memory of a process that is in use, in megabytes, as Linux counts it. */
export async function memoryOf(pid: number): Promise<number> {
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(resident) / 1024;
}

/** Milliseconds from starting the process to the home page. */
async function start(folder: string): Promise<number> {
  const began = performance.now();
  const product = await serveProduct(folder);
  const reply = await fetch(`${product.url}/`);
  await reply.arrayBuffer();
  const took = performance.now() - began;
  await product.stop();
  return took;
}

/** The visitors' requests, in turn: pages, calls, and files. */
const mixture = [
  '/',
  '/Events',
  '/MoreBlogs',
  '/Gallery',
  '/BlogDetail/1',
  '/EventDetails/1',
  '/donate',
  '/api/events/',
];

const sendOne = (url: string) =>
  autocannon({
    url,
    connections: 32,
    amount: REQUESTS,
    requests: mixture.map((path) => ({ path, headers: visitorHeaders })),
  });

/** Start time, build time, and memory before and after many requests. */
export async function processFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const first = await serveProduct(folder);
  await settled(first.url);
  await first.stop();
  const starts: number[] = [];
  for (let time = 0; time < STARTS; time += 1) starts.push(await start(folder));

  const product = await serveProduct(folder);
  await (await fetch(`${product.url}/`)).arrayBuffer();
  // Long enough for garbage of the start to be collected.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const memory = [await memoryOf(product.pid)];
  for (let round = 0; round < 3; round += 1) {
    await sendOne(product.url);
    memory.push(await memoryOf(product.pid));
  }
  await product.stop();
  await rm(folder, { recursive: true });

  await rm('dist/fingerprint', { force: true });
  const began = performance.now();
  await run(process.execPath, ['scripts/build.ts']);
  const build = (performance.now() - began) / 1000;

  const [idle = 0, ...loaded] = memory.map((megabytes) => megabytes.toFixed(0));
  return [
    {
      name: 'from starting the process to the home page (ms)',
      value: median(starts).toFixed(0),
      spread: spread(starts),
      wanted: 'under 1000',
    },
    { name: 'memory when idle (MB)', value: String(idle), spread: '', wanted: 'under 130' },
    {
      name: 'memory after 100,000, 200,000 and 300,000 requests (MB)',
      value: loaded.join(', '),
      spread: '',
      wanted: 'under 220, no growth after the first',
    },
    { name: 'the build (s)', value: build.toFixed(1), spread: '', wanted: '' },
  ];
}

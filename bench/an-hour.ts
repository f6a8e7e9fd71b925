import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { allPages, publicCalls } from './addresses.ts';
import { saveEverySecond, signInEditor } from './editor.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';
import { inWords, steadyLoad, summary, visitor } from './steady-load.ts';

// An hour of visitors who read and search, and write a message each minute, while an editor saves every second; and
// where the memory goes meanwhile. Run with `node bench/an-hour.ts`, or with another number of minutes after it.

const minutes = Number(process.argv[2] ?? 60);

/** Requests a second. */
const READING = 100;
const SEARCHING = 1;

const usage = z.object({ rss: z.int(), heapUsed: z.int(), external: z.int() });

/** Every address that a page of the sample names a file by, its pictures among them. */
async function filesOf(url: string, paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
  return [...new Set(pages.flatMap((page) => page.match(/\/(?:media|assets)\/[\w./-]+/g) ?? []))];
}

const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
const MEMORY_FILE = join(folder, 'memory.json');
const NODE_OPTIONS = `--import ${join(import.meta.dirname, 'tell-memory.ts')}`;
const product = await serveProduct(folder, { MEMORY_FILE, NODE_OPTIONS, TRUST_PROXY: '127.0.0.1' });
const { url, pid } = product;
await settled(url);
const files = await filesOf(url, allPages);
const addresses = [...allPages, ...allPages, ...publicCalls, ...files];

/** Megabytes: all that is in use, what scripts hold, and what stands outside of their heap. */
async function memory(): Promise<string> {
  process.kill(pid, 'SIGUSR2');
  await setTimeout(1000);
  const { rss, heapUsed, external } = usage.parse(JSON.parse(await readFile(MEMORY_FILE, 'utf8')));
  return [rss, heapUsed, external].map((bytes) => (bytes / 2 ** 20).toFixed(0)).join(', ');
}

const stopSaving = await saveEverySecond(await signInEditor(url, folder));
console.log(`${addresses.length} addresses, ${files.length} of them files; megabytes in all, of scripts, beside them`);
console.log('before', await memory());

let asked = 0;
let written = 0;
const next = () => {
  asked += 1;
  return url + addresses[asked % addresses.length];
};
const search = () => {
  asked += 1;
  return `${url}/MoreBlogs?search=s${asked}`;
};

/** A message from a place nobody wrote from before. */
async function write(): Promise<void> {
  written += 1;
  const reply = await fetch(`${url}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${written >> 8}.${written & 255}` },
    body: JSON.stringify({
      name: 'A visitor',
      email: `visitor${written}@example.org`,
      subject: `A question, number ${written}`,
      message: 'When do the saving groups meet?',
    }),
  });
  await reply.arrayBuffer();
  if (reply.status !== 201) console.log(`a message was answered with ${reply.status}`);
}

for (let minute = 1; minute <= minutes; minute += 1) {
  const [read, searched] = await Promise.all([
    steadyLoad({ ask: visitor(next), rate: READING, seconds: 60 }),
    steadyLoad({ ask: visitor(search), rate: SEARCHING, seconds: 60 }),
    write(),
  ]);
  const failed = [...read, ...searched].filter(({ status }) => status !== 200).length;
  console.log(`minute ${minute}: ${await memory()}; read ${inWords(summary(read, 200))}; not answered ${failed}`);
}
await stopSaving();
await product.stop();
await rm(folder, { recursive: true });

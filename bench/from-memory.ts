import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median } from './figures.ts';
import { serveBare, serveProduct } from './servers.ts';
import { settled } from './settled.ts';

/** What a browser sends and the cache looks at. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 5;

/** The compressed bytes and headers of a page, as they travel. */
function rawReply(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('end', () => {
        const added = new Set(['date', 'connection', 'keep-alive']);
        const kept = Object.entries(reply.headers).filter(([name]) => !added.has(name));
        resolve({ headers: kept.flatMap(([name, value]) => [name, String(value)]), body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function load(url: string) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} wrong replies, ${errors} errors`);
  return { perSecond: requests.average, p99: latency.p99 };
}

export interface MemoryFigures {
  bytes: number;
  ours: number;
  bare: number;
  /** Ours through bare, round by round. */
  ratios: number[];
  p99Ratio: number;
}

/** The home page from memory against a bare server with the same bytes, in turn, in the same run. */
export async function homeFromMemory(): Promise<MemoryFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const product = await serveProduct(join(folder, 'data'));
  try {
    await settled(product.url);
    const reply = await rawReply(`${product.url}/`);
    const file = join(folder, 'reply.json');
    await writeFile(file, JSON.stringify({ headers: reply.headers, body: reply.body.toString('base64') }));
    const bare = await serveBare(file);
    try {
      await load(`${product.url}/`);
      await load(`${bare.url}/`);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({ ours: await load(`${product.url}/`), bare: await load(`${bare.url}/`) });
      }
      return {
        bytes: reply.body.byteLength,
        ours: median(rounds.map(({ ours }) => ours.perSecond)),
        bare: median(rounds.map(({ bare }) => bare.perSecond)),
        ratios: rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond),
        p99Ratio: median(rounds.map(({ ours, bare }) => ours.p99 / Math.max(bare.p99, 1))),
      };
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

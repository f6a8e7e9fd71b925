import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './figures.ts';
import { load, rawReply } from './load.ts';
import { serveBare } from './servers.ts';

const ROUNDS = 5;

export interface Ratio {
  /** Ours through bare, round by round. */
  ratios: number[];
  /** Requests a second: medians. */
  ours: number;
  bare: number;
  /** Our 99th percentile as a multiple of the bare server's. */
  p99: number;
  bytes: number;
}

/** Loads an address of the product and a bare server that replies the same bytes in turn, `seconds` each, five times. */
export async function againstBare(url: string, seconds: number): Promise<Ratio> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bare-'));
  const reply = await rawReply(url);
  const file = join(folder, 'reply.json');
  await writeFile(file, JSON.stringify({ ...reply, body: reply.body.toString('base64') }));
  const bare = await serveBare(file);
  try {
    await load(url, 1);
    await load(bare.url, 1);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await load(url, seconds), bare: await load(bare.url, seconds) });
    }
    return {
      bytes: reply.body.byteLength,
      ours: median(rounds.map(({ ours }) => ours.perSecond)),
      bare: median(rounds.map(({ bare }) => bare.perSecond)),
      ratios: rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond),
      p99: median(rounds.map(({ ours, bare }) => ours.p99 / Math.max(bare.p99, 1))),
    };
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicCalls } from './addresses.ts';
import { againstBare } from './against-bare.ts';
import { type Figure, median, spread } from './figures.ts';
import { serveStraight } from './servers.ts';

const SECONDS = 1;

/** Every public call answered from SQLite each time, against a bare server with the same bytes. */
export async function* straight(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const product = await serveStraight(folder);
  try {
    for (const path of publicCalls) {
      const { ratios, ours } = await againstBare(product.url + path, SECONDS);
      yield {
        name: `\`${path}\` straight from SQLite (${Math.round(ours)} a second)`,
        value: median(ratios).toFixed(2),
        spread: spread(ratios),
        wanted: '0.15',
      };
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) for await (const figure of straight()) console.log(figure);

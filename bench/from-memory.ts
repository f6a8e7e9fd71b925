import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchedPages, publicCalls } from './addresses.ts';
import { againstBare, type Ratio } from './against-bare.ts';
import { saveEverySecond, signInEditor } from './editor.ts';
import { type Figure, median, spread } from './figures.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';

/** Seconds each server is loaded in each of the five rounds. */
const SECONDS = { page: 2, call: 1 };

const figure = (name: string, { ratios, ours, bare, p99, bytes }: Ratio, wanted: string): Figure => ({
  name: `${name} (${bytes} bytes; ${Math.round(ours)} and ${Math.round(bare)} a second; p99 ${p99.toFixed(1)} times the bare)`,
  value: median(ratios).toFixed(2),
  spread: spread(ratios),
  wanted,
});

/** Measures replies from memory against a bare server with the same bytes. */
export async function* fromMemory(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const product = await serveProduct(folder);
  try {
    await settled(product.url);
    for (const [name, path] of Object.entries(benchedPages)) {
      yield figure(`${name} from memory`, await againstBare(product.url + path, SECONDS.page), '0.9 for home');
    }
    for (const path of publicCalls) {
      yield figure(`\`${path}\` from memory`, await againstBare(product.url + path, SECONDS.call), '0.8');
    }
    const stopSaving = await saveEverySecond(await signInEditor(product.url, folder));
    const saving = await againstBare(`${product.url}/`, SECONDS.page);
    await stopSaving();
    yield figure('home while an editor saves once a second', saving, '0.8');
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) for await (const figure of fromMemory()) console.log(figure);

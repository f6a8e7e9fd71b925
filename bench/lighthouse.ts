import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { browserProgram } from '../tests/support/browser-program.ts';
import { median } from './figures.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';

const pages = ['/', '/Events', '/BlogDetail/1', '/Gallery', '/donate'];
const RUNS = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface LighthouseFigures {
  page: string;
  /** Out of 100, in the order of the categories. */
  scores: number[];
  /** Milliseconds, simulated slow 4G and a processor four times slower. */
  largestPaint: number;
  blocking: number;
  /** What did not score full marks. */
  faults: string[];
}

/** Lighthouse's mobile run, median of three, on the built product with its sample content. */
export async function lighthouseFigures(): Promise<LighthouseFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-lighthouse-'));
  const product = await serveProduct(folder);
  await settled(product.url);
  const port = await freePort();
  const program = await browserProgram();
  const browser = await chromium.launch({ ...program, args: [...program.args, `--remote-debugging-port=${port}`] });
  const figures: LighthouseFigures[] = [];
  for (const page of pages) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(`${product.url}${page}`, {
        port,
        onlyCategories: [...categories],
        logLevel: 'error',
      });
      if (result) runs.push(result.lhr);
    }
    const scores = categories.map((name) =>
      Math.round(median(runs.map((run) => run.categories[name]?.score ?? 0)) * 100),
    );
    const value = (audit: string) =>
      Math.round(median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN)));
    const faults = Object.values(runs[0]?.audits ?? {})
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id }) => id);
    figures.push({
      page,
      scores,
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      faults,
    });
  }
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
  return figures;
}

if (import.meta.main) console.log(JSON.stringify(await lighthouseFigures(), null, 1));

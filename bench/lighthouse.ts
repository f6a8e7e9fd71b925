import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { browserProgram } from '../tests/support/browser-program.ts';
import { freePort } from '../tests/support/free-port.ts';
import { benchedPages } from './addresses.ts';
import { type Figure, median, spread } from './figures.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';

/** Runs of which the median is taken; on the slowest line one takes half a minute. */
const RUNS = { usual: 5, slowest: 3 };

const { home, events, 'an article': article, gallery } = benchedPages;
const pages = { home, events, 'an article': article, gallery, donate: '/donate' };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The browser tools' "slow 3G", and a processor six times slower. Milliseconds and kilobits a second. */
const slowest: Flags = {
  onlyCategories: ['performance'],
  throttling: {
    rttMs: 400,
    throughputKbps: 400,
    cpuSlowdownMultiplier: 6,
    requestLatencyMs: 2000,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
  },
};

async function runs(url: string, port: number, count: number, flags: Flags): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < count; run += 1) {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error', ...flags });
    if (result) results.push(result.lhr);
  }
  return results;
}

/** The audits without full marks in any of the runs. */
function faultsOf(results: readonly Result[]): string {
  const faults = results.flatMap(({ audits }) =>
    Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id }) => id),
  );
  return [...new Set(faults)].join(', ');
}

/** Lighthouse's mobile run, median of several, on the built product with its sample content. */
export async function* lighthouseFigures(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-lighthouse-'));
  const product = await serveProduct(folder);
  await settled(product.url);
  const port = await freePort();
  const program = await browserProgram();
  const browser = await chromium.launch({ ...program, args: [...program.args, `--remote-debugging-port=${port}`] });
  // Not counted: the first run is the browser's own start as well.
  await runs(product.url, port, 1, {});
  for (const [name, path] of Object.entries(pages)) {
    const results = await runs(product.url + path, port, RUNS.usual, {});
    const scores = categories.map((category) =>
      Math.round(median(results.map((run) => run.categories[category]?.score ?? 0)) * 100),
    );
    const times = (audit: string, of = results) => of.map((run) => run.audits[audit]?.numericValue ?? Number.NaN);
    const paints = times('largest-contentful-paint');
    const slowPaints = times('largest-contentful-paint', await runs(product.url + path, port, RUNS.slowest, slowest));
    yield {
      name: `${name}, Lighthouse mobile: ${categories.join(', ')}`,
      value: scores.join(', '),
      spread: faultsOf(results),
      wanted: '100',
    };
    yield {
      name: `${name}, largest paint (ms) and blocking time (ms), slow 4G, processor 4 times slower`,
      value: `${Math.round(median(paints))}, ${Math.round(median(times('total-blocking-time')))}`,
      spread: spread(paints),
      wanted: 'under 1200, 0',
    };
    yield {
      name: `${name}, largest paint (ms), slow 3G, processor 6 times slower`,
      value: String(Math.round(median(slowPaints))),
      spread: spread(slowPaints),
      wanted: 'under 4000',
    };
  }
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

if (import.meta.main) for await (const figure of lighthouseFigures()) console.log(figure);

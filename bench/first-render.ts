import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { prepareFirstStart } from '../server/first-start.ts';
import { tidy } from '../server/housekeeping.ts';
import { Freshness } from '../server/http/freshness.ts';
import { makeLog } from '../server/logging.ts';
import { builtSite } from '../server/pages/public-pages.ts';
import { assemble, type Running } from '../server/process.ts';
import { allPages } from './addresses.ts';
import { type Figure, median, percentile } from './figures.ts';
import { addMoreContent } from './more-content.ts';

const WARM_UP = 100;
const RENDERS = 300;

/** Milliseconds of each rendering of a page with the cache off: API calls, SQL and React, one after another. */
async function renderings({ app }: Running, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let render = -WARM_UP; render < RENDERS; render += 1) {
    const began = performance.now();
    const request = new Request(`http://bench.invalid${path}`);
    const response = await app.fetch(request, { address: '', freshness: new Freshness() });
    await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    if (render >= 0) times.push(performance.now() - began);
  }
  return times;
}

/** Each public page rendered anew, with the sample's content and with some years' content. */
export async function firstRenders(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://intambwe.example',
  });
  const site = await builtSite();
  const parts = { config, clock: () => new Date(), log: makeLog(config), site, print: () => undefined };
  const running = await assemble(parts);
  await prepareFirstStart(running.desk);
  const few = new Map<string, number[]>();
  for (const path of allPages) few.set(path, await renderings(running, path));
  await addMoreContent(running.desk.rows);
  await tidy(running.desk);
  const figures: Figure[] = [];
  for (const path of allPages) {
    const sample = few.get(path) ?? [];
    const growth = median(await renderings(running, path)) / median(sample);
    figures.push({
      name: `\`${path}\` rendered, cache off, p50 (ms); with 1,000 posts and events and 5,000 gallery items ${growth.toFixed(2)} times that`,
      value: median(sample).toFixed(2),
      spread: `p95 ${percentile(sample, 0.95).toFixed(2)}`,
      wanted: 'under 4; under 1.3 times',
    });
  }
  await running.stop();
  await rm(folder, { recursive: true });
  return figures;
}

if (import.meta.main) console.table(await firstRenders());

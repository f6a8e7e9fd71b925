import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { prepareFirstStart } from '../server/first-start.ts';
import { tidy } from '../server/housekeeping.ts';
import { CacheContext } from '../server/http/cache-context.ts';
import { makeLog } from '../server/logging.ts';
import { builtSite } from '../server/pages/public-pages.ts';
import { assemble, type Running } from '../server/process.ts';
import { allPages } from './addresses.ts';
import { type Figure, median, percentile } from './figures.ts';
import { type Amount, addMoreContent, fullPages, someYears } from './more-content.ts';
import { measuredAdmin } from './servers.ts';

const WARM_UP = 100;
const RENDERS = 300;

/** Milliseconds of one rendering of a page with the cache off: API calls, SQL and React, one after another. */
export async function rendering({ app }: Running, path: string): Promise<number> {
  const began = performance.now();
  const request = new Request(`http://bench.invalid${path}`);
  const response = await app.fetch(request, { address: '', cacheContext: new CacheContext() });
  await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - began;
}

/** The product with this amount of the sample's content; it does not listen on a port. */
export async function openProduct(folder: string, amount: Amount): Promise<Running> {
  const settings = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://intambwe.example',
    ...measuredAdmin,
  };
  const config = readConfig(settings);
  const site = await builtSite();
  const running = await assemble({
    config,
    clock: () => new Date(),
    log: makeLog(config),
    site,
    print: () => undefined,
  });
  await prepareFirstStart(running.services);
  await addMoreContent(running.services.db, amount);
  await tidy(running.services);
  return running;
}

/** Each public page rendered anew, with lists that fill one page and with some years' content in turn. */
export async function* firstRenders(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const [small, large] = [
    await openProduct(join(folder, 'small'), fullPages),
    await openProduct(join(folder, 'large'), someYears),
  ];
  for (const path of allPages) {
    const times: { small: number[]; large: number[] } = { small: [], large: [] };
    for (let render = -WARM_UP; render < RENDERS; render += 1) {
      const both = { small: await rendering(small, path), large: await rendering(large, path) };
      if (render < 0) continue;
      times.small.push(both.small);
      times.large.push(both.large);
    }
    const growth = median(times.large) / median(times.small);
    yield {
      name: `\`${path}\` rendered, cache off, lists filling a page, p50 (ms); with 1,000 posts and events and 5,000 gallery items ${growth.toFixed(2)} times that`,
      value: median(times.small).toFixed(2),
      spread: `p95 ${percentile(times.small, 0.95).toFixed(2)}`,
      wanted: 'under 4; under 1.3 times',
    };
  }
  for (const running of [small, large]) await running.stop();
  await rm(folder, { recursive: true });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { prepareFirstStart } from '../server/first-start.ts';
import { Freshness } from '../server/http/freshness.ts';
import { makeLog } from '../server/logging.ts';
import { builtSite } from '../server/pages/public-pages.ts';
import { assemble } from '../server/process.ts';

const WARM_UP = 200;
const RENDERS = 1000;

/** Milliseconds of each rendering of the home page with the cache off: API calls, SQL and React, one after another. */
export async function homeRenderings(): Promise<number[]> {
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
  const times: number[] = [];
  for (let render = 0; render < WARM_UP + RENDERS; render += 1) {
    const began = performance.now();
    const response = await running.app.fetch(new Request('http://bench.invalid/'), {
      address: '',
      freshness: new Freshness(),
    });
    await response.text();
    if (render >= WARM_UP) times.push(performance.now() - began);
  }
  await running.stop();
  await rm(folder, { recursive: true });
  return times;
}

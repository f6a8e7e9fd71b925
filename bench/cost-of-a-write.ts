import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { signInEditor } from './editor.ts';
import type { Figure } from './figures.ts';
import { openProduct } from './first-render.ts';
import { someYears } from './more-content.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';
import { type Answered, steadyLoad, summary, visitor } from './steady-load.ts';

/** Visitors who ask for the same article in the same moment, and those who ask at once. */
const TOGETHER = 3;
const AT_ONCE = 48;

const METRICS_TOKEN = 'numbers-of-the-benchmark';

/** Fills a data folder with some years' content; answers the addresses of its articles. */
async function articlesIn(folder: string): Promise<string[]> {
  const running = await openProduct(folder, someYears);
  const posts = await running.desk.rows.selectFrom('posts').select('id').where('status', '=', 'published').execute();
  await running.stop();
  return posts.map(({ id }) => `/BlogDetail/${id}`);
}

/** Replies that the application has made, which those out of memory are not. */
async function repliesMade(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const numbers = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^intambwe_replies_total\{status="200"\} (\d+)$/m.exec(numbers)?.[1] ?? 0);
}

/** Asks for each address, by several visitors at once. Answers those that were not answered well. */
async function askForAll(url: string, paths: readonly string[]): Promise<number> {
  const asked = paths.flatMap((path) => Array.from({ length: TOGETHER }, () => url + path));
  const rest = asked.values();
  const ask = visitor(() => rest.next().value ?? url);
  let wrong = 0;
  let begun = 0;
  async function askOn() {
    while (begun < asked.length) {
      begun += 1;
      if ((await ask()) !== 200) wrong += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return wrong;
}

interface Round {
  made: number;
  wrong: number;
  seconds: number;
  home: Answered[];
}

/** Has all articles read after `save`, while others read the home page. */
async function after(url: string, articles: readonly string[], save: () => Promise<unknown>): Promise<Round> {
  await save();
  const before = await repliesMade(url);
  const began = performance.now();
  const home = steadyLoad({ ask: visitor(() => `${url}/`), rate: 50, seconds: 3 });
  const wrong = await askForAll(url, articles);
  const seconds = (performance.now() - began) / 1000;
  return { wrong, seconds, home: await home, made: (await repliesMade(url)) - before };
}

/** What a save makes anew, and what others notice of it. */
export async function costOfAWrite(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const articles = await articlesIn(folder);
  const product = await serveProduct(folder, { METRICS_TOKEN });
  try {
    const { url } = product;
    await settled(url);
    const { call } = await signInEditor(url, folder);
    for (const path of articles) await (await fetch(url + path)).arrayBuffer();
    const one = { title: 'Being written', message: 'For the benchmark' };
    const event = z.looseObject({ id: z.int() }).parse(await (await call('GET', '/events/1/')).json());
    const other = await after(url, articles, () => call('PUT', '/events/1/', event));
    const all = await after(url, articles, () => call('POST', '/announcements/', one));
    const { p50, p99 } = summary(all.home, 200);
    return [
      {
        name: `replies made after an event was saved, for ${articles.length} articles that show no events, and home`,
        value: String(other.made),
        spread: `${other.wrong} not answered well`,
        wanted: 'a few',
      },
      {
        name: `replies made after a save that every page shows, for ${articles.length} articles, each asked for by ${TOGETHER} in the same moment, ${AT_ONCE} at once, and home`,
        value: String(all.made),
        spread: `${all.wrong} not answered well`,
        wanted: 'one for each',
      },
      { name: 'until all of them are warm again (s)', value: all.seconds.toFixed(1), spread: '', wanted: '' },
      {
        name: 'home meanwhile (ms, median; 99 of 100 within)',
        value: `${p50.toFixed(1)}; ${p99.toFixed(1)}`,
        spread: `${all.home.length - summary(all.home, 200).count} of ${all.home.length} not answered well`,
        wanted: '',
      },
    ];
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) for (const figure of await costOfAWrite()) console.log(figure);

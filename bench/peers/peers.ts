import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserProgram } from '../../tests/support/browser-program.ts';
import { type Figure, median } from '../figures.ts';
import { hasWrk, load, rawReply } from '../load.ts';
import { serveBare } from '../servers.ts';
import { peerPosts } from './content.ts';
import { serveIntambwe } from './intambwe.ts';
import type { Peer } from './peer.ts';
import { onPhone, type Phone, type PhoneVisit, totalOf } from './phone.ts';
import { watchServiceWorkers } from './service-workers.ts';
import { missingPackages, serveWordPress } from './wordpress.ts';

const ROUNDS = 5;

/** Seconds for which each server is loaded in each round. */
const SECONDS = 4;

const WIDTHS = [375, 1280] as const;

/** A figure of several rounds, with their lowest and highest. `digits` come after the point. */
function figure(name: string, values: readonly number[], wanted = '', digits = 0): Figure {
  const written = (value: number) => value.toFixed(digits);
  return {
    name,
    value: written(median(values)),
    spread: `${written(Math.min(...values))} to ${written(Math.max(...values))}`,
    wanted,
  };
}

const wanted: Record<keyof Phone, { paint: string; bytes: string }> = {
  home: { paint: '1300', bytes: 'under 80' },
  second: { paint: '600', bytes: '12 without its picture' },
  post: { paint: '1300', bytes: '65' },
};
const names: Record<keyof Phone, string> = { home: 'home', second: 'a post as the second page', post: 'a post' };
const pages = ['home', 'second', 'post'] as const;

function* phoneFigures(peer: Peer, seen: readonly Phone[]): Generator<Figure> {
  for (const page of pages) {
    const visits = seen.map((phone) => phone[page]);
    const of = (value: (visit: PhoneVisit) => number) => visits.map(value);
    const about = (what: string) => `${peer.name}, ${names[page]} on the phone: ${what}`;
    const byKind = Object.entries(visits[0]?.bytes ?? {}).map(([kind, one]) => `${kind} ${(one / 1000).toFixed(1)}`);
    yield figure(
      about('first paint (ms)'),
      of(({ firstPaint }) => firstPaint),
      wanted[page].paint,
    );
    yield figure(
      about('largest paint (ms)'),
      of(({ largestPaint }) => largestPaint),
    );
    yield figure(
      about('at rest (ms)'),
      of(({ rested }) => rested),
    );
    yield figure(
      about(`kB (${byKind.join(', ')})`),
      of((visit) => totalOf(visit) / 1000),
      wanted[page].bytes,
      1,
    );
  }
}

const answersOf = async (url: string) => (await load(url, SECONDS)).perSecond;

/** Answers a second from memory, in turn with a bare server that sends the same bytes. */
async function* memoryFigures(peers: readonly Peer[]): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bare-'));
  for (const peer of peers) {
    const reply = await rawReply(peer.stored);
    const file = join(folder, `${peer.name}.json`);
    await writeFile(file, JSON.stringify({ ...reply, body: reply.body.toString('base64') }));
    const bare = await serveBare(file);
    await answersOf(peer.stored);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ its: await answersOf(peer.stored), bare: await answersOf(bare.url) });
    await bare.stop();
    yield figure(
      `${peer.name}, home from memory: answers a second`,
      rounds.map(({ its }) => its),
    );
    const share = rounds.map(({ its, bare: most }) => its / most);
    yield figure(`${peer.name}, as a share of bare node:http with the same answer`, share, '0.9 for ours', 2);
  }
  await rm(folder, { recursive: true });
}

/** What laying out a page takes of a fast processor: milliseconds of style and layout, and the number of elements. */
interface StyleWork {
  took: number;
  nodes: number;
}

/** Opens a page at a width and answers what the browser says of its work, up to rest. */
async function styleWork(browser: Browser, address: string, width: number): Promise<StyleWork> {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 740 : 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const nodes = await page.locator('*').count();
  await context.close();
  return { took: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000, nodes };
}

/** Ours and WordPress behind nginx with the same posts, in turns: on a cheap phone, in the work of style, from memory. */
export async function* besidePeers(before?: string): AsyncGenerator<Figure> {
  const posts = await peerPosts();
  const peers = [await serveIntambwe(posts, 'ours')];
  if (before !== undefined) peers.push(await serveIntambwe(posts, 'ours before', before));
  const missing = missingPackages();
  if (missing.length > 0)
    console.log(`WordPress is skipped: Debian’s packages ${missing.join(', ')} are not installed`);
  else peers.push(await serveWordPress(posts));
  const { args, ...program } = await browserProgram();
  // A phone's browser optimises what runs often.
  const browser = await chromium.launch({ ...program, args: args.filter((arg) => !arg.startsWith('--js-flags')) });
  const workers = await watchServiceWorkers(browser);
  try {
    const phones = new Map<Peer, Phone[]>(peers.map((peer) => [peer, []]));
    const works = new Map<string, StyleWork[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const peer of peers) {
        phones.get(peer)?.push(await onPhone(browser, workers, peer));
        for (const width of WIDTHS) {
          const key = `${peer.name}, home at ${width} pixels`;
          works.set(key, [...(works.get(key) ?? []), await styleWork(browser, peer.home, width)]);
        }
      }
    for (const [peer, seen] of phones) yield* phoneFigures(peer, seen);
    for (const [name, work] of works) {
      const [{ nodes } = { nodes: 0 }] = work;
      const took = work.map((one) => one.took);
      yield figure(`${name}: style and layout (ms); ${nodes} elements`, took, name.startsWith('ours') ? '20' : '', 1);
    }
    if (hasWrk()) yield* memoryFigures(peers);
    else console.log('Answers from memory are skipped: Debian’s package wrk is not installed');
  } finally {
    await workers.stop();
    await browser.close();
    for (const peer of peers) await peer.stop();
  }
}

if (import.meta.main) for await (const one of besidePeers(process.argv[2])) console.log(one);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserProgram } from '../tests/support/browser-program.ts';
import { benchedPages } from './addresses.ts';
import type { Figure } from './figures.ts';
import { serveProduct } from './servers.ts';
import { settled } from './settled.ts';

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];
type Weight = Record<Kind, number>;

const kindOf = (type: string): Kind => kinds.find((kind) => kind === type) ?? 'other';

/** Bytes as they travelled, headers counted, of everything the page asks for until it rests. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const weight: Weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  const types = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[kindOf(types.get(requestId) ?? '')] += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.detach();
  return weight;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const sum = (weight: Weight) => Object.values(weight).reduce((total, bytes) => total + bytes, 0);
const inWords = (weight: Weight) => kinds.map((kind) => `${kind} ${kilobytes(weight[kind])}`).join(', ');

/** A phone's first visit to one page, and its second one. */
async function visits(browser: Browser, address: string): Promise<[Weight, Weight]> {
  const context = await browser.newContext({ viewport: { width: 375, height: 720 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const first = await weigh(page, address);
  await page.goto('about:blank');
  const again = await weigh(page, address);
  await context.close();
  return [first, again];
}

/** Measures the bytes sent to a phone for each of the most opened pages, by kind, on the first visit and the next. */
export async function* weights(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const product = await serveProduct(folder);
  await settled(product.url);
  const browser = await chromium.launch(await browserProgram());
  for (const [name, path] of Object.entries({ ...benchedPages, donate: '/donate' })) {
    const [first, again] = await visits(browser, product.url + path);
    yield {
      name: `${name}, kB without pictures on a first visit (${inWords(first)})`,
      value: kilobytes(sum(first) - first.image),
      spread: '',
      wanted: name === 'home' ? 'under 60; script under 20' : '',
    };
    yield {
      name: `${name}, kB on the next visit (${inWords(again)})`,
      value: kilobytes(sum(again)),
      spread: '',
      wanted: '',
    };
  }
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
}

if (import.meta.main) for await (const figure of weights()) console.log(figure);

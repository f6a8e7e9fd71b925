import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserProgram } from '../tests/support/browser-program.ts';
import { median } from './figures.ts';
import { weigh } from './weights.ts';

// What a cheap phone waits for and its processor does, for each address that is named: `node bench/paint.ts URL URL`, with two
// builds of the product in turns.

const ROUNDS = 7;

/** 400 kbit/s with 400 ms a round trip, on a processor six times slower. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 6;

type Numbers = Record<string, number>;

async function phone(browser: Browser, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

const firstPaint = (page: Page) =>
  page.evaluate(async () => {
    const [paint] = await new Promise<PerformanceEntry[]>((resolve) =>
      new PerformanceObserver((paints) => {
        const found = paints.getEntriesByName('first-contentful-paint');
        if (found.length > 0) resolve(found);
      }).observe({ type: 'paint', buffered: true }),
    );
    return paint?.startTime ?? Number.NaN;
  });

/** Milliseconds that the browser worked on style and layout, and how many elements there are. */
async function work(session: CDPSession): Promise<Numbers> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { style: of('RecalcStyleDuration') * 1000, layout: of('LayoutDuration') * 1000 };
}

/** Without throttling, until the page rests. */
async function unthrottled(browser: Browser, address: string, width: number): Promise<Numbers> {
  const { context, page, session } = await phone(browser, width);
  await session.send('Performance.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const found = await work(session);
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  await context.close();
  return { [`style ${width}`]: found.style ?? 0, [`layout ${width}`]: found.layout ?? 0, nodes };
}

/** A first visit over the slow line, and a page that the same visitor opens from there. */
async function slow(browser: Browser, address: string, next: string): Promise<Numbers> {
  const { context, page, session } = await phone(browser, 360);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const weightOf = async (part: string, to: string): Promise<Numbers> => {
    const weight = await weigh(page, to);
    const kinds = Object.entries(weight).map(([kind, bytes]) => [`${part} ${kind} kB`, bytes / 1000] as const);
    const whole = kinds.reduce((sum, [, bytes]) => sum + bytes, 0);
    return { ...Object.fromEntries(kinds), [`${part} kB`]: whole, [`${part} paint ms`]: await firstPaint(page) };
  };
  const first = await weightOf('first', address);
  const second = await weightOf('then', next);
  await context.close();
  return { ...first, ...second };
}

const addresses = process.argv.slice(2);
const browser = await chromium.launch(await browserProgram());
const found = new Map<string, Numbers[]>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const address of addresses) {
    const then = new URL(new URL(address).pathname === '/' ? '/BlogDetail/1' : '/', address).href;
    const all = {
      ...(await unthrottled(browser, address, 375)),
      ...(await unthrottled(browser, address, 1280)),
      ...(await slow(browser, address, then)),
    };
    found.set(address, [...(found.get(address) ?? []), all]);
  }
}
await browser.close();
const names = Object.keys([...found.values()][0]?.[0] ?? {});
console.log(['', ...addresses].join('\t'));
for (const name of names) {
  const cells = addresses.map((address) => median((found.get(address) ?? []).map((one) => one[name] ?? Number.NaN)));
  console.log([name, ...cells.map((cell) => cell.toFixed(1))].join('\t'));
}

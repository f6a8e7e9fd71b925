import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Peer } from './peer.ts';
import type { ServiceWorkers } from './service-workers.ts';
import { SLOWER, slowLine } from './slow-line.ts';

/** Time without a request after which a page rests, and the longest that it is waited for (ms). */
const REST = 2_000;
const LONGEST = 45_000;

const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
type ResourceKind = (typeof kinds)[number];

/** What one opened page cost a phone. */
export interface PhoneVisit {
  /** Milliseconds from the start of the navigation; `rested` is when the last answer had come. */
  firstPaint: number;
  largestPaint: number;
  rested: number;
  /** Bytes as they travelled, with headers. */
  bytes: Record<ResourceKind, number>;
}

export const totalOf = ({ bytes }: PhoneVisit) => Object.values(bytes).reduce((sum, one) => sum + one, 0);

/** The moments at which the page was painted, as the browser keeps them. */
const paints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ firstPaint: number; largestPaint: number }>((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve({
            firstPaint: first?.startTime ?? Number.NaN,
            largestPaint: list.getEntries().at(-1)?.startTime ?? 0,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Opens a page and waits until it rests. */
async function visit(page: Page, session: CDPSession, workers: ServiceWorkers, address: string): Promise<PhoneVisit> {
  const bytes: Record<ResourceKind, number> = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0 };
  const open = new Map<string, ResourceKind>();
  const began = performance.now();
  let last = began;
  const started = ({ requestId, type = '' }: { requestId: string; type?: string }) => {
    open.set(requestId, kinds.find((kind) => kind === type.toLowerCase()) ?? 'other');
  };
  const ended = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    const kind = open.get(requestId);
    if (kind === undefined) return;
    bytes[kind] += encodedDataLength;
    open.delete(requestId);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', started);
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  workers.taken();
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  while (performance.now() - began < LONGEST && (open.size > 0 || performance.now() - last < REST))
    await page.waitForTimeout(100);
  session.off('Network.requestWillBeSent', started);
  session.off('Network.loadingFinished', ended);
  session.off('Network.loadingFailed', ended);
  bytes.other += workers.taken();
  return { ...(await paints(page)), rested: last - began, bytes };
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { context, page, session };
}

export interface Phone {
  home: PhoneVisit;
  /** A post opened after home, and one opened first. */
  second: PhoneVisit;
  post: PhoneVisit;
}

/** A cheap phone on a slow line opens home, then a post; and another one opens the post first. */
export async function onPhone(browser: Browser, workers: ServiceWorkers, peer: Peer): Promise<Phone> {
  const first = await openPhone(browser);
  const home = await visit(first.page, first.session, workers, peer.home);
  const second = await visit(first.page, first.session, workers, peer.post);
  await first.context.close();
  const other = await openPhone(browser);
  const post = await visit(other.page, other.session, workers, peer.post);
  await other.context.close();
  return { home, second, post };
}

import type { Browser } from '@playwright/test';

/** What laying out a page takes of a fast processor: milliseconds of style and layout, and the number of elements. */
export interface StyleWork {
  took: number;
  nodes: number;
}

/** Opens a page at a width and answers what the browser says of its work, up to rest. */
export async function styleWork(browser: Browser, address: string, width: number): Promise<StyleWork> {
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

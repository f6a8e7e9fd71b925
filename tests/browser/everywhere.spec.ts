import type { Page } from '@playwright/test';
import { addressIn, languages, languageWords } from '../../domain/languages.ts';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { filledIn, publicAddresses } from '../support/public-addresses.ts';
import { isThorough, some } from '../support/thorough.ts';
import { weigh } from '../support/weigh.ts';
import { offerLanguages } from '../support/words.ts';

async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeIslands(page);
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const address of some(publicAddresses, 12)) {
  test(`${address}: three programs find it accessible, it fits phones, screens and 200 % zoom, and its script is light`, async ({
    page,
    app,
    expectAccessible,
    expectAccessibleByAll,
  }) => {
    const bytes = weigh(page);
    await page.setViewportSize({ width: 375, height: 800 });
    await openHydrated(page, await filledIn(app, address));
    // A page without anything to wake does not wait for its script.
    await expect.poll(() => bytes.script).toBeGreaterThan(0);
    expect(bytes.script).toBeLessThan(30 * 1024);
    await expectAccessibleByAll();
    await page.setViewportSize({ width: 1280, height: 800 });
    if (isThorough) await expectAccessible();
    else expect(await scrollsSideways(page)).toBe(false);
    // The viewport of a screen of 1280 by 800 at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await scrollsSideways(page)).toBe(false);
  });
}

for (const address of some(['/', '/Events', '/EventDetails/1', '/BlogDetail/1', '/Gallery', '/contactus'], 3)) {
  test(`${address}: the keyboard reaches everything, sees where it is, and gets out again`, async ({ page }) => {
    await openHydrated(page, address);
    const wanted = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input:not([type=hidden]), select, textarea, summary',
          ),
        ].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.tabIndex >= 0 &&
            !element.closest('[inert]'),
        ).length,
    );
    const reached = new Set<string>();
    for (let step = 0; step < wanted + 10; step += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return '';
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        if (outlineStyle === 'none' && boxShadow === 'none') return `unseen: ${element.outerHTML.slice(0, 120)}`;
        element.dataset.reached ??= String(Math.random());
        return element.dataset.reached;
      });
      expect(place).not.toMatch(/^unseen/);
      if (place !== '') reached.add(place);
    }
    expect(reached.size).toBeGreaterThanOrEqual(wanted);
  });
}

test('a phone’s first visit to home stays under 250 KB with its pictures, under 80 KB when it saves data', async ({
  browser,
  app,
}) => {
  // The pictures' light forms are made in the background after the sample is filled in.
  await expect
    .poll(
      async () =>
        (await app.services.db.selectFrom('media').select('id').where('variants', 'is', null).execute()).length,
      {
        timeout: 60_000,
      },
    )
    .toBe(0);
  const total = async (extraHTTPHeaders: Record<string, string>) => {
    const context = await browser.newContext({
      viewport: { width: 375, height: 800 },
      deviceScaleFactor: 2,
      extraHTTPHeaders,
    });
    const page = await context.newPage();
    const bytes = weigh(page);
    await page.goto(app.url, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 400) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await page.waitForLoadState('networkidle');
    }
    await context.close();
    return Object.values(bytes).reduce((sum, one) => sum + one, 0);
  };
  expect(await total({})).toBeLessThan(250 * 1024);
  expect(await total({ 'save-data': 'on' })).toBeLessThan(80 * 1024);
});

for (const language of languages) {
  test(`${languageWords[language].name}: nothing leaves a phone’s screen where text is set to twice its size`, async ({
    page,
    app,
  }) => {
    test.setTimeout(300_000);
    await offerLanguages(app);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width: 375, height: 800 });
    const found: string[] = [];
    for (const address of some(publicAddresses, 8)) {
      await openHydrated(page, addressIn(language, await filledIn(app, address)));
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      if (await scrollsSideways(page)) found.push(address);
      const brand = page.getByRole('banner').getByRole('link').first();
      expect((await brand.boundingBox())?.height).toBeLessThan(200);
    }
    expect(found).toEqual([]);
  });
}

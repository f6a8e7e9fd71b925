import { expect, test } from '../support/browser.ts';
import { offerLanguages } from '../support/words.ts';

// What stands around every page, and what becomes of its links.

test('the floating buttons cover no words: they float beside the page, or in a bar that the screen ends with', async ({
  page,
}) => {
  for (const width of [360, 768, 1199, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(up).toBeVisible({ timeout: 500 });
    }).toPass();
    const covered = await up.evaluate((button) => {
      const bar = button.parentElement?.getBoundingClientRect();
      if (!bar) return ['no buttons'];
      const isBar = bar.left === 0 && bar.right === document.documentElement.clientWidth && bar.bottom === innerHeight;
      for (const part of document.querySelectorAll<HTMLElement>('main > section, footer')) {
        part.style.contentVisibility = 'visible';
      }
      const words: string[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.parentElement?.checkVisibility() || !text.parentElement.closest('main, footer')) continue;
        if (text.parentElement.closest('script, .carousel, .sr-only, [aria-hidden]')) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const isBeside = box.right <= bar.left;
        // The last words of the page stand above the bar once it is scrolled to its end.
        const isAbove = box.bottom + scrollY <= document.documentElement.scrollHeight - bar.height;
        if (box.width > 0 && !(isBar ? isAbove : isBeside)) words.push(text.textContent ?? '');
      }
      return words;
    });
    expect(covered, `at ${width} pixels`).toEqual([]);
  }
});

test('the telephone number of the top bar stands on one line, also in wide letters', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const phone = page
    .getByRole('banner')
    .getByRole('link', { name: /^\+250 788 000 000/ })
    .first();
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('header a { letter-spacing: 0.12em }');
    document.adoptedStyleSheets = [wide];
  });
  const lines = await phone.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.lastChild ?? link);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test('an address that leads nowhere says so, and where to go', async ({ page, expectAccessible, allowFaults }) => {
  allowFaults(/status of 404/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  for (const address of ['/contactus', '/Events', '/MoreBlogs', '/Aboutus']) {
    await expect(page.getByRole('main').locator(`a[href="${address}"]`).first()).toBeVisible();
  }
  await expectAccessible();
});

test('“Use less data” sends no script and small pictures until it is taken back', async ({ page }) => {
  await page.goto('/Aboutus');
  await page.getByRole('button', { name: 'Use less data' }).click();
  await expect(page).toHaveURL(/\/Aboutus$/);
  await expect(page.locator('script')).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('script')).toHaveCount(0);
  const picture = await page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(picture).toMatch(/-240\.(avif|webp)$/);
  await page.getByRole('button', { name: 'Show the full version' }).click();
  await expect(page.locator('script[type=module]')).not.toHaveCount(0);
});

test('a page is fetched ahead from the moment its link is pressed, and not before', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Donate Now' }).first().hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/donate$/i);
  const delivered = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType),
  );
  expect(delivered).toEqual(['navigational-prefetch']);
});

test('a finger that slips off the link to the sign-in has not chosen the language of the dashboard', async ({
  page,
  context,
  app,
}) => {
  await offerLanguages(app);
  await page.goto('/rw');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Injira' }).first().hover();
  await page.mouse.down();
  // Whatever a browser fetches at the press has come by then.
  await page.waitForTimeout(1000);
  await page.mouse.move(5, 400);
  await page.mouse.up();
  expect(await context.cookies()).toEqual([]);
});

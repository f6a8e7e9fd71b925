import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { MORNING } from '../support/test-app.ts';
import { weigh } from '../support/weigh.ts';

/** Opens the home page with the browser's clock in the test's hand, and waits until its islands are hydrated. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: MORNING });
  await page.goto('/');
  await page.clock.runFor(1000);
  await wakeIslands(page);
  // Lets what begins with the page begin.
  await page.clock.runFor(100);
}

const current = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).and(page.locator('[aria-current=true]'));

test.describe('the announcement strip', () => {
  test('goes on every five seconds, and begins again after the last', async ({ page }) => {
    await openHome(page);
    for (const place of [2, 3, 4, 1]) {
      await page.clock.runFor(5000);
      await expect(current(page, /^Show announcement/)).toHaveAccessibleName(`Show announcement ${place} of 4`);
    }
  });

  test('is turned by hand in both directions, past its ends, and held', async ({ page }) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Pause announcements' }).click();
    await page.getByRole('button', { name: 'Previous announcement' }).click();
    await expect(current(page, /^Show announcement/)).toHaveAccessibleName('Show announcement 4 of 4');
    await page.getByRole('button', { name: 'Next announcement' }).click();
    await expect(current(page, /^Show announcement/)).toHaveAccessibleName('Show announcement 1 of 4');
    await page.getByRole('button', { name: 'Show announcement 3 of 4' }).click();
    await page.clock.runFor(20_000);
    await expect(current(page, /^Show announcement/)).toHaveAccessibleName('Show announcement 3 of 4');
    await page.getByRole('button', { name: 'Resume announcements' }).click();
    await page.clock.runFor(5000);
    await expect(current(page, /^Show announcement/)).toHaveAccessibleName('Show announcement 4 of 4');
  });
});

test.describe('the banner', () => {
  test('shows each advertisement for eight seconds and begins again', async ({ page }) => {
    await openHome(page);
    for (const place of [2, 3, 1]) {
      await page.clock.runFor(8000);
      await expect(current(page, /^Show slide/)).toHaveAccessibleName(`Show slide ${place} of 3`);
    }
  });

  test('jumps to a slide by its dot, and asks for the advertisements again', async ({ page }) => {
    await openHome(page);
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/ads/'));
    await page.getByRole('button', { name: 'Show slide 3 of 3' }).click();
    expect((await asked).ok()).toBe(true);
    await expect(current(page, /^Show slide/)).toHaveAccessibleName('Show slide 3 of 3');
  });

  test('its words lead to giving and to knowing more', async ({ page }) => {
    await openHome(page);
    const hero = page.getByRole('region', { name: 'Empowering Communities, Transforming Lives' });
    await expect(hero.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate');
    await expect(hero.getByRole('link', { name: 'Know About Us' })).toHaveAttribute('href', '/Aboutus');
  });
});

test.describe('the navigation', () => {
  test('opens one dropdown at a time, by click', async ({ page }) => {
    await openHome(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    const [about, gallery] = [
      main.getByText('About Us', { exact: true }).first(),
      main.getByText('Gallery', { exact: true }).first(),
    ];
    // Browsers tell by themselves whether a summary is open.
    await expect(page.locator('summary[aria-expanded]')).toHaveCount(0);
    await about.click();
    await expect(main.getByRole('link', { name: 'Our Mission' })).toBeVisible();
    await gallery.click();
    await expect(main.getByRole('link', { name: 'Photo Gallery' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Our Mission' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('link', { name: 'Photo Gallery' })).toBeHidden();
  });

  test('changes its look after 50 pixels, and offers the ends of the page after 300', async ({ page }) => {
    await openHome(page);
    const bar = page.locator('.navigation');
    const up = page.getByRole('button', { name: 'Scroll to top' });
    const before = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
    await page.clock.runFor(500);
    await expect(bar).toHaveCSS('background-color', before);
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
    await page.clock.runFor(500);
    await expect(bar).not.toHaveCSS('background-color', before);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.clock.runFor(500);
    await expect(up).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
    await page.clock.runFor(500);
    await expect(up).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scroll to bottom' })).toBeVisible();
  });

  test('on a phone one button opens a menu with every entry', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openHome(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Events' })).toBeHidden();
    await menu.locator('summary[aria-label="Menu"]').click();
    for (const entry of ['Home', 'Events', 'Contact', 'Blogs', 'Login', 'Donate Now']) {
      await expect(menu.getByRole('listitem').getByRole('link', { name: entry, exact: true })).toBeVisible();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads completely, and its menus open', async ({ page }) => {
    await page.goto('/');
    for (const heading of [
      'About Us',
      'Our Mission',
      'Our Vision',
      'Our Events',
      'Upcoming Events',
      'Find Our Recent Blog Posts',
      'Recent Events',
    ]) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Opening day of three savings groups').first()).toBeVisible();
    await expect(page.getByText('Why the box has three locks').first()).toBeVisible();
    await expect(page.getByText('This website shows sample content.').first()).toBeVisible();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByText('Gallery', { exact: true }).first().click();
    await expect(main.getByRole('link', { name: 'Video Gallery' })).toBeVisible();
    await main.getByText('About Us', { exact: true }).first().click();
    await expect(main.getByRole('link', { name: 'Our Vision' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Video Gallery' })).toBeHidden();
  });

  test('every link of the home page leads somewhere', async ({ page, app }) => {
    await page.goto('/');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(links).size).toBeGreaterThan(20);
    for (const address of new Set(links)) {
      expect({ address, status: (await app.get(address)).status }).toEqual({ address, status: 200 });
    }
  });
});

test('a cross-fade that the browser gives up leaves no line in the console', async ({ page }) => {
  await page.goto('/');
  // The fixture fails on what is uncaught.
  await page.evaluate(async () => {
    for (const turn of ['pageswap', 'pagereveal']) {
      const ready = Promise.reject(new DOMException('Transition was aborted', 'InvalidStateError'));
      dispatchEvent(Object.assign(new Event(turn), { viewTransition: { ready } }));
    }
    await new Promise((passed) => setTimeout(passed));
  });
});

test('in the colours of a visitor, the buttons on the hero’s picture stand on a ground and those that call have an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause the slides' });
  await expect(pause).toHaveCSS('background-color', /^rgb\(/);
  await expect(page.getByRole('link', { name: 'Donate Now' }).first()).toHaveCSS('outline-style', 'solid');
});

test('an event is a card once, and no picture stands there twice', async ({ page }) => {
  await page.goto('/');
  const recently = page.locator('div:has(> h3:text-is("Recently"))');
  const carousel = page.getByRole('region', { name: 'Recent Events' });
  // The windows overlap, as the specification has them.
  const title = (await recently.getByRole('link').first().textContent()) ?? '';
  await expect(carousel.getByRole('link', { name: title })).toHaveCount(1);
  await expect(page.locator('.card').filter({ hasText: title })).toHaveCount(1);
  const sources = await page
    .locator('main img:not(.hero img)')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((source, place) => sources.indexOf(source) !== place)).toEqual([]);
});

for (const width of [320, 375, 768, 1280]) {
  test(`nothing scrolls sideways and axe finds nothing, ${width} px wide`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHome(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible();
  });
}

test('reduced motion stops the ticker, the slides and their transition, until somebody lets them go on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
  await page.getByRole('button', { name: 'Show slide 2 of 3' }).click();
  await expect.poll(moving).toBe(0);
  await page.clock.runFor(20_000);
  await expect(current(page, /^Show slide/)).toHaveAccessibleName('Show slide 2 of 3');
  await expect(current(page, /^Show announcement/)).toHaveAccessibleName('Show announcement 1 of 4');
  await page.getByRole('button', { name: 'Play the slides' }).click();
  await page.clock.runFor(8000);
  await expect(current(page, /^Show slide/)).toHaveAccessibleName('Show slide 3 of 3');
});

test('the budgets of the home page hold', async ({ page, app }) => {
  const bytes = weigh(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await wakeIslands(page);
  const { document = 0, stylesheet = 0, script = 0, font = 0 } = bytes;
  expect(document).toBeGreaterThan(0);
  expect(script).toBeGreaterThan(0);
  expect(document + stylesheet).toBeLessThan(25 * 1024);
  expect(script).toBeLessThan(20_000);
  expect(font).toBeLessThan(20 * 1024);
  expect(await (await app.get('/', { 'save-data': 'on' })).text()).not.toContain('<script');
});

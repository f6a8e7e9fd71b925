import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { allPages } from '../../bench/addresses.ts';
import { addAdvertisement } from '../support/advertisements.ts';
import { expect, test } from '../support/browser.ts';
import { addPicture, addPost } from '../support/factories.ts';
import { wakeIslands } from '../support/islands.ts';
import { layOut } from '../support/laid-out.ts';
import { waitForSizes } from '../support/photographs.ts';
import type { TestApp } from '../support/test-app.ts';
import { some } from '../support/thorough.ts';

/** The banner shows this picture alone. */
async function showInBanner(app: TestApp, mediaId: number): Promise<void> {
  await app.services.write(null, async ({ db, changes }) => {
    await db.updateTable('advertisements').set({ is_active: false }).execute();
    changes('ads');
  });
  await addAdvertisement(app, { title: 'The only one', media_id: mediaId });
}

const positionOf = (image: Locator) => image.evaluate((element) => getComputedStyle(element).objectPosition);

test('the focal point is chosen on the picture and with the arrow keys, and every crop follows', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const id = await addPicture(app.services, 'teal', 900, 600);
  const post = await addPost(app.services, { title: 'Teal all over', media_id: id });
  await page.goto('/MoreBlogs');
  const card = page.getByRole('article').filter({ hasText: 'Teal all over' }).locator('img').first();
  expect(await positionOf(card)).toBe('50% 50%');

  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addBlog/${post}`);
  await page.getByRole('button', { name: 'Set focal point' }).click();
  const point = page.getByRole('slider', { name: 'Focal point of the picture' });
  const box = await point.boundingBox();
  if (!box) throw new Error('There is no picture to click on');
  await point.click({ position: { x: box.width * 0.9, y: box.height * 0.25 } });
  await expect(point).toHaveAttribute('aria-valuetext', '90% from the left, 25% from the top');
  await point.press('ArrowUp');
  await point.press('ArrowRight');
  await expect(point).toHaveAttribute('aria-valuetext', '95% from the left, 20% from the top');
  const crops = page.getByRole('list', { name: 'How the site crops it' }).locator('img');
  for (const crop of await crops.all()) expect(await positionOf(crop)).toBe('100% 15%');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save focal point' }).click();
  await expect(page.getByText('Focal point saved.')).toBeVisible();

  await page.goto('/MoreBlogs');
  expect(await positionOf(card)).toBe('100% 15%');
  await page.goto(`/BlogDetail/${post}`);
  expect(await positionOf(page.locator('.post-head-picture img'))).toBe('100% 15%');
});

/** The luminance of each pixel of a row across the middle of the screen. */
async function rowOf(page: Page): Promise<number[]> {
  const { data, info } = await sharp(await page.locator('.hero').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const y = Math.floor(info.height * 0.12);
  return Array.from({ length: info.width }, (_, x) => data[(y * info.width + x) * info.channels] ?? 0);
}

test.describe('the hero', () => {
  test('on a phone the picture stands above the words, which stand on ink', async ({ page, app }) => {
    await showInBanner(app, await addPicture(app.services, 'white', 900, 600));
    await page.setViewportSize({ width: 375, height: 720 });
    await page.goto('/');
    const picture = await page.locator('.hero-picture').boundingBox();
    const words = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!picture || !words) throw new Error('The hero is not there');
    expect(picture.height).toBeGreaterThan(200);
    // Nothing lies over it, and the words and their first button fit on the screen below it.
    const caption = await page.locator('.hero-caption').boundingBox();
    expect(caption?.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    await expect(page.locator('.hero-overlay').getByRole('link', { name: 'Donate Now' })).toBeInViewport({ ratio: 1 });
    expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    await expect(page.locator('.hero-shade')).toBeHidden();
  });

  test('on wide screens the darkness under the words ends without a line', async ({ page, app }) => {
    await showInBanner(app, await addPicture(app.services, 'white', 900, 600));
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const row = await rowOf(page);
      // The change of slope from one fortieth of the width to the next: people see a bend, not a slope.
      const step = Math.floor(width / 40);
      const places = Array.from({ length: 36 }, (_, place) => (place + 1) * step);
      const bends = places.map((x) => Math.abs((row[x - step] ?? 0) - 2 * (row[x] ?? 0) + (row[x + step] ?? 0)));
      expect(Math.max(...bends), `at ${width} pixels`).toBeLessThanOrEqual(4);
      // White words on white: dark enough as far as they reach.
      const reach = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().right;
      });
      expect(row[Math.floor(reach)], `at ${width} pixels`).toBeLessThan(148);
      // What the advertisement says covers nobody in it.
      const [picture, caption] = await Promise.all([
        page.locator('.hero-picture').boundingBox(),
        page.locator('.hero-caption').boundingBox(),
      ]);
      if (!picture || !caption) throw new Error('The hero is not there');
      expect(caption.y, `at ${width} pixels`).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  });

  test('a picture wider than its box is fetched as wide as it is shown', async ({ page, app }) => {
    const id = await addPicture(app.services, 'white', 3000, 1000);
    await showInBanner(app, id);
    await waitForSizes(app);
    for (const [width, height] of [
      [375, 720],
      [768, 1000],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const picture = page.locator('.hero-picture');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      const blur = await picture.evaluate((image: HTMLImageElement) => {
        const { width: across, height: down } = image.getBoundingClientRect();
        // The file's size in pixels, not the size that the browser derives from the assumed density.
        const file = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1] ?? 3000);
        return Math.max(across, down * 3) / file;
      });
      expect(blur, `at ${width} pixels`).toBeLessThanOrEqual(1.3);
    }
  });
});

test('a phone’s header is low whatever the telephone number, and has the call to give', async ({ page, app }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  const heightOf = async () => {
    await page.goto('/Mission');
    return page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  };
  const before = await heightOf();
  // Two lines of announcements, and the bar.
  expect(before).toBeLessThanOrEqual(100);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Donate Now' }).first()).toBeInViewport();
  await app.services.write(null, async ({ db, changes }) => {
    const { settings } = await db.selectFrom('site_settings').select('settings').executeTakeFirstOrThrow();
    const phone = '+250 788 000 000 or +250 722 000 000 (office)';
    await db
      .updateTable('site_settings')
      .set({ settings: JSON.stringify({ ...JSON.parse(settings), phone }) })
      .execute();
    changes('settings');
  });
  expect(await heightOf()).toBe(before);
  await page.getByLabel('Menu', { exact: true }).click();
  await expect(page.getByRole('link', { name: /^\+250 788 000 000 or/ }).first()).toBeVisible();
});

test('a picture that does not come leaves a plain ground, not the browser’s sign', async ({ browser, app }) => {
  // Without script, too.
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
  for (const address of ['/Events', '/Gallery']) {
    await page.goto(`${app.url}${address}`, { waitUntil: 'networkidle' });
    const picture = page.locator('.card-picture img, .tile-picture:not(:has(.tile-sign)) img').first();
    await picture.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // The corner where browsers draw their sign and begin the words.
    const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 };
    const corner = await page.screenshot({ clip: { x: x + 2, y: y + 2, width: 120, height: 40 } });
    const { channels } = await sharp(corner).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev)), address).toBeLessThan(1);
  }
  await context.close();
});

test('with less data the pillars have their drawings, and no heading reaches over what stands beside it', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } });
  const page = await context.newPage();
  await page.goto(app.url);
  await expect(page.locator('.stair-picture img').first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 720 });
  // The name is wider in a typeface of the phone.
  expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBeLessThanOrEqual(100);
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.url}/Events`);
    // A typeface of a phone can be half as wide again as the one of this machine.
    const over = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('h1 { letter-spacing: 0.25em !important }');
      document.adoptedStyleSheets = [sheet];
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1') ?? document.body);
      const words = range.getBoundingClientRect();
      return [...document.querySelectorAll('.tear-off')]
        .map((card) => card.getBoundingClientRect())
        .some(({ left, top, bottom }) => left < words.right && top < words.bottom && bottom > words.top);
    });
    expect(over, `at ${width} pixels`).toBe(false);
  }
  await context.close();
});

for (const width of some([375, 768, 1280], 2)) {
  test(`a page has its height before its script lays out the rest, ${width} px`, async ({ page, allowFaults }) => {
    allowFaults(/ERR_FAILED|Failed to fetch dynamically/);
    await page.route(/start-.*\.js/, (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    for (const address of some(allPages, 6)) {
      await page.goto(address);
      const heights = await page.evaluate(async () => {
        // The browser lays out what is on the screen when it first draws: until then even that is guessed.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const guessed = document.documentElement.scrollHeight;
        for (const part of document.querySelectorAll<HTMLElement>('main > section, footer'))
          part.style.contentVisibility = 'visible';
        return { guessed, real: document.documentElement.scrollHeight };
      });
      expect(Math.abs(heights.guessed / heights.real - 1), `${address}: ${JSON.stringify(heights)}`).toBeLessThan(0.05);
    }
  });
}

for (const width of some([375, 1280], 1)) {
  test(`the height of a page stays what it is while it is read, ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    for (const address of some(allPages, 7)) {
      await page.goto(address);
      await wakeIslands(page);
      await layOut(page);
      const heights = await page.evaluate(async () => {
        const seen = [document.documentElement.scrollHeight];
        for (let top = 0; top < (seen[0] ?? 0); top += innerHeight) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          seen.push(document.documentElement.scrollHeight);
        }
        return seen;
      });
      expect(Math.max(...heights) / Math.min(...heights), address).toBeLessThan(1.05);
    }
  });
}

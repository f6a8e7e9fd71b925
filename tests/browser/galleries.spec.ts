import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

const isAwake = (page: Page) => expect(page.locator('main [data-awake]')).toBeAttached();
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

test('a category of the photo gallery is chosen in place, and Back takes it back', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/Gallery');
  await page.getByRole('link', { name: 'Training', exact: true }).hover();
  await isAwake(page);
  await expectAccessible();
  const tiles = page.getByRole('link', { name: /^See More/ });
  const all = await tiles.count();
  await page.getByRole('link', { name: 'Training', exact: true }).click();
  await expect(page).toHaveURL(/\/Gallery\?category=training$/);
  const some = await tiles.count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await expect(page.getByText(`Showing ${some} of ${all}`)).toBeVisible();
  await page.reload();
  await expect(tiles).toHaveCount(some);
  await isAwake(page);
  await page.goBack();
  await expect(tiles).toHaveCount(all);
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('See More opens the picture over the page, which stands still behind it', async ({ page, expectAccessible }) => {
  await page.goto('/Gallery');
  const more = page.getByRole('link', { name: 'See More Around the box' });
  await more.hover();
  await isAwake(page);
  await more.click();
  const dialog = page.getByRole('dialog', { name: 'Around the box' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Saving groups')).toBeVisible();
  await expect.poll(() => overflow(page)).toBe('hidden');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => overflow(page)).toBe('visible');
  await expect(more).toBeFocused();
});

test('a video is fetched when it is watched, and not before', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.goto('/Videos');
  const watch = page.getByRole('link', { name: 'Watch: How a saving group works' });
  await watch.hover();
  await isAwake(page);
  expect(films).toEqual([]);
  await watch.click();
  const player = page.getByRole('dialog').locator('video');
  await expect(player).toHaveAttribute('controls', '');
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await expect.poll(() => overflow(page)).toBe('hidden');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(player).toHaveCount(0);
  await expect.poll(() => overflow(page)).toBe('visible');
});

test('a category without videos says so', async ({ page, expectAccessible }) => {
  await page.goto('/Videos?category=community');
  await expect(page.getByRole('heading', { name: 'No Videos Found' })).toBeVisible();
  await expect(page.getByText('No videos found in this category.')).toBeVisible();
  await isAwake(page);
  await expectAccessible();
});

test('a YouTube video is embedded from the host without cookies, once it is watched', async ({ browser, house }) => {
  await house.desk.rows
    .updateTable('gallery_items')
    .set({ video_url: 'https://youtu.be/abcdefghijk' })
    .where('title', '=', 'From seed to market')
    .execute();
  const asked: string[] = [];
  const page = await browser.newPage();
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  await page.goto(`${house.url}/Videos?category=agriculture`);
  const watch = page.getByRole('link', { name: 'Watch: From seed to market' });
  await watch.hover();
  await isAwake(page);
  expect(asked).toEqual([]);
  await watch.click();
  await expect(page.getByTitle('From seed to market')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/,
  );
  await expect.poll(() => asked.length).toBe(1);
  await page.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, pictures and videos are links', async ({ page }) => {
    await page.goto('/Gallery');
    await page.getByRole('link', { name: 'Training', exact: true }).click();
    await expect(page).toHaveURL(/category=training/);
    await page
      .getByRole('link', { name: /^See More/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/Gallery\?item=\d+/);
    await expect(page.getByRole('link', { name: 'Back to the gallery' })).toBeVisible();
    await page.goto('/Videos');
    await page
      .getByRole('link', { name: /^Watch/ })
      .last()
      .click();
    await expect(page.locator('video')).toBeVisible();
  });

  test('when the gallery does not come, its page says so and offers another try', async ({ page, house }) => {
    const { rows } = house.desk;
    await rows.schema.alterTable('gallery_items').renameTo('gallery_items_away').execute();
    try {
      await page.goto('/Gallery?category=fair-trade');
      await expect(page.getByRole('alert')).toContainText('Error fetching gallery data');
      await page.goto('/Videos?category=fair-trade');
      await expect(page.getByRole('alert')).toContainText('Failed to fetch gallery data');
    } finally {
      await rows.schema.alterTable('gallery_items_away').renameTo('gallery_items').execute();
    }
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { expectLoggedErrors } from '../support/logged-errors.ts';

const isHydrated = (page: Page) => expect(page.locator('main [data-hydrated]')).toBeAttached();
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

test('a category of the photo gallery is chosen in place, and Back takes it back', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/Gallery');
  await page.getByRole('link', { name: 'Training', exact: true }).hover();
  await isHydrated(page);
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
  await isHydrated(page);
  await page.goBack();
  await expect(tiles).toHaveCount(all);
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('See More opens the picture over the page, which stands still behind it', async ({ page, expectAccessible }) => {
  await page.goto('/Gallery');
  const more = page.getByRole('link', { name: 'See More Around the box' });
  await more.hover();
  await isHydrated(page);
  await more.click();
  const dialog = page.getByRole('dialog', { name: 'Around the box' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Savings groups')).toBeVisible();
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
  const watch = page.getByRole('link', { name: 'Watch: How a savings group works' });
  await watch.hover();
  await isHydrated(page);
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

test('the titles of videos are read without pointing at them', async ({ page }) => {
  await page.goto('/Videos');
  const title = page.getByRole('heading', { name: 'How a savings group works' });
  const shown = () => title.evaluate((heading) => heading.checkVisibility({ opacityProperty: true }));
  expect(await shown()).toBe(true);
  const picture = await page.locator('.video-card', { has: title }).locator('.video-thumbnail').boundingBox();
  const words = await title.boundingBox();
  expect(words?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});

test('a category without videos says so', async ({ page, expectAccessible }) => {
  await page.goto('/Videos?category=community');
  await expect(page.getByRole('heading', { name: 'No Videos Found' })).toBeVisible();
  await expect(page.getByText('No videos found in this category.')).toBeVisible();
  await isHydrated(page);
  await expectAccessible();
});

test('a YouTube video is embedded from the host without cookies, once it is watched', async ({ browser, app }) => {
  await app.services.db
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
  await page.goto(`${app.url}/Videos?category=agriculture`);
  const watch = page.getByRole('link', { name: 'Watch: From seed to market' });
  await watch.hover();
  await isHydrated(page);
  expect(asked).toEqual([]);
  await watch.click();
  await expect(page.getByTitle('From seed to market')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/,
  );
  await expect.poll(() => asked.length).toBe(1);
  await page.close();
});

test.describe('a gallery of many', () => {
  let added: number[] = [];

  test.beforeAll(async ({ app }) => {
    const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
    const { id } = await (await app.call('POST', '/gallery-categories/', { name: 'Rain' }, access)).json();
    const film = { media_type: 'video', video_url: 'https://example.org/rain.mp4', categories: [id] };
    added = [];
    for (let number = 1; number <= 30; number += 1) {
      const made = await app.call('POST', '/gallery/', { ...film, title: `Rain ${number}` }, access);
      added.push((await made.json()).id);
    }
  });

  test.afterAll(async ({ app }) => {
    const { db } = app.services;
    await db.deleteFrom('gallery_item_categories').where('item_id', 'in', added).execute();
    await db.deleteFrom('gallery_items').where('id', 'in', added).execute();
    await app.services.write(null, async ({ changes }) => changes('gallery'));
  });

  for (const [address, link, heading] of [
    ['/Gallery', /^See More Rain/, 'All photos'],
    ['/Videos', /^Watch: Rain/, 'All videos'],
  ] as const) {
    test(`${address} has pages, within a category too`, async ({ page, expectAccessible }) => {
      await page.goto(`${address}?category=rain`);
      await expect(page.getByText('Showing 1-24 of 30')).toBeVisible();
      await expect(page.getByRole('link', { name: link })).toHaveCount(24);
      await page.getByRole('link', { name: 'Next' }).hover();
      await isHydrated(page);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/category=rain&page=2$/);
      await expect(page.getByText('Showing 25-30 of 30')).toBeVisible();
      await expect(page.getByRole('link', { name: link })).toHaveCount(6);
      await expect(page.getByRole('heading', { name: heading })).toBeFocused();
      await expectAccessible();
      await page.reload();
      await expect(page.getByRole('link', { name: link })).toHaveCount(6);
      await page.goto(address);
      await page.getByRole('link', { name: 'Rain', exact: true }).hover();
      await isHydrated(page);
      await page.getByRole('link', { name: 'Rain', exact: true }).click();
      await expect(page.getByText('Showing 1-24 of 30')).toBeVisible();
      await page.goBack();
      await expect(page.getByText(/^Showing 1-24 of (?!30)\d+$/)).toBeVisible();
    });
  }

  test('says what did not come, and tries again', async ({ page, allowFaults }) => {
    allowFaults(/status of 503/);
    await page.goto('/Videos?category=rain');
    await page.getByRole('link', { name: 'Next' }).hover();
    await isHydrated(page);
    await page.route('**/api/gallery/?*', (route) => route.fulfill({ status: 503, json: { detail: 'Not now.' } }));
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch gallery data');
    await page.unroute('**/api/gallery/?*');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByText('Showing 25-30 of 30')).toBeVisible();
  });

  test('the pages are links without script', async ({ browser, app }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${app.url}/Gallery?category=rain`);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByRole('link', { name: /^See More Rain/ })).toHaveCount(6);
    await page.goto(`${app.url}/Gallery?page=2`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Gallery\?page=2$/);
    await page.close();
  });
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

  test('when the gallery does not come, its page says so and offers another try', async ({
    page,
    app,
    allowFaults,
  }) => {
    allowFaults(/status of 503/);
    expectLoggedErrors(/A request failed .*no such table: gallery_items/);
    const { db } = app.services;
    await db.schema.alterTable('gallery_items').renameTo('gallery_items_away').execute();
    try {
      await page.goto('/Gallery?category=fair-trade');
      await expect(page.getByRole('alert')).toContainText('Error fetching gallery data');
      await page.goto('/Videos?category=fair-trade');
      await expect(page.getByRole('alert')).toContainText('Failed to fetch gallery data');
    } finally {
      await db.schema.alterTable('gallery_items_away').renameTo('gallery_items').execute();
    }
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible();
  });
});

test('the viewer goes on with its buttons, the arrow keys and a swipe, and begins anew after the last', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/Gallery');
  const links = page.getByRole('link', { name: /^See More/ });
  await links.first().hover();
  await isHydrated(page);
  const count = await links.count();
  await links.first().click();
  const dialog = page.getByRole('dialog');
  const place = dialog.getByRole('status');
  await expect(place).toContainText(`1 of ${count}`);
  const first = await dialog.getByRole('heading').innerText();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(place).toContainText(`2 of ${count}`);
  await expect(dialog.getByRole('heading')).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(place).toContainText(`1 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(place).toContainText(`${count} of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading')).toHaveText(first);
  const swipe = (from: number, to: number, down = 0) =>
    dialog.getByRole('heading').evaluate(
      (element, [begin, end, below]) => {
        const touch = (clientX: number, clientY: number) =>
          new Touch({ identifier: 1, target: element, clientX, clientY });
        element.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(begin, 100)], bubbles: true }));
        element.dispatchEvent(
          new TouchEvent('touchend', { changedTouches: [touch(end, 100 + below)], touches: [], bubbles: true }),
        );
      },
      [from, to, down] as const,
    );
  await swipe(300, 200);
  await expect(place).toContainText(`2 of ${count}`);
  // A finger that scrolls down or barely moves does not change the picture.
  await swipe(300, 200, 300);
  await swipe(300, 280);
  await expect(place).toContainText(`2 of ${count}`);
  await swipe(200, 300);
  await expect(place).toContainText(`1 of ${count}`);
  await expectAccessible();
});

test('a film that cannot play says so, with a link to it', async ({ page, app, allowFaults }) => {
  allowFaults(/404/);
  const title = 'How a savings group works';
  const setAddress = (address: string | null) =>
    app.services.write(null, async ({ db, changes }) => {
      await db.updateTable('gallery_items').set({ video_url: address }).where('title', '=', title).execute();
      changes('gallery');
    });
  const { id, video_url } = await app.services.db
    .selectFrom('gallery_items')
    .select(['id', 'video_url'])
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  await setAddress('/media/gone.mp4');
  await page.goto('/Videos');
  await page.getByRole('link', { name: `Watch: ${title}` }).hover();
  await isHydrated(page);
  await page.getByRole('link', { name: `Watch: ${title}` }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('This video cannot be played here.');
  await expect(alert.getByRole('link', { name: 'Open the video' })).toHaveAttribute('href', '/media/gone.mp4');
  await page.goto(`/Videos?watch=${id}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This video cannot be played here.');
  await setAddress(video_url);
});

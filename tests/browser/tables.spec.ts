import { expect, test } from '../support/browser.ts';

for (const width of [1280, 1366]) {
  test(`at ${width} pixels the page never scrolls sideways, rows are dense and titles have room`, async ({
    page,
    app,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(await app.addUser({ isSuperuser: true }));
    for (const list of ['getBlog', 'getEvent', 'getGallery', 'getAds', 'getUser']) {
      await page.goto(`/dashboard/${list}`);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      const measured = await page.evaluate(() => ({
        wider: document.documentElement.scrollWidth - window.innerWidth,
        highest: Math.max(
          ...[...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height),
        ),
        title: document.querySelector('tbody .list-name')?.getBoundingClientRect().width ?? 0,
        actions: Math.max(
          ...[...document.querySelectorAll('tbody .list-actions')].map(
            (cell) => new Set([...cell.querySelectorAll('a, button')].map((it) => it.getBoundingClientRect().top)).size,
          ),
        ),
      }));
      expect(measured.wider, list).toBeLessThanOrEqual(0);
      expect(measured.highest, list).toBeLessThan(100);
      expect(measured.title, list).toBeGreaterThan(200);
      expect(measured.actions, `${list}: the actions stand in one row`).toBe(1);
    }
  });
}

test('the title of a record leads to its form, or to its details for those who may not change it', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent');
  await page.locator('tbody .list-name').first().getByRole('link').click();
  await expect(page).toHaveURL(/addEvent\/\d+$/);

  await signInAs(await app.addUser({ permissions: ['events.view'] }), '/dashboard/getEvent');
  await page.locator('tbody .list-name').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('J leads into the rows from anywhere but a text field', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent');
  const titles = page.locator('tbody .list-name').getByRole('link');
  await expect(titles.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(titles.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(titles.nth(1)).toBeFocused();
});

test('on a phone filters are folded away, and the list can be sorted', async ({ page, app, signInAs }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getGallery');
  await expect(page.getByLabel('Category', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Media type').selectOption('image');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();

  await page.getByLabel('Sort by').selectOption({ label: 'Media Item ↑' });
  await expect(page).toHaveURL(/sort=title/);
  const titles = await page.locator('tbody .list-name').getByRole('link').allTextContents();
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  const search = await page.getByRole('button', { name: 'Search', exact: true }).boundingBox();
  expect((search?.x ?? 0) + (search?.width ?? 0), 'the search has the margin of the screen').toBeLessThanOrEqual(360);
});

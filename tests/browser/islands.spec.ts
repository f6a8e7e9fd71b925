import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { MORNING } from '../support/test-app.ts';

/** Keeps back a script of the site until what it answers is called. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/${name}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a post is read without React, which comes once something of it is pressed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.clock.install({ time: MORNING });
  await page.goto('/BlogDetail/1');
  await page.clock.runFor(1000);
  await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  expect(scripts).toEqual([expect.stringMatching(/\/start-/)]);
  const address = page.getByRole('textbox', { name: 'Link' });
  await page.getByText('Share Article').click();
  await expect(address).toBeVisible();
  expect(scripts).toContainEqual(expect.stringMatching(/\/hydrate-/));
});

test('a button that is pressed before it can answer is pressed once when it can, however often it was', async ({
  page,
}) => {
  const release = await holdScript(page, 'hydrate');
  await page.goto('/BlogDetail/1');
  await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  const share = page.getByText('Share Article');
  await share.click();
  await share.click();
  release();
  await expect(page.locator('[data-hydrated] .share-button')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
});

test('what needs the script that does not come does what the browser can without it', async ({ page, allowFaults }) => {
  allowFaults(/ERR_FAILED|Failed to fetch dynamically/);
  await page.route(/\/hydrate-.*\.js/, (route) => route.abort());
  await page.goto('/BlogDetail/1');
  await page.getByText('Share Article').click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
});

test('the way back is taken that was pressed before the script of the page came', async ({ page, allowFaults }) => {
  allowFaults(/status of 404/);
  await page.goto('/Team');
  const release = await holdScript(page, 'start');
  await page.goto('/nothing-here');
  await page.getByRole('button', { name: 'Go Back' }).click();
  release();
  await expect(page).toHaveURL(/\/Team$/);
});

test('what was opened before the script of the page came stays open', async ({ page }) => {
  const release = await holdScript(page, 'start');
  await page.goto('/BlogDetail/1');
  await page.getByText('Share Article').click();
  release();
  await expect(page.locator('[data-hydrated] .share-button')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
});

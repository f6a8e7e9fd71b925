import type { Page } from '@playwright/test';
import { PHONES } from '../support/boxes.ts';
import { expect, test } from '../support/browser.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save page' });
const blocks = (page: Page) => page.getByRole('region', { name: 'Blocks' });
const card = (page: Page, name: RegExp) => blocks(page).getByRole('button', { name });

/** Opens the form of what a page of the site shows. */
async function change(page: Page, name: string) {
  await page.goto('/dashboard/pages/standard');
  await page.getByRole('button', { name: `Change what it shows: ${name}` }).click();
  await expect(page.getByText('This is a page of the site itself')).toBeVisible();
}

async function publish(page: Page) {
  await page.getByLabel('Status').selectOption('Published');
  await save(page).click();
  await expect(page.getByText(/^Page “.*” saved\.$/)).toBeVisible();
}

for (const width of [1280, ...PHONES]) {
  test(`the home page gets other words and a block, and is as it came once that is deleted, at ${width} px`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/pages/standard');
    await expectAccessible();
    await change(page, 'Home');
    await expect(blocks(page).getByRole('heading', { level: 3 })).toHaveCount(10);
    await expectAccessible();
    await card(page, /^5\. Fun facts/).click();
    await blocks(page).getByLabel('Title', { exact: true }).fill('What we count');
    await page.getByRole('button', { name: 'Move up: 5. Fun facts' }).click();
    await page.getByRole('button', { name: 'More for 9. Call to donate' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Add a block', exact: true }).click();
    const chooser = page.getByRole('dialog');
    await expect(chooser.getByRole('button', { name: /^Call to donate/ })).toBeVisible();
    await expectAccessible();
    await chooser.getByRole('button', { name: /^Questions and answers/ }).click();
    await blocks(page).getByLabel('Title', { exact: true }).last().fill('What people ask');
    await publish(page);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'What we count' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empowering Communities, Transforming Lives');
    await expect(page.getByRole('heading', { name: 'Your gift is someone’s first step' })).toHaveCount(0);
    await expectAccessible();
    await page.goto('/fr');
    await expect(page.getByText('What we count')).toHaveAttribute('lang', 'en');

    await page.goto('/dashboard/pages');
    await page.getByRole('button', { name: 'Delete Home' }).click();
    await expect(page.getByRole('button', { name: 'Delete Home' })).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your gift is someone’s first step' })).toBeVisible();
  });
}

test('who reads a changed page of the site comes to the section in sight', async ({ page, app, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/pages/standard');
  await change(page, 'Our Mission');
  await publish(page);
  await page.goto('/Mission');
  await expect(async () => {
    await page.locator('#statement-title').evaluate((title) => title.scrollIntoView({ block: 'center' }));
    await page.getByRole('link', { name: 'Edit this page' }).dispatchEvent('pointerdown');
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', /part=block-/, {
      timeout: 500,
    });
  }).toPass();
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await expect(card(page, /^3\. Mission statement/)).toHaveAttribute('aria-expanded', 'true');
});

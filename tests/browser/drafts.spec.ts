import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

const NEW_POST = '/dashboard/addblog';
const kept = 'This device has a saved draft from';

/** Types the title of a new post, and waits until this device has kept it. */
async function type(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.waitForFunction(
    (text) => Object.values(localStorage).some((value) => String(value).includes(text)),
    title,
  );
}

test.beforeEach(async ({ page }) => {
  // Leaving the page asks; that question is not tested here.
  page.on('dialog', (dialog) => void dialog.accept());
});

test('text typed beside an older draft is kept as well, and either can be taken up again', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), NEW_POST);
  await type(page, 'The first text');
  await page.reload();
  await expect(page.getByText(kept)).toHaveCount(1);
  await type(page, 'The second text');
  await page.reload();
  await expect(page.getByText(kept)).toHaveCount(2);
  await expect(page.getByText('The first text')).toBeVisible();

  await page
    .getByRole('listitem')
    .filter({ hasText: 'The second text' })
    .getByRole('button', { name: 'Continue with it' })
    .click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The second text');
  await expect(page.getByText(kept)).toHaveCount(1);
});

test('text just typed is not replaced without asking, and is kept when it is replaced', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), NEW_POST);
  await type(page, 'The kept text');
  await page.reload();
  await type(page, 'Typed just now');
  const title = page.getByLabel('Title', { exact: true });
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(title).toHaveValue('Typed just now');

  await page.getByRole('button', { name: 'Continue with it' }).click();
  await page.getByRole('button', { name: 'Use the saved draft' }).click();
  await expect(title).toHaveValue('The kept text');
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await page.getByRole('button', { name: 'Use the saved draft' }).click();
  await expect(title).toHaveValue('Typed just now');
});

test('a draft is gone once it is saved or discarded; the others stay', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), NEW_POST);
  await type(page, 'An older text');
  await page.reload();
  await type(page, 'A finished text');
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByRole('heading', { name: 'Blogs management' })).toBeVisible();
  await page.goto(NEW_POST);
  await expect(page.getByText(kept)).toHaveCount(1);
  await expect(page.getByText('An older text')).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText(kept)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  await expect(page.getByText(kept)).toHaveCount(0);
});

test('a draft of whoever stays on a device for thirty days', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/adminDashboard');
  const keep = (key: string, days: number) =>
    page.evaluate(
      ([name, ago]) => {
        const savedAt = new Date(Date.now() - Number(ago) * 24 * 3_600_000).toISOString();
        const draft = { begunAt: savedAt, savedAt, values: { full_name: 'Aline' } };
        localStorage.setItem(String(name), JSON.stringify([draft]));
      },
      [key, days],
    );
  await keep('draft 901 registration', 31);
  await keep('draft 902 registration', 29);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft 90')));
  expect(kept).toEqual(['draft 902 registration']);
});

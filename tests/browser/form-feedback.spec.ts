import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { MORNING } from '../support/test-app.ts';

/** A form that is sent within two seconds of its page is taken for a program's. Milliseconds. */
const LOOK_AROUND = 2500;

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: MORNING });
  await page.goto(path);
  await page.locator('main').dispatchEvent('pointerover');
  await expect(page.locator('main [data-hydrated]').last()).toBeAttached();
  await wakeIslands(page, 'main');
  await page.clock.runFor(LOOK_AROUND);
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.clock.runFor(100);
}

const filled = ['Name', 'E-mail', 'Subject', 'Message'];

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('a field’s error stays until the field is changed, and the summary until no error is left', async ({ page }) => {
  await open(page, '/contactus');
  await field(page, 'Name').fill('Aline');
  await field(page, 'Message').fill('When does the next training begin?');
  await press(page, sendButton(page));
  const summary = page.getByText('Please fill in all required fields.');
  await expect(summary).toBeVisible();
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await field(page, 'E-mail').fill('a');
  await expect(field(page, 'E-mail')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('This field is required.')).toHaveCount(1);
  await expect(summary).toBeVisible();
  await field(page, 'Subject').fill('Maize');
  await expect(page.getByText('This field is required.')).toHaveCount(0);
  await expect(summary).toHaveCount(0);
});

/** Whether the toast lies over neither. */
async function leavesFree(page: Page, parts: readonly Locator[]): Promise<void> {
  const toast = await page.locator('.toast').boundingBox();
  for (const part of parts) {
    const free = await part.boundingBox();
    if (!toast || !free) throw new Error('The toast or the form is not there');
    const isBeside = free.x >= toast.x + toast.width || free.x + free.width <= toast.x;
    const isAboveOrBelow = free.y >= toast.y + toast.height || free.y + free.height <= toast.y;
    expect(isBeside || isAboveOrBelow).toBe(true);
  }
}

for (const [width, height] of [
  [375, 667],
  [1280, 720],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const wrong of filled) {
      test(`the summary lies over neither the wrong ${wrong} nor the button`, async ({ page }) => {
        await open(page, '/contactus');
        for (const label of filled) await field(page, label).fill(label === 'E-mail' ? 'aline@example.org' : label);
        await field(page, wrong).fill('');
        await press(page, sendButton(page));
        await expect(field(page, wrong)).toBeFocused();
        const whole = page.locator('.field').filter({ has: page.locator('[aria-invalid]') });
        await leavesFree(page, [whole, sendButton(page)]);
        await expect(whole).toBeInViewport({ ratio: 1 });
      });
    }

    test('the summary in the dialog for donors leaves the fields and its buttons free', async ({ page }) => {
      await open(page, '/donate');
      await page.getByRole('link', { name: 'Donation Interest Form' }).click();
      const dialog = page.getByRole('dialog');
      const submit = dialog.getByRole('button', { name: 'Submit Interest' });
      await press(page, submit);
      await expect(dialog.getByLabel('Full Name')).toBeFocused();
      const wrong = await dialog
        .locator('.field')
        .filter({ has: page.locator('[aria-invalid]') })
        .all();
      expect(wrong).toHaveLength(3);
      await leavesFree(page, [...wrong, submit, dialog.getByRole('button', { name: 'Close', exact: true })]);
    });
  });
}

test('the thanks for a message stay, take the focus, and lead to an empty form', async ({ page, expectAccessible }) => {
  await open(page, '/contactus');
  for (const label of ['Name', 'Subject', 'Message']) await field(page, label).fill(label);
  await field(page, 'E-mail').fill('aline@example.org');
  await press(page, sendButton(page));
  const thanks = page
    .getByRole('status')
    .filter({ hasText: "Thank you for your message! We'll get back to you soon." });
  await expect(thanks).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(thanks).toBeInViewport();
  await expectAccessible();
  await thanks.getByRole('button', { name: 'Write another message' }).press('Enter');
  await expect(thanks).toHaveCount(0);
  await expect(field(page, 'Name')).toBeFocused();
  for (const label of ['Name', 'E-mail', 'Subject', 'Message']) await expect(field(page, label)).toHaveValue('');
});

test('the thanks of a donor stay where the form was, and lead to an empty one', async ({ page, expectAccessible }) => {
  await open(page, '/donate');
  await page.getByRole('link', { name: 'Donation Interest Form' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').fill('Jean');
  await dialog.getByLabel('E-mail', { exact: true }).fill('jean@example.org');
  await dialog.getByLabel('Message').fill('I would like to give every month.');
  await dialog.getByLabel('Preferred Contact Method').selectOption('phone');
  await press(page, dialog.getByRole('button', { name: 'Submit Interest' }));
  const phone = dialog.getByLabel(/^Phone/);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Preferred Contact Method').selectOption('email');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await press(page, dialog.getByRole('button', { name: 'Submit Interest' }));
  await expect(dialog).toBeHidden();
  const thanks = page.getByRole('status').filter({ hasText: "Thank you for your interest! We'll be in touch soon." });
  await expect(thanks).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(thanks).toBeInViewport();
  await expectAccessible();
  await thanks.getByRole('button', { name: 'Send another form' }).click();
  await expect(dialog).toBeVisible();
  await expect(thanks).toHaveCount(0);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
});

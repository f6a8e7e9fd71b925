import type { Page } from '@playwright/test';
import { moneyInFigures } from '../../domain/giving/money.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { faultsAt } from '../support/boxes.ts';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { signedIn } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';
import { offerLanguages } from '../support/words.ts';

/** A form that is sent within two seconds of its page is taken for a program's. Milliseconds. */
const LOOK_AROUND = 2500;

const REFERENCE = /[3-9A-Y]{3}-[3-9A-Y]{4}/;

const formOf = (page: Page) => page.getByRole('form', { name: 'Give now' });
const amountOf = (page: Page) => formOf(page).getByRole('textbox', { name: /^Amount/ });
const button = (page: Page) => formOf(page).getByRole('button', { name: 'Pledge this gift' });
const emailOf = (page: Page) => formOf(page).getByRole('textbox', { name: 'E-mail' });

async function open(page: Page, address = '/donate'): Promise<void> {
  await page.clock.install({ time: '2026-11-20T08:00:00Z' });
  await page.goto(address);
  await page.locator('main').dispatchEvent('pointerover');
  await amountOf(page).focus();
  await expect(page.locator('[data-hydrated] > form')).toBeAttached();
  await page.clock.runFor(LOOK_AROUND);
}

const pledges = ({ services }: TestApp) =>
  services.db.selectFrom('pledges').selectAll().orderBy('id', 'desc').execute();

test('a visitor chooses an amount, and comes to how to pay it', async ({ page, app, expectAccessible }) => {
  await open(page);
  await formOf(page)
    .getByRole('radio', { name: /RWF 10,000/ })
    .check();
  await expect(amountOf(page)).toHaveValue('10000');
  await formOf(page).getByLabel('What it is for').selectOption({ label: 'A new savings group (sample)' });
  await emailOf(page).fill('alice@example.org');
  await formOf(page).getByLabel('Remind me once by e-mail if my gift has not arrived').check();
  await expectAccessible();
  await button(page).click();
  await expect(page).toHaveURL(/\/pledge\/\d+-[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your pledge' })).toBeVisible();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  await expect(page.getByText('Not received yet')).toBeVisible();
  await expect(page.getByText('A new savings group (sample)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mobile money (sample)' })).toBeVisible();
  await expectAccessible();
  const [stored] = await pledges(app);
  expect(stored).toMatchObject({ amount: 10_000, currency: 'RWF', rhythm: 'once', email: 'alice@example.org' });
  expect(Boolean(stored?.is_reminder_wanted)).toBe(true);
});

test('a giver is thanked by name before anything else, and reads who receives the gift', async ({ page, app }) => {
  await app.services.write(null, async ({ db, changes }) => {
    await db
      .updateTable('site_settings')
      .set({ settings: JSON.stringify({ tax_number: '102345678' }) })
      .execute();
    changes('settings');
  });
  await open(page);
  await expect(page.getByText('Tax number (TIN): 102345678')).toBeVisible();
  await amountOf(page).fill('3000');
  await formOf(page).getByLabel('Your name').fill('Alice');
  await emailOf(page).fill('alice@example.org');
  await button(page).click();
  await expect(page).toHaveURL(/\/pledge\//);
  expect(await page.getByRole('main').innerText()).toMatch(/^Thank you, Alice/);
});

test('another amount takes the choice back, and the keyboard is enough', async ({ page, app }) => {
  await open(page);
  const choices = formOf(page).getByRole('radio', { name: /RWF/ });
  await choices.first().focus();
  await page.keyboard.press('Space');
  await expect(amountOf(page)).toHaveValue('2000');
  await page.keyboard.press('ArrowDown');
  await expect(amountOf(page)).toHaveValue('10000');
  await page.keyboard.press('Tab');
  await expect(amountOf(page)).toBeFocused();
  await page.keyboard.type('7 500');
  await expect(formOf(page).getByRole('radio', { name: /RWF/, checked: true })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(formOf(page).getByRole('radio', { name: 'Each month' })).toBeChecked();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(formOf(page).getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('0788 111 222');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pledge\//);
  expect((await pledges(app))[0]).toMatchObject({ amount: 7500, rhythm: 'monthly', phone: '0788 111 222' });
});

test('what is missing is said at its field, and nothing is sent', async ({ page }) => {
  await open(page);
  await button(page).click();
  await page.clock.runFor(100);
  await expect(amountOf(page)).toHaveAccessibleDescription('This field is required.');
  await amountOf(page).fill('much');
  await emailOf(page).fill('alice@example.org');
  await button(page).click();
  await expect(amountOf(page)).toHaveAccessibleDescription('Enter an amount above zero in figures, such as 5,000.');
  await formOf(page)
    .getByRole('radio', { name: /RWF 2,000/ })
    .check();
  await expect(amountOf(page)).not.toHaveAttribute('aria-invalid');
  await emailOf(page).fill('');
  await button(page).click();
  await expect(emailOf(page)).toHaveAttribute('aria-invalid');
  await formOf(page).getByLabel('Phone').fill('0788111222');
  await expect(emailOf(page)).not.toHaveAttribute('aria-invalid');
});

test('without network it waits on the phone, and later says the reference and leads to how to pay', async ({
  page,
  context,
  allowFaults,
}) => {
  allowFaults(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await open(page);
  // The script that sends what waits comes with the form at the foot.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await wakeIslands(page, 'footer');
  await amountOf(page).fill('3000');
  await emailOf(page).fill('offline@example.org');
  await context.setOffline(true);
  await button(page).click();
  await expect(page.getByText('You are offline. Your message is saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-messages'))).toBeNull();
  await page.clock.runFor(20_000);
  const toast = page.locator('.toast');
  await expect(toast).toHaveText(REFERENCE);
  const reference = REFERENCE.exec((await toast.textContent()) ?? '')?.[0] ?? 'none';
  await toast.getByRole('link').click();
  await expect(page).toHaveURL(/\/pledge\//);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
});

test('the currencies that can be chosen are those in which there is a way to pay', async ({ page, app }) => {
  const { access } = await signedIn(app, { isSuperuser: true });
  const way = { name: 'A bank abroad', kind: 'bank', currency: 'USD', account: '42', is_active: true };
  const { id } = await (await app.call('POST', '/payment-ways/', way, access)).json();
  await open(page);
  const currency = formOf(page).getByLabel('Currency');
  await expect(currency.getByRole('option')).toHaveText(['RWF', 'USD']);
  await amountOf(page).fill('12.50');
  await currency.selectOption('USD');
  await emailOf(page).fill('dollars@example.org');
  await button(page).click();
  await expect(page.getByText('Amount to pay: USD\u00a012.50')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A bank abroad' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mobile money (sample)' })).toHaveCount(0);
  // Nothing to dial: the camera of a phone opens the page.
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect((await app.call('DELETE', `/payment-ways/${id}/`, undefined, access)).status).toBeLessThan(300);
});

test('in Kinyarwanda and in French the form and the page of the pledge are in the language', async ({ page, app }) => {
  await offerLanguages(app);
  // The window’s size changes at the end, which breaks a transition between two pages.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [language, words] of [
    ['rw', { give: 'Mutange ubu', pledge: 'Mwemeze iyi nkunga', title: 'Isezerano ryanyu', pay: 'Uko mwishyura' }],
    [
      'fr',
      { give: 'Donner maintenant', pledge: 'Promettre ce don', title: 'Votre promesse de don', pay: 'Comment payer' },
    ],
  ] as const) {
    await page.goto(`/${language}/donate`);
    await page.clock.install();
    const form = page.getByRole('form', { name: words.give });
    await form
      .getByRole('radio', { name: moneyInFigures({ amount: 10_000, currency: 'RWF' }, catalogues[language].numbers) })
      .check();
    await form.locator('[name=email]').fill(`${language}@example.org`);
    await expect(page.locator('[data-hydrated] > form')).toBeAttached();
    await page.clock.runFor(LOOK_AROUND);
    await form.getByRole('button', { name: words.pledge }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/pledge/`));
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.pay })).toBeVisible();
    expect(await faultsAt(page, language, [320, 768, 1280])).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form takes the chosen amount, keeps it when refused, thanks with the reference, and leads on', async ({
    page,
    app,
    allowFaults,
  }) => {
    allowFaults(/status of 400/);
    await page.goto('/donate?amount=2000&currency=RWF');
    await expect(formOf(page).getByRole('radio', { name: /RWF 2,000/ })).toBeChecked();
    await button(page).click();
    await expect(emailOf(page)).toHaveAttribute('aria-invalid');
    await expect(formOf(page).getByRole('radio', { name: /RWF 2,000/ })).toBeChecked();
    await formOf(page)
      .getByRole('radio', { name: /RWF 25,000/ })
      .check();
    await emailOf(page).fill('silent@example.org');
    await button(page).click();
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you for your pledge' });
    const reference = REFERENCE.exec((await thanks.textContent()) ?? '')?.[0] ?? 'none';
    expect((await pledges(app))[0]).toMatchObject({ amount: 25_000, email: 'silent@example.org' });
    await thanks.getByRole('link', { name: 'See how to pay' }).click();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();

    await page.getByText('Cancel my pledge', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, cancel my pledge' }).click();
    await expect(page.getByText('Your pledge is cancelled. We will not remind you of it.')).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to pay' })).toHaveCount(0);
    await expect(page.getByText('Cancel my pledge', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Open my pledge again' }).click();
    await expect(page.getByText('Your pledge is open again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open my pledge again' })).toHaveCount(0);
  });

  test('an amount that is typed is the one that is taken', async ({ page, app }) => {
    await page.goto('/donate');
    await formOf(page)
      .getByRole('radio', { name: /RWF 2,000/ })
      .check();
    await amountOf(page).fill('1,500');
    await formOf(page).getByLabel('Phone').fill('0788 333 444');
    await button(page).click();
    await expect(page.getByText('Thank you for your pledge')).toBeVisible();
    expect((await pledges(app))[0]).toMatchObject({ amount: 1500, phone: '0788 333 444' });
  });

  test('the form for interest is not taken for a pledge', async ({ page, app }) => {
    await page.goto('/donate#form');
    const form = page.getByRole('form', { name: 'Donation Interest Form' });
    await form.getByLabel('Full Name').fill('Jean');
    await form.getByLabel('E-mail', { exact: true }).fill('jean@example.org');
    await form.getByLabel('Message', { exact: true }).fill('Maize.');
    const before = (await pledges(app)).length;
    await form.getByRole('button', { name: 'Submit Interest' }).click();
    await expect(page.getByText("Thank you for your interest! We'll be in touch soon.")).toBeVisible();
    await expect(formOf(page)).toBeVisible();
    expect(await pledges(app)).toHaveLength(before);
  });
});

test('without a way to pay there is no form, and the page is as it was', async ({ page, app }) => {
  await app.services.write(null, async ({ db, changes }) => {
    await db
      .withTables<{ payment_ways: { is_active: boolean } }>()
      .updateTable('payment_ways')
      .set({ is_active: false })
      .execute();
    changes('payment_ways');
  });
  await page.goto('/donate');
  await expect(page.getByRole('heading', { name: 'Ways to give' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Give now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Give for this project' })).toHaveCount(0);
});

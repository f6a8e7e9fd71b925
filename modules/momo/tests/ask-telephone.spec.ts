import type { Page } from '@playwright/test';
import { faultsAt } from '../../../tests/support/boxes.ts';
import { test as base, expect } from '../../../tests/support/browser.ts';
import { makePledge } from '../../../tests/support/pledges.ts';
import type { TestApp } from '../../../tests/support/test-app.ts';
import { offerLanguages } from '../../../tests/support/words.ts';
import { type MomoServer, momoVariables, openMomoServer } from './momo-server.ts';

/** A site with an account at MTN. */
const test = base.extend<object, { momo: MomoServer; settings: Record<string, string> }>({
  momo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to see what is needed
    async ({}, use) => {
      const momo = await openMomoServer();
      await use(momo);
      await momo.close();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ momo }, use) => use(momoVariables(momo.settings)), { scope: 'worker' }],
});

const MINUTE = 60_000;

/** Time enough for the page to look once. */
const ONE_LOOK = 5_000;

const formOf = (page: Page) => page.getByRole('form', { name: 'Pay with your phone now' });
const phoneOf = (page: Page) => formOf(page).getByLabel('Phone number to pay from');
const button = (page: Page) => formOf(page).getByRole('button', { name: 'Send the request to my phone' });

/** Opens the page of a new pledge; its scripts have come. */
async function open(page: Page, app: TestApp, pledge: object): Promise<void> {
  const { address } = await makePledge(app, pledge);
  await page.clock.install({ time: '2026-11-20T08:00:00Z' });
  await page.goto(address);
  await phoneOf(page).focus();
  await expect(page.locator('[data-hydrated] form')).toBeAttached();
}

/** The last payment that MTN was asked for, once it has been asked. */
async function asked(momo: MomoServer, phone: string): Promise<string> {
  const find = () => [...momo.payments].findLast(([, { answer }]) => answer.payer.partyId === phone)?.[0];
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

/** Has the site ask MTN how payments stand. */
function hear(app: TestApp): void {
  app.advance(MINUTE / 2);
  app.services.requests?.nudge();
}

test('a giver has the telephone asked, confirms on it, and sees that the money has come', async ({
  page,
  app,
  momo,
  expectAccessible,
}) => {
  await open(page, app, { amount: '5000', phone: '0788 400 001' });
  await expect(formOf(page).locator('..')).toContainText('RWF\u00a05,000');
  await expect(phoneOf(page)).toHaveValue('0788 400 001');
  await button(page).click();
  const note = page.getByRole('status').filter({ hasText: 'phone' });
  await expect(note).toHaveText(/^(Your phone will get the request|The request is on your phone)/);
  const id = await asked(momo, '250788400001');
  expect(momo.payments.get(id)?.answer).toMatchObject({ amount: '5000', currency: 'RWF' });
  await expect(async () => {
    await page.clock.runFor(ONE_LOOK);
    await expect(note).toContainText('The request is on your phone.', { timeout: 500 });
  }).toPass();
  await expectAccessible();
  await momo.confirm(id);
  await expect(async () => {
    hear(app);
    await page.clock.runFor(ONE_LOOK);
    await expect(page.getByText('Your payment has arrived. Thank you!')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Received. Thank you!')).toBeVisible();
  await expect(formOf(page)).toHaveCount(0);
});

test('who refuses on the telephone reads so, and can have another one asked', async ({ page, app, momo }) => {
  await open(page, app, { amount: '7000', phone: '0788 400 002' });
  await button(page).click();
  await momo.refuse(await asked(momo, '250788400002'), 'APPROVAL_REJECTED');
  await expect(async () => {
    hear(app);
    await page.clock.runFor(ONE_LOOK);
    await expect(page.getByText('The payment was declined on the phone')).toBeVisible({ timeout: 500 });
  }).toPass();
  await phoneOf(page).fill('0788 400 003');
  await button(page).click();
  await momo.refuse(await asked(momo, '250788400003'), 'NOT_ENOUGH_FUNDS');
  await expect(async () => {
    hear(app);
    await page.clock.runFor(ONE_LOOK);
    await expect(page.getByText('The payment did not work.')).toBeVisible({ timeout: 500 });
  }).toPass();
  // The number that was asked last is offered for another try.
  await expect(phoneOf(page)).toHaveValue('+250788400003');
});

test('a number that is none is named at its field, and nothing is kept for later without a network', async ({
  page,
  app,
  context,
  allowFaults,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED/);
  await open(page, app, { email: 'no-phone@example.org' });
  await expect(phoneOf(page)).toHaveValue('');
  await button(page).click();
  await expect(phoneOf(page)).toHaveAccessibleDescription('This field is required.');
  await phoneOf(page).fill('0788');
  await button(page).click();
  await expect(phoneOf(page)).toHaveAccessibleDescription(/^Enter the phone number to pay from/);
  await phoneOf(page).fill('0788 400 004');
  await context.setOffline(true);
  await button(page).click();
  await page.clock.runFor(100);
  await expect(page.locator('.toast')).toContainText('We could not send the request to your phone.');
  await expect(phoneOf(page)).toHaveValue('0788 400 004');
  expect(await page.evaluate(() => localStorage.getItem('kept-messages'))).toBeNull();
});

test('of a monthly pledge a month is asked for, and nothing while nothing is outstanding', async ({
  page,
  app,
  momo,
}) => {
  const { address } = await makePledge(app, { amount: '2500', rhythm: 'monthly', phone: '0788 400 005' });
  const token = address.split('/').at(-1);
  await app.call('POST', `/own-pledges/${token}/request/`, { phone: '0788 400 005' });
  await momo.confirm(await asked(momo, '250788400005'));
  await expect(async () => {
    hear(app);
    await page.goto(address);
    await expect(page.getByText('Your payment has arrived. Thank you!')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Amount to pay: RWF\u00a02,500')).toBeVisible();
  await expect(formOf(page)).toHaveCount(0);
});

test('a pledge in another currency has no telephone asked', async ({ page, app }) => {
  const { address } = await makePledge(app, { currency: 'USD', amount: '20' });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(formOf(page)).toHaveCount(0);
});

test('in Kinyarwanda and in French the form is in the language', async ({ page, app }) => {
  await offerLanguages(app);
  const { address } = await makePledge(app, { phone: '0788 400 007' });
  for (const [language, name] of [
    ['rw', 'Mwohereze ubusabe kuri telefoni'],
    ['fr', 'Envoyer la demande à mon téléphone'],
  ] as const) {
    await page.goto(`/${language}${address}`);
    await expect(page.getByRole('button', { name })).toBeVisible();
    expect(await faultsAt(page, language, [320, 768, 1280])).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form keeps what is wrong, has the telephone asked, and a link shows whether the money has come', async ({
    page,
    app,
    momo,
    allowFaults,
  }) => {
    allowFaults(/status of 4\d\d/);
    const { address } = await makePledge(app, { amount: '9000', email: 'quiet@example.org' });
    await page.goto(address);
    await phoneOf(page).fill('0788 12');
    await button(page).click();
    await expect(phoneOf(page)).toHaveAccessibleDescription(/^Enter the phone number to pay from/);
    await expect(phoneOf(page)).toHaveValue('0788 12');
    await phoneOf(page).fill('0788 400 006');
    await button(page).click();
    await expect(page.getByText(/^(Your phone will get the request|The request is on your phone)/)).toBeVisible();
    await expect(phoneOf(page)).toHaveValue('+250788400006');
    // Pressed once more, it says why nobody is asked again.
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'A request is already on this phone. Confirm or decline it there, or wait',
    );
    const id = await asked(momo, '250788400006');
    await page.getByRole('link', { name: 'Check whether it has arrived' }).click();
    await expect(page.getByText('The request is on your phone.')).toBeVisible();
    app.advance(6 * MINUTE);
    await page.reload();
    await expect(page.getByText('The time to confirm is over.')).toBeVisible();
    await momo.confirm(id);
    await expect(async () => {
      hear(app);
      await page.goto(address);
      await expect(page.getByText('Your payment has arrived. Thank you!')).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test('who cancels while the telephone asks reads before and after to refuse it there, also without script', async ({
  browser,
  app,
  momo,
}) => {
  const { address } = await makePledge(app, { amount: '6000', phone: '0788 400 016' });
  await app.call('POST', `/own-pledges/${address.split('/').at(-1)}/request/`, { phone: '0788 400 016' });
  await asked(momo, '250788400016');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText('Cancel my pledge', { exact: true }).click();
  const warning = page.getByText('A payment request is still on a phone. Decline it there.');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Yes, cancel my pledge' }).click();
  await expect(page.getByText('A payment request may still be on your phone: decline it there.')).toBeVisible();
  await page.goto(address);
  await expect(warning).toBeVisible();
  await context.close();
});

import type { Page } from '@playwright/test';
import { test as base, expect } from '../../../tests/support/browser.ts';
import { startTestApp } from '../../../tests/support/test-app.ts';

/** The product as it is after its first start: nobody has entered anything yet. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to see what is needed
  app: async ({}, use) => {
    const app = await startTestApp({});
    await use(app);
    await app.close();
  },
});

const REFERENCE = /[3-9A-Y]{3}-[3-9A-Y]{4}/;

/** The statement of an operator, 500 rows, of which one names the pledge. */
const statementWith = (reference: string) =>
  [
    'Id,Date,Amount,Name,Phone,Message',
    ...Array.from({ length: 499 }, (_, row) => `S${row},2026-11-19,${1000 + row},Somebody ${row},,monthly`),
    `S499,2026-11-19,12500,UWASE CLAUDINE,+250788000499,${reference.replace('-', '').toLowerCase()}`,
  ].join('\n');

async function pledgeOnPhone(page: Page): Promise<{ reference: string; address: string }> {
  await page.goto('/donate');
  const form = page.getByRole('form', { name: 'Give now' });
  await form.getByRole('textbox', { name: /^Amount/ }).fill('12500');
  await form.getByRole('textbox', { name: 'Your name' }).fill('Claudine Uwase');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('claudine@example.org');
  await form.getByRole('button', { name: 'Pledge this gift' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you, Claudine Uwase' });
  const reference = REFERENCE.exec((await thanks.textContent()) ?? '')?.[0] ?? 'none';
  await thanks.getByRole('link', { name: 'See how to pay' }).click();
  await expect(page.getByRole('heading', { name: 'Mobile money of the office' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dial *182*8*1*123456*12500#' })).toBeVisible();
  return { reference, address: page.url() };
}

test('from an empty site to the receipt in the hand of the giver', async ({ page, app, signInAs, browser }) => {
  const staff = await app.addUser({ isSuperuser: true });
  await signInAs(staff, '/dashboard/paymentWays');
  await expect(page.getByText('No ways to pay added yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Way to pay' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mobile money of the office');
  await page.getByLabel('Code or account number').fill('123456');
  await page.getByLabel('Code to dial').fill('*182*8*1*123456*{amount}#');
  await page.getByLabel('Instructions').fill('Dial the code and confirm the name.');
  await page.getByRole('button', { name: 'Create Way to pay' }).click();
  await expect(page.getByRole('row', { name: /Mobile money of the office/ })).toBeVisible();

  const phone = await browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 700 },
  });
  const giver = await phone.newPage();
  const { reference, address } = await pledgeOnPhone(giver);

  await page.goto('/dashboard/payments/import');
  await page.getByRole('button', { name: 'Add a source' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Mobile money of the office');
  await dialog.getByRole('button', { name: 'Add a source' }).click();
  const buffer = Buffer.from(statementWith(reference));
  await page.getByLabel('Choose a file').setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel('I have checked the rows: all of it is money in.').check();
  await page.getByRole('button', { name: 'Import 500 payments' }).click();
  await page.getByRole('link', { name: 'Go to the open payments' }).click();
  await expect(page.getByText('1 payment can be matched by its reference')).toBeVisible();
  await page.getByRole('button', { name: 'Check and assign' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Claudine Uwase');
  await dialog.getByRole('button', { name: 'Assign this one' }).click();
  await expect(page.getByText('1 payment assigned')).toBeVisible();
  await page.goto('/dashboard/payments?state=assigned');
  await page.getByRole('link', { name: 'UWASE CLAUDINE', exact: true }).click();
  await dialog.getByRole('button', { name: 'Issue receipt for Claudine Uwase' }).click();
  await page.getByRole('button', { name: 'Issue receipt', exact: true }).click();
  await expect(dialog.getByText(/Receipt 2026-00001/)).toBeVisible();

  await giver.goto(address);
  await expect(giver.getByText('Received. Thank you!')).toBeVisible();
  const receipt = await giver.getByRole('link', { name: /^Receipt 2026-00001/ }).getAttribute('href');
  const file = await app.get(receipt ?? '');
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(await file.text()).toMatch(/^%PDF-/);
  await phone.close();
});

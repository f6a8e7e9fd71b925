import { readFile } from 'node:fs/promises';
import type { Permission } from '../../domain/permission.ts';
import * as french from '../../locales/fr/dashboard/pledges.ts';
import * as kinyarwanda from '../../locales/rw/dashboard/pledges.ts';
import { expect, test } from '../support/browser.ts';
import { csvRows } from '../support/csv.ts';
import { openGiving } from '../support/giving.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { testInEachLook } from '../support/looks.ts';
import { addDonation } from '../support/submissions.ts';
import { MORNING } from '../support/test-app.ts';

const SCREEN = '/dashboard/pledges';
const all: Permission[] = ['pledges.view', 'pledges.create', 'pledges.edit', 'pledges.export'];

test.beforeEach(({ page }) => page.clock.setFixedTime(MORNING));

test('an empty list says so, and a failed one offers to try again', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/500/);
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await expect(page.getByRole('heading', { name: 'Pledges', level: 1 })).toBeVisible();
  await expect(page.getByText('No pledges yet')).toBeVisible();
  await page.route('**/api/pledges/?*', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load pledges');
  await page.unroute('**/api/pledges/?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No pledges yet')).toBeVisible();
});

test('a pledge is found by its reference and its filters, and saved as a table', async ({ page, app, signInAs }) => {
  const { pledge, gift } = await openGiving(app);
  const part = await pledge({ full_name: 'Partly Given', phone: '0788 200 001', amount: '8000' });
  await gift(3000, { pledge_id: part.id });
  await pledge({ full_name: 'Monthly Giver', phone: '0788 200 002', rhythm: 'monthly', amount: '1,000' });
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  const rows = page.getByRole('row');
  const search = page.getByLabel('Search by name, e-mail, phone or reference');
  await search.fill(part.reference.toLowerCase().replace('-', ' '));
  await expect(page.getByText('Showing 1 to 1 of 1 pledge')).toBeVisible();
  for (const text of [part.reference, 'Partly Given', 'RWF 8,000', 'RWF 3,000 of RWF 8,000', 'Partly received']) {
    await expect(rows.nth(1)).toContainText(text);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pledges.csv');
  const lines = csvRows(await readFile(await download.path(), 'utf8'));
  expect(lines).toHaveLength(2);
  expect(lines[1]?.[0]).toBe(part.reference);

  await search.fill('');
  await page.getByLabel('How often').selectOption('Each month');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('RWF 1,000 each month');
  await page.getByLabel('Status').selectOption('Cancelled');
  await expect(page.getByText('No pledges match your search and filters')).toBeVisible();
});

test('the details give the address for the giver, and a pledge is cancelled and opened again by keyboard', async ({
  page,
  app,
  signInAs,
}) => {
  const { pledge } = await openGiving(app);
  const { reference, address } = await pledge({ full_name: 'Cancelled Giver', phone: '0788 300 001' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=cancelled+giver`);
  const { goTo, press } = keyboardOf(page);
  const dialog = page.getByRole('dialog', { name: `Pledge ${reference}` });
  await goTo(page.getByRole('button', { name: `View details of ${reference}` }));
  await press('Enter');
  await expect(dialog.getByLabel('Link to this pledge, for the giver')).toHaveValue(`${app.url}${address}`);
  await goTo(dialog.getByRole('button', { name: 'Cancel the pledge' }));
  await press('Enter');
  await expect(page.getByText(`Pledge ${reference} is cancelled.`)).toBeVisible();
  await goTo(dialog.getByRole('button', { name: 'Reopen the pledge' }));
  await press('Enter');
  await expect(page.getByText(`Pledge ${reference} is open again.`)).toBeVisible();
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toContainText('Waiting');
});

test('a pledge gets a new link after a question, and the old one opens nothing', async ({ page, app, signInAs }) => {
  const { pledge } = await openGiving(app);
  const { id, address } = await pledge({ full_name: 'Mistyped Giver', phone: '0788 300 003' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${id}`);
  const link = page.getByLabel('Link to this pledge, for the giver');
  await expect(link).toHaveValue(`${app.url}${address}`);
  await page.getByRole('button', { name: 'New link', exact: true }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'New link', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, create a new link' }).click();
  await expect(page.getByText('There is a new link. The old one no longer works.')).toBeVisible();
  await expect(link).not.toHaveValue(`${app.url}${address}`);
  expect((await app.call('GET', `/own-pledges/${address.split('/').at(-1)}/`)).status).toBe(404);
});

test('the link in the mail to staff opens the pledge over the list', async ({ page, app, signInAs }) => {
  const { pledge } = await openGiving(app);
  const { id, reference } = await pledge({ full_name: 'Linked Giver', phone: '0788 300 002' });
  await signInAs(await app.addUser({ permissions: ['pledges.view'] }), `${SCREEN}/${id}`);
  const dialog = page.getByRole('dialog', { name: `Pledge ${reference}` });
  await expect(dialog).toContainText('Linked Giver');
  // Without the right to edit nothing is offered but to copy the address and to close.
  await expect(dialog.getByRole('button', { name: 'Cancel the pledge' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/\/dashboard\/pledges$/);
});

test('staff enter a pledge for somebody who called, and tell them the reference', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await page.getByRole('link', { name: 'Enter a pledge' }).click();
  await page.getByRole('button', { name: 'Save pledge' }).click();
  await expect(page.getByText('An e-mail address or a phone number is needed.')).toBeVisible();
  await page.getByLabel('Full name').fill('Vestine Uwase');
  await page.getByLabel('Phone').fill('0788 400 001');
  await page.getByLabel('Amount').fill('12 000');
  await page.getByLabel('How often').selectOption('Each month');
  await page.getByLabel('Language').selectOption('Français');
  await page.getByRole('button', { name: 'Save pledge' }).click();
  await expect(page.getByText(/^Pledge .{8} is saved. Tell the giver this reference.$/)).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const text of ['Vestine Uwase', 'RWF 12,000 each month', 'Français', '0788 400 001']) {
    await expect(dialog).toContainText(text);
  }
});

test('a pledge follows a donation interest, with what the visitor wrote', async ({ page, app, signInAs }) => {
  const interest = await addDonation(app.services, {
    full_name: 'Interested Giver',
    email: 'interested@example.org',
    phone: '0788 500 001',
    donation_type: 'monthly',
    estimated_amount: '5000 RWF',
  });
  const user = await app.addUser({ permissions: [...all, 'donations.view'] });
  await signInAs(user, '/dashboard/viewDonation?search=interested');
  await page.getByRole('button', { name: 'View details of Interested Giver' }).click();
  await page.getByRole('link', { name: 'Enter a pledge' }).click();
  await expect(page.getByText('From the donation interest of Interested Giver: Monthly, 5000 RWF.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Interested Giver');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('interested@example.org');
  await expect(page.getByLabel('Phone')).toHaveValue('0788 500 001');
  await expect(page.getByLabel('How often')).toHaveValue('monthly');
  await page.getByLabel('Amount').fill('5000');
  await page.getByRole('button', { name: 'Save pledge' }).click();
  await expect(page.getByRole('dialog')).toContainText('RWF 5,000 each month');
  const { db } = app.services;
  const found = await db
    .selectFrom('pledges')
    .select('interest_id')
    .where('email', '=', 'interested@example.org')
    .execute();
  expect(found).toEqual([{ interest_id: interest }]);
});

test('staff say that a pledge from the site follows a donation interest', async ({ page, app, signInAs }) => {
  const email = 'proposed@example.org';
  await addDonation(app.services, { full_name: 'Proposed Giver', email });
  const { call } = await openGiving(app);
  const { reference } = await call('POST', '/pledges/', { amount: '5000', email });
  await signInAs(await app.addUser({ permissions: [...all, 'donations.view'] }), `${SCREEN}?search=${email}`);
  await page.getByRole('button', { name: `View details of ${reference}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Proposed Giver');
  await dialog.getByRole('button', { name: 'Link them' }).click();
  await expect(page.getByText('The pledge is linked to the donation interest.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Link them' })).toHaveCount(0);
});

for (const [language, words] of [
  ['fr', french],
  ['rw', kinyarwanda],
] as const) {
  test(`the list and the details speak ${language}`, async ({ page, app, signInAs }) => {
    const { pledge } = await openGiving(app);
    const { reference } = await pledge({ full_name: `Speaker of ${language}`, phone: '0788 600 001' });
    const user = await app.addUser({ permissions: all });
    await app.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
    await signInAs(user, `${SCREEN}?search=Speaker+of+${language}`);
    await expect(page.getByRole('heading', { name: words.pledges, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: words.viewDetailsOf(reference) }).click();
    await expect(page.getByRole('button', { name: words.cancelPledge })).toBeVisible();
  });
}

testInEachLook('list, details and form are accessible', async ({ page, app, signInAs, expectAccessible }) => {
  const { pledge } = await openGiving(app);
  const { reference } = await pledge({
    full_name: 'Seen Giver',
    email: 'somebody.with.a.very.long.address.indeed@cooperative-of-farmers.example',
    message: 'For the school.',
    rhythm: 'monthly',
  });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=seen+giver`);
  await expect(page.getByText('Seen Giver').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `View details of ${reference}` }).click();
  await expect(page.getByRole('dialog')).toContainText('For the school.');
  await expectAccessible();
  await page.goto(`${SCREEN}/new`);
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expectAccessible();
});

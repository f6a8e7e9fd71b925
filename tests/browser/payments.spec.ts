import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { givingOf, givingPermissions } from '../support/giving-of.ts';
import { testInEachLook } from '../support/looks.ts';

const SCREEN = '/dashboard/payments';

const dialogOf = (page: Page) => page.getByRole('dialog');

test('the list opens with the open payments, and finds the others', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/500/);
  await signInAs(await app.addUser({ permissions: ['statements.view'] }), SCREEN);
  await expect(page.getByText('No open payments')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter cash' })).toHaveCount(0);
  const { payments, sourceName } = await givingOf(app);
  await payments(
    'L1,2026-11-02,5000,Listed Alice,0788111001,for the school',
    'L2,2026-11-12,700,Listed Jean,0788111002,thanks',
    'L3,2026-11-13,-250,Listed Jean,0788111002,fee',
  );
  await page.route('**/api/payments/?*', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load payments');
  await page.unroute('**/api/payments/?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('RWF −250');
  await expect(rows.nth(0)).toContainText('Money out');
  await expect(rows.nth(2)).toContainText('Money in');
  await page.getByLabel('From', { exact: true }).fill('2026-11-12');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Search by name, reference, text or phone number').fill('0788 111 002');
  await page.getByLabel('Until').fill('2026-11-12');
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Set aside' }).click();
  await expect(page.getByText('No payments found')).toBeVisible();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: 'Listed Jean', exact: true }).click();
  await expect(dialogOf(page)).toContainText(sourceName);
  await expect(dialogOf(page)).toContainText('No pledge or giver fits this payment');
  // Whoever may only look is offered nothing else.
  await expect(dialogOf(page).getByRole('button')).toHaveCount(2);
});

test('what was typed is searched for when its box is left, and undoes no view that is chosen then', async ({
  page,
  app,
  signInAs,
}) => {
  await page.clock.install({ time: '2026-11-20T08:00:00Z' });
  await signInAs(await app.addUser({ permissions: ['statements.view'] }), SCREEN);
  const box = page.getByLabel('Search by name, reference, text or phone number');
  await box.waitFor();
  await page.clock.pauseAt('2026-11-20T09:00:00Z');
  await box.fill('Alice');
  await page.getByLabel('Until').focus();
  await expect(page).toHaveURL(/search=Alice/);
  await page.getByRole('link', { name: 'Set aside' }).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/search=Alice&state=set_aside/);
});

test('payments that name their pledge are looked at and assigned together', async ({ page, app, signInAs }) => {
  const { pledge, payments } = await givingOf(app);
  const [first, second] = [await pledge('Certain Alice', '5000'), await pledge('Certain Rose', '800')];
  await payments(
    `C1,2026-11-16,5000,Unknown One,,${first.reference}`,
    `C2,2026-11-17,800,Unknown Two,,gift ${second.reference.toLowerCase()}`,
  );
  await signInAs(await app.addUser({ permissions: givingPermissions }), SCREEN);
  await expect(page.getByText('2 payments can be matched by their reference')).toBeVisible();
  await page.getByRole('button', { name: 'Check and assign' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Unknown One' })).toContainText('Certain Alice');
  await dialog.getByLabel(/Unknown Two/).uncheck();
  await expect(dialog.getByRole('button', { name: 'Assign this one' })).toBeVisible();
  await dialog.getByLabel(/Unknown Two/).check();
  await dialog.getByRole('button', { name: 'Assign these 2' }).click();
  await expect(page.getByText('2 payments assigned')).toBeVisible();
  await expect(page.getByText('can be matched by')).toHaveCount(0);
  await page.getByRole('link', { name: 'Assigned', exact: true }).click();
  await expect(page.getByRole('row', { name: /Unknown Two/ })).toContainText('Assigned');
});

test('a likely giver is one press away, the receipt follows, and all of it is taken back', async ({
  page,
  app,
  signInAs,
}) => {
  const { pledge, payments } = await givingOf(app);
  await pledge('Likely Claudine', '1234', { phone: '0788333333', email: 'claudine@example.org' });
  await payments('P1,2026-11-18,1234,UNKNOWN PAYER,0788333333,');
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}?search=UNKNOWN+PAYER`);
  await page.getByRole('link', { name: 'UNKNOWN PAYER', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('The phone number and the amount are those of the pledge.');
  await dialog.getByRole('button', { name: 'Assign RWF 1,234 to Likely Claudine' }).click();
  await expect(page.getByText('RWF 1,234 assigned to Likely Claudine')).toBeVisible();
  await expect(dialog.getByText('Assigned', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Issue receipt for Likely Claudine' }).click();
  await page.getByRole('button', { name: 'Issue receipt', exact: true }).click();
  await expect(dialog.getByText(/Receipt 2026-\d{5}/)).toBeVisible();
  await dialog.getByRole('button', { name: /Send receipt .* to Likely Claudine/ }).click();
  await expect(page.getByText(/Receipt 2026-\d{5} is sent as soon as the mail server takes it/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /Download receipt/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^receipt-2026-\d{5}\.pdf$/);
  await dialog.getByRole('button', { name: 'Unassign the gift from Likely Claudine' }).click();
  await dialog.getByRole('button', { name: 'Unassign', exact: true }).click();
  await expect(dialog.getByText('Say why you are unassigning it.')).toBeVisible();
  await dialog.getByLabel('Why you are unassigning it').fill('It was her sister');
  await dialog.getByRole('button', { name: 'Unassign', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Assign RWF 1,234 to Likely Claudine' })).toBeVisible();
});

test('one payment is split between a pledge and somebody new', async ({ page, app, signInAs }) => {
  const { pledge, payments } = await givingOf(app);
  const { reference } = await pledge('Split Beatrice', '300');
  await payments('S1,2026-11-18,1000,Church of Split,,collection');
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}?search=Church+of+Split`);
  await page.getByRole('link', { name: 'Church of Split', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Choose the giver, or split' }).click();
  await dialog.getByLabel('Amount in RWF').fill('300');
  await dialog.getByLabel('Search for a pledge or a giver').fill(reference);
  await dialog
    .getByRole('button', { name: /Split Beatrice/ })
    .first()
    .click();
  await expect(dialog.getByText('RWF 700 left to assign')).toBeVisible();
  await dialog.getByRole('button', { name: 'Split further' }).click();
  const second = dialog.getByRole('group', { name: 'Part 2 of 2' });
  await expect(second.getByLabel('Amount in RWF')).toHaveValue('700');
  await second.getByLabel('Amount in RWF').fill('701');
  await second.getByRole('button', { name: 'Someone new' }).click();
  await second.getByLabel('Name').fill('Split Newcomer');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(second.getByText(/1,000/)).toBeVisible();
  await second.getByLabel('Amount in RWF').fill('700');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('Payment assigned')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Split Newcomer' })).toContainText('RWF 700');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Split Beatrice' })).toContainText(reference);
});

test('what is no gift is set aside with a reason, and taken up again', async ({ page, app, signInAs }) => {
  const { payments } = await givingOf(app);
  await payments('A1,2026-11-18,60,Bank Interest,,interest of October');
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}?search=Bank+Interest`);
  await page.getByRole('link', { name: 'Bank Interest', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Set aside...' }).click();
  await dialog.getByLabel('Why it is not a gift').fill('Interest of the bank');
  await dialog.getByRole('button', { name: 'Set aside', exact: true }).click();
  await expect(dialog.getByText('Interest of the bank')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(dialog.getByRole('button', { name: 'Set aside...' })).toBeVisible();
});

test('a refund takes back the gift that it was, and that is undone', async ({ page, app, signInAs }) => {
  const { pledge, payments } = await givingOf(app);
  const { reference } = await pledge('Refunded Diane', '900');
  await payments(
    `R1,2026-11-17,900,Refund Payer,0788555555,${reference}`,
    'R2,2026-11-18,-900,Refund Payer,0788555555,reversal of R1',
  );
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}?search=Refund+Payer`);
  await page.getByRole('button', { name: 'Check and assign' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: /^Assign th/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: 'Refund Payer', exact: true }).click();
  await dialog.getByRole('button', { name: 'RWF 900 refunded to Refunded Diane' }).click();
  await expect(page.getByText('RWF 900 taken off the gift from Refunded Diane')).toBeVisible();
  await dialog.getByRole('button', { name: 'Unassign the refund of the gift from Refunded Diane' }).click();
  await dialog.getByLabel('Why you are unassigning it').fill('Another gift');
  await dialog.getByRole('button', { name: 'Unassign', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'RWF 900 refunded to Refunded Diane' })).toBeVisible();
});

test('cash is entered once, in a box that is added on the way', async ({ page, app, signInAs }) => {
  await givingOf(app);
  await signInAs(await app.addUser({ permissions: givingPermissions }), SCREEN);
  await page.getByRole('button', { name: 'Enter cash' }).click();
  const dialog = dialogOf(page).last();
  await expect(dialog.getByLabel('Where the money is')).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Save payment', exact: true }).click();
  await expect(dialog.getByLabel('Where the money is')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Add a source' }).click();
  await dialogOf(page).last().getByLabel('Name').fill('Cash box at the office');
  await dialogOf(page).last().getByRole('button', { name: 'Add a source' }).click();
  await expect(page.getByText('Source added')).toBeVisible();
  await dialog.getByLabel('Where the money is').selectOption('Cash box at the office (RWF)');
  await dialog.getByLabel('Who gave it').fill('Neighbour with Cash');
  await dialog.getByRole('button', { name: 'Save payment', exact: true }).click();
  await expect(dialog.getByText('Enter an amount.')).toBeVisible();
  await dialog.getByLabel('Amount').fill('2,500');
  await dialog.getByRole('button', { name: 'Save payment', exact: true }).click();
  await expect(page.getByText('Payment saved')).toBeVisible();
  await expect(page.getByRole('row', { name: /Neighbour with Cash/ })).toContainText('RWF 2,500');
});

testInEachLook('payments are accessible', async ({ page, app, signInAs, expectAccessible }) => {
  const { pledge, payments } = await givingOf(app);
  await pledge('Seen Esther', '4321', { phone: '0788777777' });
  await payments('X1,2026-11-18,4321,Seen Payer,0788777777,for the school');
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}?search=Seen+Payer`);
  await page.getByRole('link', { name: 'Seen Payer', exact: true }).waitFor();
  await expectAccessible();
  await page.getByRole('link', { name: 'Seen Payer', exact: true }).click();
  await page.getByRole('button', { name: 'Assign RWF 4,321 to Seen Esther' }).waitFor();
  await expectAccessible();
  await page.getByRole('button', { name: 'Choose the giver, or split' }).click();
  await page.getByLabel('Search for a pledge or a giver').fill('Seen');
  await page
    .getByRole('button', { name: /Seen Esther/ })
    .first()
    .waitFor();
  await expectAccessible();
});

import { expect, test } from '../support/browser.ts';
import { givingOf, givingPermissions } from '../support/giving-of.ts';
import { keyboardOf } from '../support/keyboard.ts';

const SCREEN = '/dashboard/payments';

test('whoever assigns a payment with the keyboard stays at it, and goes on to its receipt', async ({
  page,
  app,
  signInAs,
}) => {
  const { pledge, payments } = await givingOf(app);
  await pledge('Keyed Agnes', '1300', { phone: '0788444001', email: 'agnes@example.org' });
  await payments('K1,2026-11-18,1300,KEYED PAYER,0788444001,');
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}?search=KEYED+PAYER`);
  const { choose, goTo, press } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  const focused = dialog.locator(':focus');
  await page.getByRole('link', { name: 'KEYED PAYER', exact: true }).focus();
  await press('Enter');
  await choose(dialog.getByRole('button', { name: 'Assign RWF 1,300 to Keyed Agnes' }));
  await expect(dialog.getByText('Assigned', { exact: true })).toBeVisible();
  await expect(focused).toContainText('RWF 1,300');
  await expect(focused).toContainText('Assigned');
  await press('Tab');
  await expect(dialog.getByRole('button', { name: 'Issue receipt for Keyed Agnes' })).toBeFocused();
  await press('Enter');
  await choose(page.getByRole('button', { name: 'Issue receipt', exact: true }));
  await expect(dialog.getByText(/Receipt 2026-\d{5}/)).toBeVisible();
  await expect(focused).toContainText('RWF 1,300');
  // What can be done again keeps the focus.
  const send = dialog.getByRole('button', { name: /Send receipt .* to Keyed Agnes/ });
  await choose(send);
  await expect(page.getByText(/Receipt 2026-\d{5} is sent as soon as the mail server takes it/)).toBeVisible();
  await expect(send).toBeFocused();
  await goTo(dialog.getByRole('button', { name: 'Unassign the gift from Keyed Agnes' }));
});

test('the focus stays in the payment after a refusal, and after its giver was chosen', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/409/);
  const { pledge, payments } = await givingOf(app);
  await pledge('Refused Alphonse', '1400', { phone: '0788444002' });
  await payments('K2,2026-11-18,1400,REFUSED PAYER,0788444002,');
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}?search=REFUSED+PAYER`);
  const { choose, press } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'REFUSED PAYER', exact: true }).focus();
  await press('Enter');
  const assign = dialog.getByRole('button', { name: 'Assign RWF 1,400 to Refused Alphonse' });
  await page.route('**/api/payments/*/gifts/', (route) => route.fulfill({ status: 409, json: { detail: 'Not now.' } }));
  await choose(assign);
  await expect(page.getByText('Not now.')).toBeVisible();
  await expect(assign).toBeFocused();
  await page.unroute('**/api/payments/*/gifts/');
  await choose(dialog.getByRole('button', { name: 'Choose the giver, or split' }));
  await choose(dialog.getByRole('button', { name: 'Someone new' }));
  await choose(dialog.getByRole('button', { name: 'Assign', exact: true }));
  await expect(dialog.getByText('Assigned', { exact: true })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

test('whoever assigns all that is certain with the keyboard stays on the screen', async ({ page, app, signInAs }) => {
  const { pledge, payments } = await givingOf(app);
  const { reference } = await pledge('Sure Simon', '1500');
  await payments(`K3,2026-11-18,1500,SURE PAYER,,${reference}`);
  await signInAs(await app.addUser({ permissions: givingPermissions }), SCREEN);
  const { choose, hasPlace } = keyboardOf(page);
  await choose(page.getByRole('button', { name: 'Check and assign' }));
  await choose(page.getByRole('dialog').getByRole('button', { name: /^Assign th/ }));
  await expect(page.getByText(/payments? assigned$/)).toBeVisible();
  await expect(page.getByText('can be matched by')).toHaveCount(0);
  await hasPlace();
});

test('a payment that names a pledge is no longer offered once the pledge is cancelled', async ({
  page,
  app,
  signInAs,
}) => {
  const { pledge, payments } = await givingOf(app);
  const { reference } = await pledge('Withdrawn Wivine', '1600');
  await payments(`K4,2026-11-18,1600,WITHDRAWN PAYER,,${reference}`);
  await signInAs(await app.addUser({ permissions: [...givingPermissions, 'pledges.edit'] }), SCREEN);
  await page.getByRole('button', { name: 'Check and assign' }).click();
  await expect(page.getByRole('dialog')).toContainText('WITHDRAWN PAYER');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('link', { name: 'Pledges' }).click();
  await page.getByRole('link', { name: reference, exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the pledge' }).click();
  await expect(page.getByText(`Pledge ${reference} is cancelled.`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  await expect(page.getByText('WITHDRAWN PAYER')).toBeVisible();
  await expect(page.getByText('can be matched by')).toHaveCount(0);
});

test('a receipt is offered for sending only where the giver has an address', async ({ page, app, signInAs }) => {
  const { pledge, payments } = await givingOf(app);
  await pledge('Offline Odile', '1700', { phone: '0788444005' });
  await payments('K5,2026-11-18,1700,OFFLINE PAYER,0788444005,');
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}?search=OFFLINE+PAYER`);
  await page.getByRole('link', { name: 'OFFLINE PAYER', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Assign RWF 1,700 to Offline Odile' }).click();
  await dialog.getByRole('button', { name: 'Issue receipt for Offline Odile' }).click();
  await page.getByRole('button', { name: 'Issue receipt', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /Download receipt/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^receipt-2026-\d{5}\.pdf$/);
  await expect(dialog.getByRole('button', { name: /Send receipt/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.goto('/dashboard/receipts?search=Offline+Odile');
  await expect(page.getByRole('button', { name: /Download receipt/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Send receipt/ })).toHaveCount(0);
});

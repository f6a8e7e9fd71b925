import { expect, test } from '../support/browser.ts';

const EVENTS = '/dashboard/getEvent';

test('many records go to the trash together, after a question that names them, and come back by Undo', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), EVENTS);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(6);
  const names = await rows.locator('.list-name').getByRole('link').allTextContents();
  await page.getByLabel(`Select ${names[0]}`).check();
  await page.getByLabel(`Select ${names[1]}`).check();
  await expect(page.getByText('2 of 6 selected')).toBeVisible();
  await expectAccessible();
  // In a search field the key deletes letters; elsewhere it deletes the rows.
  await page.getByRole('searchbox').press('Delete');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel(`Select ${names[1]}`).press('Delete');
  await expect(page.getByRole('dialog')).toContainText(`${names[0]} and ${names[1]}.`);
  await page.getByRole('button', { name: 'Move to the trash' }).click();
  await expect(page.getByText('2 moved to the trash.')).toBeVisible();
  await expect(rows.filter({ hasText: names[0] ?? '' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 restored.')).toBeVisible();
  await expect(rows.filter({ hasText: names[0] ?? '' })).toHaveCount(1);
});

test('the result says how many, and names those that were left and why', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/404/);
  await signInAs(await app.addUser({ isSuperuser: true }), EVENTS);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(6);
  const [first = '', second = ''] = await rows.locator('.list-name').getByRole('link').allTextContents();
  await page.getByLabel(`Select ${first}`).check();
  await page.getByLabel(`Select ${second}`).check();
  const at = new Date().toISOString();
  await app.services.db.updateTable('events').set({ deleted_at: at }).where('title', '=', first).execute();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Move to the trash' }).click();
  await expect(page.getByText('1 of 2 moved to the trash.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`${first}: Not found.`);
});

test('without the right to delete, no selection is offered', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['events.view', 'events.edit'] }), EVENTS);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
});

test('records are restored from the trash together', async ({ page, app, signInAs }) => {
  const at = new Date().toISOString();
  const { db } = app.services;
  await db.updateTable('gallery_items').set({ deleted_at: at }).where('id', '<=', 2).execute();
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getGallery?view=trash');
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/^\d+ restored\.$/)).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});

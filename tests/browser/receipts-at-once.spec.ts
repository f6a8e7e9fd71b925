import type { Permission } from '../../domain/permission.ts';
import { expect, test } from '../support/browser.ts';
import { openGiving } from '../support/giving.ts';
import { MORNING } from '../support/test-app.ts';

const SCREEN = '/dashboard/givingReport/thanks';
const all: Permission[] = ['pledges.view', 'pledges.edit', 'receipts.view', 'receipts.create'];

test.beforeEach(({ page }) => page.clock.setFixedTime(MORNING));

test('gifts of a month are selected, and their receipts issued and sent in one step', async ({
  page,
  app,
  signInAs,
}) => {
  const { gift, receipt } = await openGiving(app);
  const named = (name: string, email: string) => ({ giver: { name, email, phone: '', language: 'en' } });
  await gift(1000, named('Month One', 'month.one@example.org'));
  await gift(2000, named('Month One', 'month.one@example.org'));
  await gift(3000, named('Month Two', ''));
  const early = await receipt(await gift(4000, named('Month Three', '')));
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await page.getByLabel('Search by name or e-mail of the giver').fill('month');
  await expect(page).toHaveURL(/search=month/);
  await expect(page.getByText('Showing 1 to 4 of 4 gifts')).toBeVisible();
  await expect(page.getByText('at most 100 at once')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select Month Three/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('3 of 3 selected')).toBeVisible();

  await page.getByRole('button', { name: 'Issue and send' }).click();
  const question = page.getByRole('alertdialog', { name: 'Issue 3 receipts?' });
  await expect(question).toContainText('not deleted');
  await question.getByRole('button', { name: 'No, leave it' }).click();
  await page.getByRole('button', { name: 'Issue and send' }).click();
  await question.getByRole('button', { name: 'Issue and send' }).click();
  await expect(page.getByText('3 receipts issued, 2 of them sent.')).toBeVisible();
  const next = (steps: number) => `2026-${String(Number(early.number.slice(5)) + steps).padStart(5, '0')}`;
  for (const steps of [1, 2, 3]) await expect(page.getByRole('cell', { name: next(steps) })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select Month/ })).toHaveCount(0);
  await app.mailbox.take('month.one@example.org', 'Intambwe: your receipts');
});

test('a gift that a colleague has issued the receipt of meanwhile is passed over and counted', async ({
  page,
  app,
  signInAs,
}) => {
  const { gift, receipt } = await openGiving(app);
  const first = await gift(1100, { giver: { name: 'Meanwhile', email: '', phone: '' } });
  await gift(1200, { giver_id: first.giver.id });
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await page.getByLabel('Search by name or e-mail of the giver').fill('meanwhile');
  await expect(page).toHaveURL(/search=meanwhile/);
  await expect(page.getByText('Showing 1 to 2 of 2 gifts')).toBeVisible();
  for (const box of await page.getByRole('checkbox', { name: /^Select Meanwhile/ }).all()) await box.check();
  await receipt(first);
  await page.getByRole('button', { name: 'Issue receipts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue receipts' }).click();
  await expect(page.getByText(/^1 receipt issued\. Skipped.*: 1\.$/)).toBeVisible();
});

test('whoever may not issue receipts selects nothing', async ({ page, app, signInAs }) => {
  const { gift } = await openGiving(app);
  await gift(1300, { giver: { name: 'Only Thanked', email: '', phone: '' } });
  await signInAs(await app.addUser({ permissions: ['pledges.view', 'pledges.edit'] }), SCREEN);
  await expect(page.getByRole('button', { name: /^Mark as thanked/ }).first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('the summary of a year is sent to a giver who has left an address', async ({ page, app, signInAs }) => {
  const { gift } = await openGiving(app);
  const { giver } = await gift(700, { giver: { name: 'Yearly Reader', email: 'yearly@example.org', phone: '' } });
  const called = await gift(800, { giver: { name: 'Yearly Called', email: '', phone: '0788900777' } });
  await signInAs(await app.addUser({ permissions: all }), `/dashboard/givers/${giver.id}`);
  await page.getByRole('button', { name: 'Send by e-mail: the summary of 2026' }).click();
  await expect(
    page.getByText('The summary of 2026 is sent to yearly@example.org as soon as the mail server takes it.'),
  ).toBeVisible();
  await app.mailbox.take('yearly@example.org', 'Intambwe: your gifts in 2026');
  await page.goto(`/dashboard/givers/${called.giver.id}`);
  await expect(
    page.getByText('We have no e-mail address for this giver. You can only download the summaries.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send by e-mail/ })).toHaveCount(0);
});

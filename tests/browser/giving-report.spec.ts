import { readFile } from 'node:fs/promises';
import type { Permission } from '../../domain/permission.ts';
import * as french from '../../locales/fr/dashboard/giving-report.ts';
import * as kinyarwanda from '../../locales/rw/dashboard/giving-report.ts';
import { expect, test } from '../support/browser.ts';
import { csvRows } from '../support/csv.ts';
import { openGiving } from '../support/giving.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { testInEachLook } from '../support/looks.ts';
import { MORNING } from '../support/test-app.ts';

const SCREEN = '/dashboard/givingReport';
const all: Permission[] = ['pledges.view', 'pledges.edit', 'pledges.export', 'statements.view'];

test.beforeEach(({ page }) => page.clock.setFixedTime(MORNING));

test('an empty report says so, and one that does not come can be asked for again', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/500/);
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await expect(page.getByText('Nothing was pledged or received in this period')).toBeVisible();
  await expect(page.getByText('All done: every giver thanked, every payment assigned.')).toBeVisible();
  await page.route('**/api/giving-report/*', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to load the report' })).toBeVisible();
  await page.unroute('**/api/giving-report/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing was pledged or received in this period')).toBeVisible();
});

test('what was pledged, received and is outstanding is added up for each currency, and saved as a table', async ({
  page,
  app,
  signInAs,
}) => {
  const { pledge, gift } = await openGiving(app);
  const { id } = await pledge({ full_name: 'Reported', phone: '0788 900 001', amount: '10000' });
  await gift(4000, { pledge_id: id });
  await gift(600, { giver: { name: 'Reported Before', email: '', phone: '' } }, '2026-10-02');
  await pledge({ full_name: 'Reported', phone: '0788 900 001', amount: '12.50', currency: 'USD' });
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  const francs = page.getByRole('table', { name: 'Pledged, received and outstanding in RWF' });
  const rows = francs.getByRole('row');
  await expect(rows.nth(1)).toHaveText('November 202610,0004,0006,000');
  await expect(rows.nth(2)).toHaveText('October 202606000');
  await expect(rows.nth(3)).toHaveText('Total10,0004,6006,000');
  await expect(page.getByRole('img', { name: /^Bars of the amounts pledged and received in RWF/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Pledged, received and outstanding in USD' })).toContainText('12.50');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('giving-by-month.csv');
  expect(csvRows(await readFile(await download.path(), 'utf8'))).toHaveLength(4);

  await page.getByLabel('Until').fill('2026-10-31');
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(rows.last()).toHaveText('Total06000');
  await page.getByLabel('Group by').selectOption('Project');
  await expect(rows.nth(1)).toHaveText('Where it is needed most06000');
  await page.reload();
  await expect(rows.nth(1)).toHaveText('Where it is needed most06000');
});

test('thank-yous to send are marked one by one, by keyboard', async ({ page, app, signInAs }) => {
  const { gift } = await openGiving(app);
  await gift(7700, { giver: { name: 'Owed Thanks', email: '', phone: '' } });
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  const { goTo, press } = keyboardOf(page);
  await goTo(page.getByRole('link', { name: /thank-yous? to send$/ }));
  await press('Enter');
  await page.getByLabel('Search by name or e-mail of the giver').fill('owed thanks');
  await expect(page.getByText('Showing 1 to 1 of 1 gift')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Owed Thanks' })).toBeVisible();
  await goTo(page.getByRole('button', { name: /^Mark as thanked: the gift of RWF.7,700 on 18 Nov 2026$/ }));
  await press('Enter');
  await expect(page.getByText(/^The gift of RWF.7,700 is marked as thanked\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Owed Thanks' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText(/^The gift of RWF.7,700 is no longer marked as thanked\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Owed Thanks' })).toBeVisible();
});

test('the number of payments to assign leads to them, for those who may see payments', async ({
  page,
  app,
  signInAs,
}) => {
  const { call } = await openGiving(app);
  const [source] = await call('GET', '/payment-sources/');
  await call('POST', '/payments/', {
    ...{ source_id: source.id, day: '2026-11-18', amount: '50', payer_name: 'Nobody yet' },
    key: crypto.randomUUID(),
  });
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  const words = /payments? to assign$/;
  await expect(page.getByRole('link', { name: words })).toHaveAttribute('href', '/dashboard/payments?state=open');
  await page.context().clearCookies();
  await signInAs(await app.addUser({ permissions: ['pledges.view'] }), SCREEN);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('link', { name: words })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
});

for (const [language, words] of [
  ['fr', french],
  ['rw', kinyarwanda],
] as const) {
  test(`the report speaks ${language}`, async ({ page, app, signInAs }) => {
    const { pledge } = await openGiving(app);
    await pledge({ full_name: 'Spoken', phone: '0788 900 002' });
    const user = await app.addUser({ permissions: all });
    await app.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
    await signInAs(user, SCREEN);
    await expect(page.getByRole('heading', { name: words.report, level: 1 })).toBeVisible();
    await expect(page.getByRole('table', { name: words.tableOf('RWF') })).toBeVisible();
  });
}

testInEachLook('the report is accessible', async ({ page, app, signInAs, expectAccessible }) => {
  const { pledge, gift } = await openGiving(app);
  const { id } = await pledge({ full_name: 'Seen', phone: '0788 900 003', amount: '100000000' });
  await gift(90_000_000, { pledge_id: id });
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessible();
  await page.goto(`${SCREEN}/thanks`);
  await expect(page.getByRole('row').first()).toBeAttached();
  await expectAccessible();
});

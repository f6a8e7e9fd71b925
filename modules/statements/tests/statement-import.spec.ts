import { expect, test } from '../../../tests/support/browser.ts';
import { givingOf, givingPermissions } from '../../../tests/support/giving-of.ts';
import { keyboardOf } from '../../../tests/support/keyboard.ts';
import { testInEachLook } from '../../../tests/support/looks.ts';
import { signedIn } from '../../../tests/support/signed-in.ts';
import { importStatement } from './import-statement.ts';

const SCREEN = '/dashboard/payments';

test('a source that is a way to pay already is suggested, with its kind and currency', async ({
  page,
  app,
  signInAs,
}) => {
  const { access } = await signedIn(app, { isSuperuser: true });
  const way = { name: 'Account in dollars 778899', kind: 'bank', currency: 'USD', account: '778899' };
  expect((await app.call('POST', '/payment-ways/', way, access)).status).toBe(201);
  await signInAs(await app.addUser({ permissions: givingPermissions }), '/dashboard/payments/import');
  await page.getByRole('button', { name: 'Add a source' }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.locator(`datalist option[value="${way.name}"]`)).toBeAttached();
  await dialog.getByLabel('Name').fill(way.name);
  await expect(dialog.getByLabel('Kind')).toHaveValue('bank');
  await expect(dialog.getByLabel('Currency')).toHaveValue('USD');
  await dialog.getByRole('button', { name: 'Add a source' }).click();
  await expect(page.getByText('Source added')).toBeVisible();
});

/** What is said of a file whose amounts have no sign. */
const ALL_CAME_IN = 'I have checked the rows: all of it is money in.';

/** A statement of this many rows, as an operator writes it; no heading of ours is over the column of the messages. */
const fileOf = (rows: readonly string[], name = 'statement.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Id,Date,Amount,Name,Phone,Extra', ...rows].join('\n')),
});

const right = ['W1', 'W2', 'W3'].map((number) => `${number},2026-11-03,5,Right,,`);

test('a statement of 500 rows is imported once, with a column pointed at', async ({ page, app, signInAs }) => {
  const { pledge, sourceLabel } = await givingOf(app);
  await page.setViewportSize({ width: 375, height: 800 });
  const { reference } = await pledge('Imported Grace', '1500');
  const rows = Array.from({ length: 500 }, (_, at) =>
    at === 0
      ? `I0,2026-11-02,1500,Imported Payer 0,,${reference}`
      : `I${at},2026-11-02,${1000 + at},Imported Payer ${at},,no ${at}`,
  );
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}/import`);
  await page.getByLabel('Source').selectOption(sourceLabel);
  await page.getByLabel('Choose a file').setInputFiles(fileOf([...rows, 'Total,,625250,,,']));
  await expect(page.getByText('500 new payments, 0 already imported, 1 skipped, 0 problems')).toBeVisible();
  await page.getByLabel('What column 6, “Extra”, holds').selectOption('Reference');
  await expect(page.getByRole('row', { name: /Imported Payer 0/ }).last()).toContainText(reference);
  await page.getByRole('button', { name: 'Skipped: 1' }).click();
  await expect(page.getByText('It is a total or a balance.')).toBeVisible();
  await page.getByLabel(ALL_CAME_IN).check();
  await page.getByRole('button', { name: 'Import 500 payments' }).click();
  await expect(page.getByText('500 payments imported')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the open payments' }).click();
  await expect(page.getByText('1 payment can be matched by its reference')).toBeVisible();
  await page.getByLabel('Search by name').fill('Imported Payer 0');
  await expect(page.locator('tbody tr')).toHaveCount(1);

  await page.goto(`${SCREEN}/import`);
  await page.getByLabel('Source').selectOption(sourceLabel);
  await page.getByLabel('Choose a file').setInputFiles(fileOf(rows));
  await expect(page.getByText('Every payment in this file was already imported.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 payments' })).toBeDisabled();
});

test('what is wrong with a file is said, and nothing that was chosen is lost', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/400|409|503|Failed to load/);
  // With a single source there is nothing to choose.
  await givingOf(app);
  const { source, sourceLabel } = await givingOf(app);
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}/import`);
  await expect(page.getByText('First choose where the statement comes from.')).toBeVisible();
  await page.getByLabel('Source').selectOption(sourceLabel);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Choose another file').setInputFiles(fileOf([...right, 'W9,2026-11-02,ten 1,Wrong,,']));
  await expect(page.getByText('1 row cannot be read.')).toBeVisible();
  await page
    .getByLabel('Choose another file')
    .setInputFiles(fileOf(['W1,02/11/2026,10,Wrong,,', 'W2,03/11/2026,5,Right,,']));
  await expect(page.getByLabel('How dates are written')).toContainText('Day, month, year: 02/11/2026 is 2 Nov 2026');
  await page.getByLabel('How dates are written').selectOption({ index: 1 });
  await expect(page.getByRole('row', { name: /Wrong/ }).last()).toContainText('11 Feb 2026');
  await page.getByLabel('What column 3, “Amount”, holds').selectOption('Not read');
  await expect(
    page.getByText('Choose the column with the amount, or the columns of money in and money out.'),
  ).toBeVisible();
  await page.getByLabel('What column 3, “Amount”, holds').selectOption('Money in');
  await expect(page.getByText('2 new payments, 0 already imported')).toBeVisible();

  await page.route('**/api/statements/', (route) =>
    route.fulfill({ status: 503, json: { detail: 'The service is busy.' } }),
  );
  await page.getByRole('button', { name: 'Import 2 payments' }).click();
  await expect(page.getByText('The service is busy.')).toBeVisible();
  await page.unroute('**/api/statements/');
  // Somebody else imports one of the rows meanwhile.
  await importStatement(app, source, 'W1,2026-02-11,10,Wrong,,');
  await page.getByRole('button', { name: 'Import 2 payments' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('1 new payment, 1 already imported')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 payment' }).click();
  await expect(page.getByText('1 was already imported and has not changed.')).toBeVisible();
});

test('rows that may be known are asked about before anything is imported', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const { source, sourceLabel } = await givingOf(app);
  await page.setViewportSize({ width: 375, height: 800 });
  await importStatement(app, source, 'D1,2026-11-05,800,Doubtful Diane,,', 'D2,2026-11-05,900,Certain Chantal,,');
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}/import`);
  await page.getByLabel('Source').selectOption(sourceLabel);
  await page
    .getByLabel('Choose a file')
    .setInputFiles(fileOf(['D1,2026-11-05,800,Doubtful Diane,,', 'E2,2026-11-06,60,New,,']));
  // Without the numbers nobody can say which of them it is.
  await page.getByLabel('What column 1, “Id”, holds').selectOption('Not read');
  await expect(page.getByText('1 new payment, 1 possible duplicate')).toBeVisible();
  const button = page.getByRole('button', { name: /^Import \d/ });
  await expect(button).toBeDisabled();
  await expectAccessible();
  await page.getByLabel(ALL_CAME_IN).check();
  const question = page.getByLabel('Possible duplicates');
  await question.selectOption('They are new: import them too');
  await expect(button).toHaveText('Import 2 payments');
  await question.selectOption('They are duplicates: leave them out');
  await expect(button).toHaveText('Import 1 payment');
  await button.click();
  await expect(page.getByText('1 payment imported')).toBeVisible();
});

test('a statement is imported and a payment assigned by keyboard alone', async ({ page, app, signInAs }) => {
  const { pledge } = await givingOf(app);
  await pledge('Keyboard Giver', '777', { phone: '0788666666' });
  await signInAs(await app.addUser({ permissions: givingPermissions }), SCREEN);
  const { goTo, choose, press, fill } = keyboardOf(page);
  await choose(page.getByRole('link', { name: 'Import a statement' }));
  await goTo(page.getByLabel('Source'));
  await press('End');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    choose(page.getByRole('button', { name: 'Choose a file' })),
  ]);
  await chooser.setFiles(fileOf(['K1,2026-11-18,777,Keyboard Payer,0788666666,']));
  await page.getByText('1 new payment,').waitFor();
  await goTo(page.getByLabel(ALL_CAME_IN));
  await press('Space');
  await expect(page.getByRole('button', { name: 'Import 1 payment' })).toBeEnabled();
  await choose(page.getByRole('button', { name: 'Import 1 payment' }));
  await expect(page.getByRole('link', { name: 'Go to the open payments' })).toBeFocused();
  await press('Enter');
  await fill(page.getByLabel('Search by name, reference, text or phone number'), 'Keyboard Payer');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await choose(page.getByRole('link', { name: 'Keyboard Payer', exact: true }));
  await choose(page.getByRole('button', { name: 'Assign RWF 777 to Keyboard Giver' }));
  await expect(page.getByText('RWF 777 assigned to Keyboard Giver')).toBeVisible();
});

testInEachLook('importing a statement is accessible', async ({ page, app, signInAs, expectAccessible }) => {
  const { sourceLabel } = await givingOf(app);
  await signInAs(await app.addUser({ permissions: givingPermissions }), `${SCREEN}/import`);
  await page.getByLabel('Source').selectOption(sourceLabel);
  await expectAccessible();
  await page.getByLabel('Choose a file').setInputFiles(fileOf([...right, 'V2,2026-11-18,x9,Seen,,']));
  await page.getByText('1 problem').waitFor();
  await expectAccessible();
});

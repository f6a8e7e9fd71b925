import { expect, test } from '../../../tests/support/browser.ts';
import { givingOf, givingPermissions } from '../../../tests/support/giving-of.ts';

// What the reading of a statement asks, on a phone.

const SCREEN = '/dashboard/payments/import';

const fileOf = (lines: readonly string[], name = 'statement.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test('rows that are no money are passed over, one is left out, and a gap between balances is confirmed', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const { sourceLabel } = await givingOf(app);
  await page.setViewportSize({ width: 375, height: 800 });
  await signInAs(await app.addUser({ permissions: givingPermissions }), SCREEN);
  await page.getByLabel('Source').selectOption(sourceLabel);
  await page
    .getByLabel('Choose a file')
    .setInputFiles(
      fileOf([
        'Date,Name,Dr/Cr,Amount,State,Balance',
        '2026-11-13,Gap Grace,CR,500,Completed,1500',
        '2026-11-14,Gap Paper,DR,200,Completed,1300',
        '2026-11-14,Gap Failed,CR,900,Failed,1300',
        '2026-11-16,Gap Gerard,CR,400,Completed,2700',
      ]),
    );
  await expect(page.getByText('3 new payments, 0 already imported, 1 skipped')).toBeVisible();
  const button = page.getByRole('button', { name: /^Import \d/ });
  await expect(button).toBeDisabled();
  await expect(page.getByText('In 1 row the balance does not follow from the row before.')).toBeVisible();
  await expect(page.getByText('Row 5: the balance changes by 1,400.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Skipped: 1' }).click();
  await expect(page.getByText('The statement says “Failed”')).toBeVisible();
  await page.getByLabel('Rows are missing').check();
  await expect(button).toHaveText('Import 3 payments');
  await page.getByRole('button', { name: 'All rows: 4' }).click();
  await page.getByRole('button', { name: 'Leave out row 3' }).click();
  await expect(button).toHaveText('Import 2 payments');
  await expect(page.getByRole('button', { name: 'Include row 3 again' })).toBeVisible();
  await button.click();
  await expect(page.getByText('2 payments imported')).toBeVisible();
});

test('what the balance contradicts is not imported until the right column is pointed at', async ({
  page,
  app,
  signInAs,
}) => {
  const { sourceLabel } = await givingOf(app);
  await page.setViewportSize({ width: 375, height: 800 });
  await signInAs(await app.addUser({ permissions: givingPermissions }), SCREEN);
  await page.getByLabel('Source').selectOption(sourceLabel);
  await page
    .getByLabel('Choose a file')
    .setInputFiles(
      fileOf([
        'Date,Name,Amount,Dr/Cr,Balance',
        '2026-11-13,Sign Sarah,500,CR,1500',
        '2026-11-14,Sign Paper,200,DR,1300',
        '2026-11-15,Sign Samuel,300,CR,1600',
      ]),
    );
  await expect(page.getByText('The balances of the file agree with every row.')).toBeVisible();
  await page.getByLabel('What column 4, “Dr/Cr”, holds').selectOption('Not read');
  await expect(page.getByText('1 row cannot be read.')).toBeVisible();
  await expect(page.getByText('The balance contradicts this reading: it changes by -200 here.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  await page.getByLabel('What column 4, “Dr/Cr”, holds').selectOption('Money in or out');
  await page.getByRole('button', { name: 'Import 3 payments' }).click();
  await expect(page.getByText('3 payments imported')).toBeVisible();

  await page.goto(SCREEN);
  await page.getByLabel('Source').selectOption(sourceLabel);
  await page
    .getByLabel('Choose a file')
    .setInputFiles(
      fileOf([
        'Date,Name,Fee,Amount,Dr/Cr,Balance',
        '2026-11-17,Sign Simon,10,700,CR,2300',
        '2026-11-18,Sign Sonia,20,800,CR,3100',
      ]),
    );
  await expect(page.getByText('New: Fee')).toBeVisible();
  await expect(page.getByText('First check the columns and confirm them.')).toBeVisible();
  await page.getByRole('button', { name: 'The columns are correct' }).click();
  await page.getByRole('button', { name: 'Import 2 payments' }).click();
  await expect(page.getByText('2 payments imported')).toBeVisible();
});

test('money of which nothing says that it came in is not imported until somebody says it', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const { sourceLabel } = await givingOf(app);
  await page.setViewportSize({ width: 375, height: 800 });
  await signInAs(await app.addUser({ permissions: givingPermissions }), SCREEN);
  await page.getByLabel('Source').selectOption(sourceLabel);
  await page
    .getByLabel('Choose a file')
    .setInputFiles(
      fileOf([
        'Date,Transaction,Type,Amount',
        '2026-11-13,Unsigned Ursula,Payment received,500',
        '2026-11-14,Unsigned paper,Transfer sent,200',
      ]),
    );
  await expect(page.getByText('Nothing in this file says whether money came in or went out')).toBeVisible();
  await expect(page.getByText('First confirm that all of it is money in.')).toBeVisible();
  const button = page.getByRole('button', { name: /^Import \d/ });
  await expect(button).toBeDisabled();
  await expectAccessible();
  await page.getByRole('button', { name: 'Leave out row 3' }).click();
  await page.getByLabel('I have checked the rows: all of it is money in.').check();
  await expect(button).toHaveText('Import 1 payment');
  await button.click();
  await expect(page.getByText('1 payment imported')).toBeVisible();
});

import { expect, test } from '../../../tests/support/browser.ts';
import { givingOf, givingPermissions } from '../../../tests/support/giving-of.ts';
import { keyboardOf } from '../../../tests/support/keyboard.ts';
import { importStatement } from './import-statement.ts';

const SCREEN = '/dashboard/payments/import';

test('a wrong file is taken back by keyboard, and the other stays', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const { sourceName, source } = await givingOf(app);
  await page.setViewportSize({ width: 375, height: 800 });
  await importStatement(app, source, 'R1,2026-11-05,800,Right Rose,,');
  await importStatement(app, source, 'W1,2026-11-05,900,Wrong Wilson,,', 'W2,2026-11-06,901,Wrong Wanda,,');
  await signInAs(await app.addUser({ permissions: givingPermissions }), SCREEN);
  const { choose } = keyboardOf(page);
  const rows = page.getByRole('listitem').filter({ hasText: sourceName });
  await expect(rows).toHaveCount(2);
  const wrong = rows.first();
  await expect(wrong).toContainText('2 payments, none assigned or set aside');
  await choose(wrong.getByRole('button'));
  const question = page.getByRole('alertdialog', { name: 'Undo the import of “statement.csv”?' });
  await expect(question).toContainText('This removes 2 payments that are not assigned.');
  await expectAccessible();
  await expect(question.getByRole('button', { name: 'No, keep the payments' })).toBeFocused();
  await choose(question.getByRole('button', { name: 'Yes, undo the import' }));
  await expect(page.getByText('Import undone: 2 payments removed')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(/^\d+ statements? imported$/)).toBeFocused();
  await page.goto(`/dashboard/payments?search=Wrong`);
  await expect(page.getByText('No payments found')).toBeVisible();
});

test('without earlier imports the screen says so, and a failure can be tried again', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  await page.route('**/api/statements/?*', (route) =>
    route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
  );
  await signInAs(await app.addUser({ permissions: givingPermissions }), SCREEN);
  await expect(page.getByText('No statement has been imported yet.')).toBeVisible();
  await page.unroute('**/api/statements/?*');
  await page.route('**/api/statements/?*', (route) =>
    route.fulfill({ status: 503, json: { detail: 'The service is busy.' } }),
  );
  allowFaults(/status of 503/);
  await page.reload();
  await expect(page.getByText('Failed to load earlier imports')).toBeVisible();
  await page.unroute('**/api/statements/?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No statement has been imported yet.').or(page.getByText(/imported$/))).toBeVisible();
});

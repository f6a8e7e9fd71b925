import { staffAddresses } from '../../domain/addresses.ts';
import { expect, test } from '../support/browser.ts';

test('a list is filtered by a day with the day first, or from the calendar, and says what is no day', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), staffAddresses.audit);
  const from = page.getByLabel('From', { exact: true });
  await from.fill('03/11/2026');
  await expect(page).toHaveURL(/from=2026-11-03/);
  await from.fill('soon');
  await expect(page).not.toHaveURL(/from=/);
  await from.blur();
  await expect(from).toHaveAccessibleDescription('Write it as 27/11/2026.');
  await expectAccessible();
  await from.fill('4 November 2026');
  await from.blur();
  await expect(from).toHaveValue('04/11/2026');
  await expect(page).toHaveURL(/from=2026-11-04/);
  await page.reload();
  await expect(from).toHaveValue('04/11/2026');
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(from).toHaveValue('');
});

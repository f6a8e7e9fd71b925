import { adminSignInLink } from '../../server/identity/admin-cli.ts';
import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';
import type { TestApp } from '../support/test-app.ts';

/** The link that the command prints, as its path: the app's own address is another in each test. */
async function printedLink(app: TestApp, email?: string): Promise<string> {
  const lines = await adminSignInLink(app.services, email);
  return /\/autho\/link#\S+/.exec(lines.join('\n'))?.[0] ?? '';
}

/** A machine without a superuser. */
const withoutSuperuser = ({ services }: TestApp) =>
  services.db.updateTable('users').set({ is_superuser: false }).execute();

test('the link that the start prints makes the first account, and signs in', async ({ page, app, allowFaults }) => {
  allowFaults(/status of 400/);
  await withoutSuperuser(app);
  const link = await printedLink(app);
  await page.goto(link);
  await page.getByLabel('First Name').fill('Solange');
  await page.getByLabel('Last Name').fill('Iradukunda');
  await page.getByLabel('E-mail').fill('solange@example.org');
  await page.getByLabel('New Password').fill('solange-loves-tea');
  await page.getByLabel('Confirm Password').fill('solange-loves-tea');
  const make = page.getByRole('button', { name: 'Create the account' });
  await make.click();
  await expect(page.getByText('The password must not contain the e-mail address. Choose another.')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Solange');
  await expect(page.getByLabel('New Password')).toBeFocused();
  await page.getByLabel('New Password').fill('beans-and-maize-9');
  await page.getByLabel('Confirm Password').fill('beans-and-maize-9');
  await make.click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText('as solange@example.org')).toBeVisible();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.waitForURL(/adminDashboard/i);
  await expect(page.getByRole('button', { name: /Solange/ })).toBeVisible();

  await page.goto('/healthz');
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'This link is no longer valid. Create a new link on the server: intambwe admin sign-in-link',
  );
});

test('a link for an account sets a password and signs in, without any mail', async ({ page, app }) => {
  const user = await app.addUser();
  await page.goto(await printedLink(app, user.email));
  await expect(page.getByText(`For ${user.email}.`)).toBeVisible();
  await page.getByLabel('New Password').fill('beans-and-maize-9');
  await page.getByLabel('Confirm Password').fill('beans and maize');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('beans-and-maize-9');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.waitForURL(/adminDashboard/i);
});

testInEachLook('the first sign-in is accessible', async ({ page, app, expectAccessible }) => {
  await withoutSuperuser(app);
  await page.goto('/healthz');
  await page.goto(await printedLink(app));
  await page.getByRole('button', { name: 'Create the account' }).waitFor();
  await expectAccessible();
  await page.goto('/healthz');
  await page.goto(await printedLink(app, (await app.addUser()).email));
  await page.getByLabel('New Password').fill('beans-and-maize-9');
  await page.getByLabel('Confirm Password').fill('beans-and-maize-9');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await expectAccessible();
});

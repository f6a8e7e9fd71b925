import { expect, test } from '../support/browser.ts';

test('the password is hidden while it is typed, may be pasted, and is known to a password manager', async ({
  page,
}) => {
  await page.goto('/autho/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username');
  await page.getByLabel('E-mail').fill('a long password to be pasted 7');
  await page.getByLabel('E-mail').press('ControlOrMeta+A');
  await page.getByLabel('E-mail').press('ControlOrMeta+X');
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue('a long password to be pasted 7');
});

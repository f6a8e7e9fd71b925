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

test('a proxy that answers in place of the server: each step says so, and what was typed stays', async ({
  page,
  app,
  allowFaults,
}) => {
  allowFaults(/status of 502/);
  const user = await app.addUser();
  const badGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
  await page.goto('/autho/login');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.route('**/api/login/', (route) => route.fulfill(badGateway), { times: 1 });
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The server did not answer as it should. Try again in a few minutes.',
  );
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('One-time code').fill('123456');
  await page.route('**/api/verify-otp/', (route) => route.fulfill(badGateway));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid or expired OTP. Please try again.');
  await expect(page.getByLabel('One-time code')).toHaveValue('123456');
});

import { makeRecoveryCodes } from '../../server/identity/recovery-codes.ts';
import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';

test('changes one’s name, which the dashboard then calls one by', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser(), '/dashboard/profile');
  await page.getByLabel('First Name').fill('Nadège');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Nadège/ })).toBeVisible();
});

test('changes the password for whoever knows the old one, and signs out the others', async ({
  page,
  app,
  signInAs,
}) => {
  const user = await app.addUser();
  await app.signIn(user);
  await signInAs(user, '/dashboard/profile');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out the others' }).click();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();

  const change = page.getByRole('button', { name: 'Change Password' });
  await page.getByLabel('Current Password').fill(user.password);
  await page.getByLabel('New Password').fill('umuganda');
  await page.getByLabel('Confirm Password').fill('umuganda');
  await change.click();
  await expect(page.getByText('This password is too common. Please choose another.')).toBeVisible();
  await page.getByLabel('New Password').fill('beans-and-maize-9');
  await change.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('beans-and-maize-9');
  await change.click();
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('makes recovery codes for the paper, one of which signs in without the mail', async ({ page, app, signInAs }) => {
  const user = await app.addUser();
  await signInAs(user, '/dashboard/profile');
  await expect(page.getByText('You have no recovery codes.')).toBeVisible();
  await page.getByLabel('Your Password').fill(user.password);
  await page.getByRole('button', { name: 'Create 10 new codes' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allTextContents();
  await page.emulateMedia({ media: 'print' });
  await expect(codes.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/autho/login');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: /use a recovery code/i }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/adminDashboard/i);
});

test('says with a new password that there are no recovery codes, and makes new ones there', async ({
  page,
  app,
  signInAs,
}) => {
  const user = await app.addUser();
  await app.services.write(user.id, (unit) => makeRecoveryCodes(unit, user.id, app.services.config.secretKey));
  await signInAs(user, '/dashboard/profile');
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  await page.getByLabel('Current Password').fill(user.password);
  await page.getByLabel('New Password').fill('beans-and-maize-9');
  await page.getByLabel('Confirm Password').fill('beans-and-maize-9');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' });
  await expect(codes.getByRole('status')).toContainText('You have no recovery codes.');
  await codes.getByLabel('Your Password').fill('beans-and-maize-9');
  await codes.getByRole('button', { name: 'Create 10 new codes' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
});

test('a forgotten password is set anew with the link from the mail', async ({ page, app }) => {
  const user = await app.addUser();
  await page.goto('/autho/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  // The sign-in has a field of the same name: only when this screen is there is it the right one.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const answer =
    'Check your e-mail for a link to set a new password. If none arrives, this address may not belong to an account. Ask an administrator.';
  await expect(page.getByText(answer)).toBeVisible();
  const mail = await app.mailbox.take(user.email);
  const link = new URL(/https:\S+\/autho\/reset\S+/i.exec(mail.text ?? '')?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New Password').fill('beans-and-maize-9');
  await page.getByLabel('Confirm Password').fill('beans-and-maize-9');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible();
  await page.goto('/autho/reset');
  await expect(page.getByText('This link is no longer valid. Please request a new one.')).toBeVisible();
});

testInEachLook(
  'the profile and the ways to a password are accessible',
  async ({ page, app, signInAs, expectAccessible }) => {
    await signInAs(await app.addUser());
    for (const path of ['/dashboard/profile', '/autho/forgot', '/autho/reset?token=x', '/autho/invitation']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessible();
    }
  },
);

import { expect, test } from '../support/browser.ts';

test('another address asks for one’s password; the old one takes the change back', async ({
  page,
  app,
  signInAs,
  expectAccessible,
  allowFaults,
}) => {
  // The password is asked for, and a wrong one is typed.
  allowFaults(/status of 400/);
  const superuser = await app.addUser({ isSuperuser: true });
  const user = await app.addUser({ email: 'before@example.org' });
  await signInAs(superuser, `/dashboard/addUser/${user.id}`);
  await app.services.db.updateTable('sessions').set({ proven_at: null }).execute();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('after@example.org');
  const save = page.getByRole('button', { name: 'Update User' });
  const question = page.getByRole('dialog', { name: 'Enter your password' });
  await save.click();
  await expect(question).toContainText('Only the owner of this account may do this.');
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('after@example.org');
  await save.click();
  await question.getByLabel('Your password').fill('not this one');
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toContainText('The current password is wrong. Try again.');
  await question.getByLabel('Your password').fill(superuser.password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();

  const { text = '' } = await app.mailbox.take('before@example.org', 'Your e-mail address was changed');
  const [, path = ''] = /https:\/\/[^/]+(\/autho\/undo-address\S+)/.exec(text) ?? [];
  await page.goto(path);
  await page.getByRole('button', { name: 'Undo the change of e-mail address' }).click();
  await expect(page.getByText('The change is undone.')).toBeVisible();
  await expectAccessible();
  const { email } = await app.services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(email).toBe('before@example.org');
});

test('a clock that has leapt is told, and a superuser says that it is right', async ({ page, app, signInAs }) => {
  const { db, clock } = app.services;
  const checked_at = new Date(clock().getTime() - 20 * 24 * 3_600_000).toISOString();
  await db.updateTable('clock_checks').set({ checked_at }).execute();
  await signInAs(await app.addUser({ permissions: ['audit.view', 'settings.edit'] }));
  const panel = page.getByRole('region', { name: 'System Status' });
  await expect(panel).toContainText('the site deletes nothing by its age');
  await expect(panel.getByRole('button', { name: 'The clock is right' })).toHaveCount(0);
  await signInAs(await app.addUser({ isSuperuser: true }));
  await panel.getByRole('button', { name: 'The clock is right' }).click();
  await expect(panel).not.toContainText('the site deletes nothing by its age');
});

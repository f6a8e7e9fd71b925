import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';

test('tells in words what was changed, and finds it by person, resource, action, day and word', async ({
  page,
  app,
  signInAs,
}) => {
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user);
  const { access } = await app.signIn(user);
  const made = await app.call('POST', '/roles/', { name: 'Gardeners', description: '', is_active: true }, access);
  const { id } = await made.json();
  await app.call('PUT', `/roles/${id}/`, { name: 'Bean growers', description: '', is_active: true }, access);

  await page.goto('/dashboard/adminDashboard');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('Search the log').fill('Bean growers');
  const row = page.getByRole('row', { name: /changed the role “Bean growers”/ });
  await row.getByText('1 difference').click();
  await expect(row.getByText('Name changed from “Gardeners” to “Bean growers”.')).toBeVisible();

  await page.getByLabel('Area').selectOption('Roles');
  await page.getByLabel('Action').selectOption('Edit');
  await expect(page.getByText('Showing 1 to 1 of 1 entry')).toBeVisible();
  await page.getByLabel('From').fill('2026-11-21');
  await expect(page.getByText('No entries match your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(row).toBeVisible();
});

test('tells a change of permissions by what was added and taken away', async ({ page, app, signInAs }) => {
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user);
  const { access } = await app.signIn(user);
  const keepers = { name: 'Bee keepers', description: '', is_active: true };
  const made = await app.call('POST', '/roles/', { ...keepers, permissions: ['posts.view'] }, access);
  const { id } = await made.json();
  await app.call('PUT', `/roles/${id}/`, { ...keepers, permissions: ['events.view'] }, access);
  await page.goto('/dashboard/audit?search=Bee%20keepers');
  await page
    .getByRole('row', { name: /changed the role/ })
    .getByText('1 difference')
    .click();
  await expect(page.getByText('Permissions now include Events: view.')).toBeVisible();
  await expect(page.getByText('Permissions no longer include Blog posts: view.')).toBeVisible();
});

test('comes in pages, the newest first', async ({ page, app, signInAs }) => {
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user);
  const { access } = await app.signIn(user);
  for (let number = 1; number <= 21; number += 1) {
    await app.call('PUT', '/me/', { first_name: `Name ${number}`, last_name: 'Changed' }, access);
  }
  await page.goto(`/dashboard/audit?user=${user.id}&action=edit`);
  await expect(page.getByText('Showing 1 to 20 of 21 entries')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Showing 21 to 21 of 21 entries')).toBeVisible();
});

test('is not in the menu of those who may not read it', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['users.view'] }));
  await expect(page.getByRole('link', { name: 'User Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await page.goto('/dashboard/audit');
  await expect(page.getByText('Your account does not have permission to open this screen.')).toBeVisible();
});

testInEachLook('is accessible', async ({ page, app, signInAs, expectAccessible }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/audit');
  await page.waitForLoadState('networkidle');
  await expectAccessible();
});
